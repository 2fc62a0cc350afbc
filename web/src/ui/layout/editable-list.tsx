import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../inputs/icon-button.tsx';
import { PencilIcon, TrashIcon } from '../graphics/app-icons.tsx';
import { useDialog, type DialogState } from '../dialogs/use-dialog.tsx';
import { useInPlaceForm } from '../hooks/use-in-place-form.ts';

interface RowParts<Item> {
  /** Name of an item, for 'Edit {label}' and 'Delete {label}'. */
  labelOf: (item: Item) => string;
  view: (item: Item) => ReactNode;
  editForm: (item: Item, onClose: () => void) => ReactNode;
  /** Whether the buttons are stacked on phones, for tall rows. */
  tall?: boolean;
}

interface EditableListProps<Item> extends RowParts<Item> {
  heading: string;
  items: readonly Item[];
  /** Number in the heading, if `items` are filtered. */
  count?: number;
  /** Content between the heading and the rows, e.g. a search. */
  tools?: ReactNode;
  /** Text if there are no items. */
  emptyText?: string;
  /** Dialog that asks before an item is deleted. */
  deleteDialog: (dialog: DialogState, item: Item, onConfirm: () => void) => ReactNode;
  onDelete: (item: Item, options: { onSettled: () => void }) => void;
}

/** List whose rows are edited in place and deleted after a question. */
export function EditableList<Item extends { id: number }>({
  heading,
  items,
  count = items.length,
  tools,
  emptyText,
  deleteDialog,
  onDelete,
  ...parts
}: EditableListProps<Item>) {
  const headingId = useId();
  const dialog = useDialog<Item>();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className="mb-3 outline-none">
        {heading} ({count})
      </h2>
      {tools}
      <p role="status" className="text-ink-soft empty:hidden">
        {items.length === 0 && emptyText}
      </p>
      <ul
        aria-labelledby={headingId}
        className="divide-y rounded-lg border bg-card px-4 empty:hidden sm:px-5"
      >
        {items.map((item) => (
          <li key={item.id}>
            <Row {...parts} item={item} onDelete={() => dialog.open(item)} />
          </li>
        ))}
      </ul>
      {dialog.render((state, item) =>
        deleteDialog(state, item, () => {
          state.onOpenChange(false);
          // Moves the focus, because the focused button is removed with its row.
          onDelete(item, { onSettled: () => document.getElementById(headingId)?.focus() });
        }),
      )}
    </section>
  );
}

interface RowProps<Item> extends RowParts<Item> {
  item: Item;
  onDelete: () => void;
}

function Row<Item>({ item, labelOf, view, editForm, tall = false, onDelete }: RowProps<Item>) {
  const { isOpen, open, close, opener } = useInPlaceForm();
  if (isOpen) return editForm(item, close);
  return (
    <div className="flex min-h-16 items-center gap-1 py-2">
      {view(item)}
      <div className={cx('flex shrink-0 gap-1', tall && 'max-sm:-mr-2 max-sm:flex-col')}>
        <IconButton ref={opener} label={`Edit ${labelOf(item)}`} onClick={open}>
          <PencilIcon />
        </IconButton>
        <IconButton label={`Delete ${labelOf(item)}`} className="hover:text-red" onClick={onDelete}>
          <TrashIcon />
        </IconButton>
      </div>
    </div>
  );
}
