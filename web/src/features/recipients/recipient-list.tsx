import type { Recipient } from '@tuckaway/contract/recipients';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { EditableList } from '../../ui/editable-list.tsx';
import { DeleteRecipientDialog } from './delete-recipient-dialog.tsx';
import { EditRecipientForm } from './recipient-form.tsx';
import { useDeleteRecipient } from './use-recipient-changes.ts';

export function RecipientList({ recipients }: { recipients: readonly Recipient[] }) {
  const remove = useDeleteRecipient();
  return (
    <EditableList
      heading="All Recipients"
      items={recipients}
      labelOf={({ name }) => name}
      view={(recipient) => <RecipientLink recipient={recipient} />}
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

function RecipientLink({ recipient }: { recipient: Recipient }) {
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
        <span className="block text-sm text-ink-soft">{tallyOf(recipient)}</span>
      </span>
    </Link>
  );
}

function tallyOf({ plannedCount, givenCount }: Recipient): string {
  if (plannedCount + givenCount === 0) return 'Nothing tucked away yet';
  return `${plannedCount} tucked away · ${givenCount} given`;
}
