import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import type { DialogState } from '../../../ui/dialogs/use-dialog.tsx';

const SHORTCUTS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['/'], does: 'Go to the search box' },
  { keys: ['Ctrl K', '⌘ K'], does: 'Jump to a person, a list, a tag or an action' },
  { keys: ['Ctrl V', '⌘ V'], does: 'Make a gift of the link that was copied' },
  { keys: ['?'], does: 'Show these shortcuts' },
  { keys: ['Space'], does: 'While selecting: choose the gift in focus' },
  { keys: ['Shift click'], does: 'While selecting: choose everything in between' },
  { keys: ['Space', '↑', '↓'], does: 'While arranging: pick up a gift, move it, drop it' },
  { keys: ['Esc'], does: 'Close a dialog, or end selecting' },
];

export function ShortcutsSheet(dialog: DialogState) {
  return (
    <Dialog {...dialog} title="Keyboard shortcuts">
      <dl className="divide-y">
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-6 py-2.5">
            <dt className="order-last flex shrink-0 gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className="rounded-sm border bg-paper-sunk px-2 py-0.5 font-text text-sm">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-sm">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
