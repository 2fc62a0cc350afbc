import type { Draw, DrawPerson } from '@tuckaway/contract/sharing/draws';
import { useState } from 'react';
import { refusalText } from '../../lib/api/refusal-text.ts';
import { plural } from '../../lib/format.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { MailIcon } from '../../ui/graphics/icons.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { useDrawChanges } from './use-draw-changes.ts';
import { copyText } from '../../ui/feedback/copy-text.ts';

function linkStateOf({ isMe, openedAt, mailedAt, hasLink }: DrawPerson): string {
  if (openedAt !== null) return 'Has looked';
  if (isMe) return 'Your own';
  if (mailedAt !== null) return 'Link mailed';
  return hasLink ? 'Link made' : 'No link yet';
}

/** Participants with their links, and whether they opened them. Never the drawn names. */
export function ParticipantLinks({ draw }: { draw: Draw }) {
  const [newLink, setNewLink] = useState<{ id: number; link: string }>();
  const { makePersonalLink, mail } = useDrawChanges(draw.id);
  const unsent = draw.people.filter((one) => one.email !== null && !one.isMe && one.mailedAt === null);
  const mailTo = (people: readonly DrawPerson[]) =>
    mail.mutate(
      people.map(({ id }) => id),
      {
        onSuccess: ({ notSentIds }) => {
          const sent = people.length - notSentIds.length;
          if (notSentIds.length === 0) return toast.success(`${sent} ${plural(sent, 'link')} mailed`);
          toast.error(
            `${sent} mailed, ${notSentIds.length} not. Please try those again, or copy their links.`,
          );
        },
      },
    );
  const isMailingTo = (people: readonly DrawPerson[]) =>
    mail.isPending && people.some(({ id }) => mail.variables.includes(id));
  const makeLink = ({ id }: DrawPerson) =>
    makePersonalLink.mutate(id, {
      onSuccess: (made) => {
        setNewLink({ id, link: made.link });
        void copyText(made.link);
      },
    });
  const error = makePersonalLink.error ?? mail.error;
  return (
    <section aria-labelledby="draw-people">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="draw-people" className="text-xl">
          Everybody’s link
        </h2>
        {draw.canMail && unsent.length > 0 && (
          <Button loading={isMailingTo(unsent)} disabled={mail.isPending} onClick={() => mailTo(unsent)}>
            <MailIcon /> Mail {unsent.length} {plural(unsent.length, 'link')}
          </Button>
        )}
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        Each opens their own page, without an account. The name is on the page, never in a mail.
      </p>
      {error && (
        <InlineError className="mt-3">
          {refusalText(error, 'That did not work. Please try again.')}
        </InlineError>
      )}
      <ul className="mt-4 divide-y border-y">
        {draw.people.map((person) => (
          <li key={person.id} className="grid gap-2 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <div className="min-w-0 grow basis-40">
                <p className="wrap-anywhere font-medium">{person.name}</p>
                <p className="wrap-anywhere text-sm text-ink-soft">
                  {linkStateOf(person)}
                  {person.email !== null && ` · ${person.email}`}
                </p>
              </div>
              <PersonLink
                person={person}
                canMail={draw.canMail}
                isMailing={isMailingTo([person])}
                // One mail at a time: only the last call reports its result.
                isMailDisabled={mail.isPending}
                onMake={makeLink}
                onMail={() => mailTo([person])}
              />
            </div>
            {newLink?.id === person.id && (
              <TextField
                label={`Link for ${person.name}`}
                hint="Send it to them now: it is shown only this once."
                readOnly
                value={newLink.link}
                onFocus={(event) => event.target.select()}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PersonLinkProps {
  person: DrawPerson;
  canMail: boolean;
  isMailing: boolean;
  isMailDisabled: boolean;
  onMake: (person: DrawPerson) => void;
  onMail: () => void;
}

/** Actions for one participant's link. Once opened, it is only mailed, so that the organiser does not get a copy. */
function PersonLink({ person, canMail, isMailing, isMailDisabled, onMake, onMail }: PersonLinkProps) {
  const { isMe, email, openedAt, mailedAt, hasLink, name } = person;
  if (isMe) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {canMail && email !== null && mailedAt !== null && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Mail again to ${name}`}
          loading={isMailing}
          disabled={isMailDisabled}
          onClick={onMail}
        >
          Mail again
        </Button>
      )}
      {(openedAt === null || email === null) && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${hasLink ? 'New link' : 'Copy link'} for ${name}`}
          onClick={() => onMake(person)}
        >
          {hasLink ? 'New link' : 'Copy link'}
        </Button>
      )}
    </div>
  );
}
