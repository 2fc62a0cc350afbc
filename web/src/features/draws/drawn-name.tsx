import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { refusalText } from '../../lib/api/refusal-text.ts';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { recipientsQuery } from '../recipients/recipients.queries.ts';
import { useDrawnName } from './use-draw-changes.ts';

/** The name that the user drew: shown on request, hidden again when the screen is left. */
export function DrawnName({ drawId }: { drawId: number }) {
  const { show } = useDrawnName(drawId);
  const failure = show.error && refusalText(show.error, 'That did not work. Please try again.');
  return (
    <section className="grid gap-3 rounded-lg bg-paper-sunk p-5">
      {show.data ? (
        <>
          <p className="text-sm text-ink-soft">You give to</p>
          <p className="wrap-anywhere font-heading text-2xl">{show.data.name}</p>
          {show.data.openedAt !== null && (
            <p className="text-sm text-ink-soft">First looked at on {formatDate(show.data.openedAt)}.</p>
          )}
          <AddToPeople drawId={drawId} name={show.data.name} addedRecipientId={show.data.recipientId} />
        </>
      ) : (
        <>
          <p>Only you see whom you drew.</p>
          <Button className="justify-self-start" loading={show.isPending} onClick={() => show.mutate()}>
            Show whom I drew
          </Button>
        </>
      )}
      {failure && <InlineError>{failure}</InlineError>}
    </section>
  );
}

interface AddToPeopleProps {
  drawId: number;
  name: string;
  addedRecipientId: number | null;
}

/** Adds the drawn person to People, as a new or an existing recipient, with budget and day. */
function AddToPeople({ drawId, name, addedRecipientId }: AddToPeopleProps) {
  const { keep } = useDrawnName(drawId);
  const { data: people = [] } = useQuery(recipientsQuery(useUserId()));
  const [choice, setChoice] = useState('');
  const recipientId = keep.data?.recipientId ?? addedRecipientId;
  if (recipientId !== null) {
    return (
      <Link to={paths.recipient(recipientId)} className="link justify-self-start">
        Open {name} in my people
      </Link>
    );
  }
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
      <SelectField
        label="In my people"
        value={choice}
        options={[
          { value: '', label: `${name}, as somebody new` },
          ...people.map((person) => ({ value: String(person.id), label: person.name })),
        ]}
        onValueChange={setChoice}
      />
      <Button
        loading={keep.isPending}
        onClick={() => keep.mutate(choice === '' ? { name } : { id: Number(choice) })}
      >
        Take into my people
      </Button>
      {keep.error && (
        <InlineError className="sm:col-span-2">
          {refusalText(keep.error, 'That did not work. Please try again.')}
        </InlineError>
      )}
    </div>
  );
}
