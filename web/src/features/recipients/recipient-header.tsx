import type { Recipient } from '@tuckaway/contract/recipients';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ArrowLeftIcon, PencilIcon, TrashIcon } from '../../ui/icons.tsx';
import { DeleteRecipientDialog } from './delete-recipient-dialog.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import { useChangeRecipient, useDeleteRecipient } from './use-recipient-changes.ts';

/** A person at the top of their own page, with their name standing on the shelf. */
export function RecipientHeader({ recipient }: { recipient: Recipient }) {
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const change = useChangeRecipient();
  const close = () => {
    flushSync(() => setIsEditing(false));
    editButton.current?.focus();
  };
  return (
    <header className="shelf-line mb-10 pb-5">
      <Link
        to={paths.recipients}
        className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-sm font-medium hover:bg-paper-sunk"
      >
        <ArrowLeftIcon /> Recipients
      </Link>
      <div className="flex items-center gap-4 sm:gap-5">
        <Avatar name={recipient.name} className="size-16 text-xl sm:size-20 sm:text-2xl" />
        <div className="min-w-0 grow">
          <h1 className="wrap-anywhere">{recipient.name}</h1>
          {recipient.email && <p className="mt-1 wrap-anywhere text-ink-soft">{recipient.email}</p>}
        </div>
        <div className="-mr-3 flex shrink-0 flex-col self-start sm:flex-row sm:self-center">
          <IconButton ref={editButton} label={`Edit ${recipient.name}`} onClick={() => setIsEditing(true)}>
            <PencilIcon />
          </IconButton>
          <DeleteButton recipient={recipient} />
        </div>
      </div>
      {isEditing && (
        <RecipientFields
          initial={recipient}
          className="mt-5 flex flex-wrap items-start gap-3"
          onCancel={close}
          onSubmit={(draft) => {
            close();
            change.mutate({ id: recipient.id, draft });
          }}
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
      )}
    </header>
  );
}

function DeleteButton({ recipient }: { recipient: Recipient }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteRecipient();
  const navigate = useNavigate();
  return (
    <>
      <IconButton
        label={`Delete ${recipient.name}`}
        className="hover:text-red"
        onClick={() => setIsAsking(true)}
      >
        <TrashIcon />
      </IconButton>
      <DeleteRecipientDialog
        recipient={recipient}
        open={isAsking}
        onOpenChange={setIsAsking}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(recipient, {
            onSuccess: () => void navigate(paths.recipients, { replace: true }),
            onError: () => setIsAsking(false),
          })
        }
      />
    </>
  );
}
