import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.tsx';

// Loaded when first opened.
const CommandPalette = lazyDialog(async () => (await import('./command-palette.tsx')).CommandPalette);
const ShortcutsSheet = lazyDialog(async () => (await import('./shortcuts-sheet.tsx')).ShortcutsSheet);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
/** Whether a dialog is open; one that is fading out does not count. */
const isDialogOpen = () =>
  document.querySelector(':is([role="dialog"], [role="alertdialog"]):not([data-closed]), dialog[open]') !==
  null;

const WEB_ADDRESS = /^https?:\/\/\S+$/i;

/**
 * Keyboard shortcuts: `/` focuses the search box, Ctrl K or ⌘ K opens the palette, `?` the list of shortcuts. A link that
 * is pasted outside of fields opens the form of a new gift.
 */
export function KeyboardShortcuts() {
  const { open: openPalette, render: renderPalette } = useDialog();
  const { open: openShortcuts, render: renderShortcuts } = useDialog();
  useEffect(() => {
    const runShortcut = (event: KeyboardEvent): boolean => {
      if (event.isComposing || event.altKey || isDialogOpen()) return false;
      const hasModifier = event.ctrlKey || event.metaKey;
      if (hasModifier && event.key.toLowerCase() === 'k') {
        openPalette();
        return true;
      }
      if (hasModifier || isTyping(event.target)) return false;
      if (event.key === '?') openShortcuts();
      else if (event.key === '/') document.querySelector<HTMLElement>('[role="search"] input')?.focus();
      else return false;
      return true;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (runShortcut(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [openPalette, openShortcuts]);
  const navigate = useNavigate();
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const address = event.clipboardData?.getData('text/plain').trim() ?? '';
      if (!WEB_ADDRESS.test(address) || isTyping(event.target) || isDialogOpen()) return;
      void navigate(paths.addPurchaseLink(address), { state: { isPasted: true } });
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [navigate]);
  return (
    <>
      {renderPalette((dialog) => (
        <CommandPalette {...dialog} />
      ))}
      {renderShortcuts((dialog) => (
        <ShortcutsSheet {...dialog} />
      ))}
    </>
  );
}
