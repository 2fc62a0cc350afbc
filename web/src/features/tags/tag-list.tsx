import type { TagInUse } from '@tuckaway/contract/gifts/tags';
import { plural } from '../../lib/format.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ChipLink } from '../../ui/inputs/chip-link.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { EditableList } from '../../ui/layout/editable-list.tsx';
import { RenameTagForm } from './tag-form.tsx';
import { useDeleteTag } from './use-tag-changes.ts';

export function TagList({ tags }: { tags: readonly TagInUse[] }) {
  const remove = useDeleteTag();
  return (
    <EditableList
      heading="All Tags"
      items={tags}
      labelOf={({ name }) => `tag ${name}`}
      view={(tag) => (
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
          <ChipLink to={paths.tag(tag.id)}>{tag.name}</ChipLink>
          <span className="text-sm text-ink-soft">{usageOf(tag)}</span>
        </div>
      )}
      editForm={(tag, onClose) => <RenameTagForm tag={tag} onClose={onClose} />}
      deleteDialog={(dialog, tag, onConfirm) => (
        <ConfirmDialog
          {...dialog}
          title="Delete tag"
          text="Are you sure you want to delete this tag?"
          confirmLabel="Delete"
          busyLabel="Deleting..."
          onConfirm={onConfirm}
        >
          <p className="mt-3 wrap-anywhere">{lossOf(tag)}</p>
        </ConfirmDialog>
      )}
      onDelete={remove.mutate}
    />
  );
}

const usageOf = ({ giftCount }: TagInUse) =>
  giftCount === 0 ? 'Not on any gift yet' : `On ${giftCount} ${plural(giftCount, 'gift')}`;

function lossOf({ name, giftCount }: TagInUse): string {
  if (giftCount === 0) return `"${name}" is not on any gift. Nothing else will be lost.`;
  return `"${name}" will come off ${giftCount} ${plural(giftCount, 'gift')}. The ${plural(giftCount, 'gift itself stays', 'gifts themselves stay')}.`;
}
