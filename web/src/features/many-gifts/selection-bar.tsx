import { useEffect, type ReactNode } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { ListPlusIcon, PeopleIcon, TagIcon, TrashIcon } from '../../ui/graphics/app-icons.tsx';
import { CheckIcon, CloseIcon } from '../../ui/graphics/icons.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Menu, MenuItem } from '../../ui/inputs/menu.tsx';
import type { Choice } from '../../ui/dialogs/choose-one-dialog.tsx';
import { useDialog } from '../../ui/dialogs/use-dialog.tsx';
import { useBulkChanges, type BulkAction } from './use-bulk-changes.ts';
import type { Selection } from './use-selection.ts';

// Loaded when first opened.
const BulkTargetDialog = lazyDialog(async () => (await import('./bulk-target-dialog.tsx')).BulkTargetDialog);

interface SelectionBarProps {
  selection: Selection;
  /** "Remove", "Remove from list", "Remove tag". */
  removeLabel: string;
  onRemove: (changes: ReturnType<typeof useBulkChanges>, giftIds: number[]) => Promise<boolean>;
}

/** Bulk actions for the selected gifts. The bar is shown until Done or Escape. */
export function SelectionBar({ selection, removeLabel, onRemove }: SelectionBarProps) {
  const { isSelecting, ids, end, selectAll } = selection;
  const changes = useBulkChanges();
  const dialog = useDialog<BulkAction>();
  useEscape(isSelecting, end);
  if (!isSelecting) return null;
  const giftIds = [...ids];
  const isEmpty = giftIds.length === 0;
  return (
    <Bar>
      <p role="status" className="tabular mr-auto pl-1 text-sm font-semibold">
        {giftIds.length} selected
        {selection.isFull && <span className="font-normal text-ink-soft"> (as many as fit)</span>}
      </p>
      <Button size="sm" variant="quiet" onClick={selectAll}>
        Select all
      </Button>
      <Button size="sm" variant="quiet" onClick={end}>
        <CloseIcon /> Done
      </Button>
      <div className="flex basis-full gap-2 *:grow sm:basis-auto max-sm:flex-wrap">
        <Button size="sm" variant="secondary" disabled={isEmpty} onClick={() => dialog.open('addToList')}>
          <ListPlusIcon /> Add to list
        </Button>
        <Button size="sm" variant="secondary" disabled={isEmpty} onClick={() => dialog.open('tag')}>
          <TagIcon /> Tag
        </Button>
        <Button size="sm" variant="secondary" disabled={isEmpty} onClick={() => dialog.open('giveTo')}>
          <PeopleIcon /> Give to
        </Button>
        <Menu
          trigger={
            <Button size="sm" variant="secondary" disabled={isEmpty}>
              <CheckIcon /> Mark as
            </Button>
          }
        >
          <MenuItem onSelect={() => dialog.open('markBought')}>Bought for…</MenuItem>
          <MenuItem onSelect={() => dialog.open('markGiven')}>Given to…</MenuItem>
        </Menu>
        <Button
          size="sm"
          variant="secondary"
          className="hover:text-red"
          disabled={isEmpty}
          onClick={() => void onRemove(changes, giftIds)}
        >
          <TrashIcon /> {removeLabel}
        </Button>
      </div>
      {dialog.render((state, action) => (
        <BulkTargetDialog
          {...state}
          action={action}
          count={giftIds.length}
          onChoose={(choice: Choice) => void changes[action](giftIds, choice)}
        />
      ))}
    </Bar>
  );
}

/** First in the tab order, and fixed at the bottom of the screen, so that nothing moves when it appears. */
const Bar = ({ children }: { children: ReactNode }) => (
  <section
    aria-label="Selected gifts"
    className="fixed inset-x-0 bottom-(--bottom-bar) z-30 border-t bg-card shadow-float md:bottom-0"
  >
    <div className="page flex flex-wrap items-center gap-2 py-2.5">{children}</div>
  </section>
);

function useEscape(isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const leave = (event: KeyboardEvent) => {
      const isInDialog = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]');
      if (event.key === 'Escape' && !event.defaultPrevented && !isInDialog) onEscape();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isActive, onEscape]);
}
