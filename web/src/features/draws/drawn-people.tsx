import type { Draw, DrawPerson } from '@tuckaway/contract/sharing/draws';
import { useState } from 'react';
import { refusalText } from '../../lib/api/refusal-text.ts';
import { plural } from '../../lib/format.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { MailIcon } from '../../ui/graphics/icons.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { useDrawChanges } from './draws.queries.ts';
import { copyText } from '../../ui/feedback/copy-text.ts';

function stateOf({ isMe, openedAt, mailedAt, hasLink }: DrawPerson): string {
  if (openedAt !== null) return 'Has looked';
  if (isMe) return 'Your own';
  if (mailedAt !== null) return 'Link mailed';
  return hasLink ? 'Link made' : 'No link yet';
}

/** Participants with their links, and whether they opened them. Never the drawn names. */
export function DrawnPeople({ draw }: { draw: Draw }) {
  const [shown, setShown] = useState<{ id: number; link: string }>();
  const { makePersonalLink, mail } = useDrawChanges(draw.id);
  const waiting = draw.people.filter((one) => one.email !== null && !one.isMe && one.mailedAt === null);
  const sendAll = () =>
    mail.mutate(
      waiting.map(({ id }) => id),
      {
        onSuccess: ({ notSentIds }) => {
          const sent = waiting.length - notSentIds.length;
          if (notSentIds.length === 0) return toast.success(`${sent} ${plural(sent, 'link')} mailed`);
          toast.error(
            `${sent} mailed, ${notSentIds.length} not. Please try those again, or copy their links.`,
          );
        },
      },
    );
  const make = ({ id }: DrawPerson) =>
    makePersonalLink.mutate(id, {
      onSuccess: (made) => {
        setShown({ id, link: made.link });
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
        {draw.canMail && waiting.length > 0 && (
          <Button loading={mail.isPending} onClick={sendAll}>
            <MailIcon /> Mail {waiting.length} {plural(waiting.length, 'link')}
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
                  {stateOf(person)}
                  {person.email !== null && ` · ${person.email}`}
                </p>
              </div>
              <PersonLink
                person={person}
                canMail={draw.canMail}
                onMake={make}
                onMail={(id) => mail.mutate([id])}
              />
            </div>
            {shown?.id === person.id && (
              <TextField
                label={`Link for ${person.name}`}
                hint="Send it to them now: it is shown only this once."
                readOnly
                value={shown.link}
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
  onMake: (person: DrawPerson) => void;
  onMail: (id: number) => void;
}

/** A new link replaces the one before. After the draw was opened, it is only mailed to the participant. */
function PersonLink({ person, canMail, onMake, onMail }: PersonLinkProps) {
  const { id, isMe, email, openedAt, mailedAt, hasLink, name } = person;
  if (isMe) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {canMail && email !== null && mailedAt !== null && (
        <Button variant="secondary" size="sm" aria-label={`Mail again to ${name}`} onClick={() => onMail(id)}>
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
