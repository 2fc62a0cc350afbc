import type { Recipient } from '@tuckaway/contract/people/recipients';
import type { DayOccurrence } from '@tuckaway/contract/people/recipient-days';
import { useState } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { Avatar } from '../../ui/graphics/avatar.tsx';
import { EditableList } from '../../ui/layout/editable-list.tsx';
import { Link } from 'react-router';
import { NextDay } from '../recipient-days/next-day.tsx';
import type { NextDays } from '../recipient-days/recipient-days.queries.ts';
import { DeleteRecipientDialog } from './delete-recipient-dialog.tsx';
import { PeopleTools } from './people-tools.tsx';
import { arrangePeople, usePeopleView } from './people-order.ts';
import { EditRecipientForm } from './recipient-form.tsx';
import { useDeleteRecipient } from './use-recipient-changes.ts';

interface RecipientListProps {
  recipients: readonly Recipient[];
  nextDays: NextDays;
}

export function RecipientList({ recipients, nextDays }: RecipientListProps) {
  const remove = useDeleteRecipient();
  const { view, change } = usePeopleView();
  const [text, setText] = useState('');
  const shown = arrangePeople(recipients, nextDays, { ...view, text });
  const emptyText = text.trim() ? `Nobody here is called “${text.trim()}”.` : 'Nobody matches these filters.';
  return (
    <EditableList
      heading="All Recipients"
      count={recipients.length}
      items={shown}
      tools={
        recipients.length > 1 && (
          <PeopleTools people={recipients} nextDays={nextDays} {...{ text, setText, view, change }} />
        )
      }
      emptyText={emptyText}
      labelOf={({ name }) => name}
      view={(recipient) => <RecipientLink recipient={recipient} next={nextDays.get(recipient.id)} />}
      editForm={(recipient, onClose) => (
        <EditRecipientForm recipient={recipient} onClose={onClose} className="py-4" />
      )}
      deleteDialog={(dialog, recipient, onConfirm) => (
        <DeleteRecipientDialog {...dialog} recipient={recipient} onConfirm={onConfirm} />
      )}
      onDelete={remove.mutate}
    />
  );
}

/** One person in one or two lines. */
function RecipientLink({ recipient, next }: { recipient: Recipient; next: DayOccurrence | undefined }) {
  return (
    <Link
      to={paths.recipient(recipient.id)}
      className="group -ml-2 flex min-h-14 min-w-0 grow items-center gap-3 rounded-md px-2 py-1.5 hover:bg-paper-sunk"
    >
      <Avatar name={recipient.name} className="size-10 text-sm" />
      <span className="min-w-0 grow sm:flex sm:items-center sm:gap-4">
        <span className="block min-w-0 sm:grow sm:basis-0">
          <span className="block leading-snug font-semibold whole-words group-hover:text-green">
            {recipient.name}
          </span>
          <span className="block truncate text-sm text-ink-soft">
            {recipient.email && (
              <>
                <span>{recipient.email}</span>
                <span aria-hidden="true" className={next && 'max-sm:hidden'}>
                  {' · '}
                </span>
              </>
            )}
            <span className={next && 'max-sm:hidden'}>{tallyOf(recipient)}</span>
          </span>
        </span>
        {next && <NextDay next={next} className="my-0.5 sm:grow sm:basis-0 sm:justify-end sm:text-right" />}
      </span>
    </Link>
  );
}

function tallyOf({ plannedCount, givenCount }: Recipient): string {
  if (plannedCount + givenCount === 0) return 'Nothing tucked away yet';
  return `${plannedCount} tucked away · ${givenCount} given`;
}
