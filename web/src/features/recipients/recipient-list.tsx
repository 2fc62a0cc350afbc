import type { Recipient } from '@tuckaway/contract/recipients';
import type { UpcomingDay } from '@tuckaway/contract/recipient-days';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { EditableList } from '../../ui/editable-list.tsx';
import { Link } from '../../ui/link.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { NextDay } from '../recipient-days/next-day.tsx';
import type { NextDays } from '../recipient-days/recipient-days.queries.ts';
import { DeleteRecipientDialog } from './delete-recipient-dialog.tsx';
import { arrangePeople, usePeopleOrder, type PeopleOrder } from './people-order.ts';
import { EditRecipientForm } from './recipient-form.tsx';
import { useDeleteRecipient } from './use-recipient-changes.ts';

interface RecipientListProps {
  recipients: readonly Recipient[];
  nextDays: NextDays;
}

export function RecipientList({ recipients, nextDays }: RecipientListProps) {
  const remove = useDeleteRecipient();
  const { order, choose } = usePeopleOrder();
  const [text, setText] = useState('');
  const shown = arrangePeople(recipients, nextDays, { order, text });
  return (
    <EditableList
      heading="All Recipients"
      tall
      count={recipients.length}
      items={shown}
      tools={recipients.length > 1 && <ListTools {...{ text, setText, order, choose }} />}
      none={`Nobody here is called “${text.trim()}”.`}
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

const ORDERS: readonly { value: PeopleOrder; label: string }[] = [
  { value: 'next-day', label: 'Next day first' },
  { value: 'name', label: 'By name' },
];

interface ListToolsProps {
  text: string;
  setText: (text: string) => void;
  order: PeopleOrder;
  choose: (order: PeopleOrder) => void;
}

function ListTools({ text, setText, order, choose }: ListToolsProps) {
  return (
    <div role="search" aria-label="People" className="mb-4 flex flex-wrap gap-3">
      <TextField
        type="search"
        label="Search people"
        labelHidden
        placeholder="Search people..."
        autoComplete="off"
        className="min-w-48 grow"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SelectField label="Order" labelHidden value={order} options={ORDERS} onValueChange={choose} />
    </div>
  );
}

function RecipientLink({ recipient, next }: { recipient: Recipient; next: UpcomingDay | undefined }) {
  return (
    <Link
      to={paths.recipient(recipient.id)}
      className="group -ml-2 flex min-h-16 min-w-0 grow items-center gap-4 rounded-md px-2 py-2 hover:bg-paper-sunk"
    >
      <Avatar name={recipient.name} />
      <span className="min-w-0">
        <span className="block font-heading text-lg leading-snug whole-words group-hover:text-green">
          {recipient.name}
        </span>
        {recipient.email && (
          <span className="block text-sm wrap-anywhere text-ink-soft">{recipient.email}</span>
        )}
        {next && <NextDay next={next} className="my-0.5" />}
        <span className="block text-sm text-ink-soft">{tallyOf(recipient)}</span>
      </span>
    </Link>
  );
}

function tallyOf({ plannedCount, givenCount }: Recipient): string {
  if (plannedCount + givenCount === 0) return 'Nothing tucked away yet';
  return `${plannedCount} tucked away · ${givenCount} given`;
}
