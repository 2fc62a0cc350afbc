import type { CoEditing } from '@tuckaway/contract/sharing/co-editing';
import { useDialog, type DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { Avatar } from '../../ui/graphics/avatar.tsx';
import { CloseIcon } from '../../ui/graphics/icons.tsx';
import { IconButton } from '../../ui/inputs/icon-button.tsx';
import { RemovePersonDialog } from '../invitations/remove-person-dialog.tsx';
import { useEditorChanges } from './use-editor-changes.ts';

interface Editor {
  id: number;
  name: string;
}

/** Editors of a list; its owner can remove others. */
export function Editors({ giftListId, coEditing }: { giftListId: number; coEditing: CoEditing }) {
  const removal = useDialog<Editor>();
  return (
    <>
      <ul aria-label="Who edits this list" className="flex flex-wrap gap-x-4 gap-y-2">
        {coEditing.editors.map(({ id, name, isOwner, isMe }) => (
          <li key={id} className="flex min-w-0 items-center gap-2">
            <Avatar name={name} className="size-8 text-xs" />
            <span className="min-w-0 wrap-anywhere">
              {isMe ? 'You' : name}
              {isOwner && !isMe && <span className="text-sm text-ink-soft"> made it</span>}
            </span>
            {coEditing.isOwner && id !== null && (
              <IconButton
                label={`Take ${name} out`}
                className="-ml-1.5 text-ink-soft"
                onClick={() => removal.open({ id, name })}
              >
                <CloseIcon className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {removal.render((state, editor) => (
        <RemoveEditorDialog {...state} giftListId={giftListId} editor={editor} />
      ))}
    </>
  );
}

interface RemoveEditorDialogProps extends DialogState {
  giftListId: number;
  editor: Editor;
}

function RemoveEditorDialog({ giftListId, editor, ...dialog }: RemoveEditorDialogProps) {
  const { removeEditor } = useEditorChanges(giftListId);
  return (
    <RemovePersonDialog
      {...dialog}
      person={editor}
      text={`${editor.name} can no longer change the list, and the gifts that ${editor.name} made leave it. Curated gifts stay. The invitation ends.`}
      remove={removeEditor}
    />
  );
}
