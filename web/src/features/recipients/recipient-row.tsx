import type { Recipient, RecipientDraft } from '@tuckaway/contract/recipients';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PencilIcon, TrashIcon } from '../../ui/icons.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import { useChangeRecipient } from './use-recipient-changes.ts';

export interface RecipientRowProps {
  recipient: Recipient;
  onDelete: () => void;
}

export function RecipientRow({ recipient, onDelete }: RecipientRowProps) {
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const change = useChangeRecipient();

  const close = () => {
    flushSync(() => setIsEditing(false));
    editButton.current?.focus();
  };
  const save = (draft: RecipientDraft) => {
    close();
    change.mutate({ id: recipient.id, draft });
  };

  if (isEditing) {
    return (
      <RecipientFields
        initial={recipient}
        onSubmit={save}
        onCancel={close}
        className="flex flex-wrap items-start gap-3 py-4"
      >
        {(canSubmit) => (
          <>
            <Button type="submit" disabled={!canSubmit}>
              Save
            </Button>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
          </>
        )}
      </RecipientFields>
    );
  }
  return (
    <div className="flex items-center gap-1 py-2">
      <RecipientLink recipient={recipient} />
      <IconButton ref={editButton} label={`Edit ${recipient.name}`} onClick={() => setIsEditing(true)}>
        <PencilIcon />
      </IconButton>
      <IconButton label={`Delete ${recipient.name}`} className="hover:text-red" onClick={onDelete}>
        <TrashIcon />
      </IconButton>
    </div>
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
        <span className="block font-heading text-lg leading-snug wrap-anywhere group-hover:text-green">
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
