import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CloseIcon } from '../graphics/icons.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useKeyboardInset } from '../hooks/use-keyboard-inset.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. They do not scroll with the content. */
  footer?: ReactNode;
  /** While true, the dialog cannot be closed. */
  busy?: boolean;
  className?: string;
}

export const DIALOG_BACKDROP =
  'fixed inset-0 z-50 bg-veil transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0';
export const DIALOG_VIEWPORT =
  'fixed inset-x-0 top-0 bottom-(--keyboard-inset,0px) z-50 flex items-end justify-center overflow-hidden sm:items-center sm:p-6';
export const DIALOG_POPUP =
  'flex max-h-[92%] w-full flex-col overflow-hidden rounded-t-lg bg-card shadow-float outline-none ' +
  'transition-[opacity,transform] duration-200 sm:max-w-dialog sm:rounded-lg ' +
  'data-starting-style:translate-y-6 data-starting-style:opacity-0 ' +
  'data-ending-style:translate-y-6 data-ending-style:opacity-0';
const DIALOG_FOOTER =
  'flex flex-col-reverse gap-2 border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-7';

/** Modal dialog; on phones a sheet from below. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  busy = false,
  className,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  // Focuses the first field instead of the Close button, except on touch screens, where it would open the keyboard.
  const initialFocus = (openedBy: string) =>
    openedBy === 'touch' || content.current?.querySelector<HTMLElement>('input, textarea, select') || true;
  const change = (next: boolean) => (next || !busy) && onOpenChange(next);
  useCloseOnBack(open, () => change(false));
  useKeyboardInset(open);
  return (
    <Base.Root open={open} onOpenChange={change}>
      <Base.Portal>
        {/* Also between a dialog and one that opens on top of it. */}
        <Base.Backdrop forceRender className={DIALOG_BACKDROP} />
        <Base.Viewport className={DIALOG_VIEWPORT}>
          <Base.Popup className={cx(DIALOG_POPUP, className)} initialFocus={initialFocus}>
            <header className="flex items-start gap-3 px-5 pt-5 pb-3 sm:px-7 sm:pt-6">
              <div className="min-w-0 grow pt-1.5">
                <Base.Title className="text-xl text-balance">{title}</Base.Title>
                {description && (
                  <Base.Description className="mt-1.5 text-sm text-ink-soft">{description}</Base.Description>
                )}
              </div>
              <Base.Close
                aria-label="Close"
                disabled={busy}
                className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-paper-sunk disabled:opacity-55"
              >
                <CloseIcon />
              </Base.Close>
            </header>
            <div ref={content} className="grow overflow-y-auto px-5 pt-1 pb-6 sm:px-7">
              {children}
            </div>
            {footer && <footer className={DIALOG_FOOTER}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
