import type { Recipient } from '@tuckaway/contract/people/recipients';
import type { ReactNode, RefObject } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { Avatar } from '../../ui/graphics/avatar.tsx';
import { IconButton } from '../../ui/inputs/icon-button.tsx';
import { MoreIcon, PencilIcon, TrashIcon } from '../../ui/graphics/app-icons.tsx';
import { BackLink } from '../../ui/layout/back.tsx';
import { Menu, MenuItem } from '../../ui/inputs/menu.tsx';
import { useDialog } from '../../ui/dialogs/use-dialog.tsx';
import { useInPlaceForm } from '../../ui/hooks/use-in-place-form.ts';
import { DeleteRecipientDialog } from './delete-recipient-dialog.tsx';
import { EditRecipientForm } from './recipient-form.tsx';
import { useDeleteRecipient } from './use-recipient-changes.ts';

interface RecipientHeaderProps {
  recipient: Recipient;
  nextDay?: ReactNode;
  /** Further consequence of deleting the recipient, shown in the question. */
  deleteNote?: string | undefined;
}

/** Header of a recipient's page: name, next day, and a menu. */
export function RecipientHeader({ recipient, nextDay, deleteNote }: RecipientHeaderProps) {
  const { isOpen, open, close, opener } = useInPlaceForm();
  return (
    <header className="shelf-line mb-10 pb-5">
      <div className="mb-3">
        <BackLink to={paths.recipients} text="People" />
      </div>
      <div className="flex items-center gap-4 sm:gap-5">
        <Avatar name={recipient.name} className="size-16 text-xl max-sm:self-start sm:size-20 sm:text-2xl" />
        <div className="min-w-0 grow">
          <h1 className="whole-words max-sm:text-2xl">{recipient.name}</h1>
          {recipient.email && <p className="mt-1 wrap-anywhere text-ink-soft">{recipient.email}</p>}
          {nextDay}
        </div>
        <PersonMenu {...{ recipient, deleteNote }} onEdit={open} menuButton={opener} />
      </div>
      {isOpen && <EditRecipientForm recipient={recipient} onClose={close} className="mt-5" />}
    </header>
  );
}

interface PersonMenuProps {
  recipient: Recipient;
  deleteNote: string | undefined;
  onEdit: () => void;
  menuButton: RefObject<HTMLButtonElement | null>;
}

function PersonMenu({ recipient, deleteNote, onEdit, menuButton }: PersonMenuProps) {
  const dialog = useDialog();
  const remove = useDeleteRecipient();
  const navigate = useNavigate();
  return (
    <>
      <Menu
        trigger={
          <IconButton ref={menuButton} label={`More: ${recipient.name}`} className="-mr-2 self-start">
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem icon={<PencilIcon />} onSelect={onEdit}>
          Edit name and email
        </MenuItem>
        <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => dialog.open()}>
          Delete {recipient.name}
        </MenuItem>
      </Menu>
      {dialog.render((state) => (
        <DeleteRecipientDialog
          {...state}
          recipient={recipient}
          note={deleteNote}
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(recipient, {
              onSuccess: () => void navigate(paths.recipients, { replace: true }),
              onError: () => state.onOpenChange(false),
            })
          }
        />
      ))}
    </>
  );
}
