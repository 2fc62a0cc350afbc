import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../inputs/button.tsx';
import { DIALOG_BACKDROP, DIALOG_POPUP, DIALOG_VIEWPORT } from './dialog.tsx';
import { InlineError } from '../feedback/inline-error.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useKeyboardInset } from '../hooks/use-keyboard-inset.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The consequences, in one or two sentences. */
  text: ReactNode;
  confirmLabel: string;
  /** Label of the button while busy: 'Removing...' */
  busyLabel: string;
  busy?: boolean;
  error?: string | undefined;
  cancelLabel?: string;
  /** 'danger' is red, for actions that lose data. */
  tone?: 'danger' | 'primary';
  onConfirm: () => void;
  children?: ReactNode;
}

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  busyLabel,
  busy = false,
  error,
  cancelLabel = 'Cancel',
  tone = 'danger',
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const change = (next: boolean) => (next || !busy) && onOpenChange(next);
  useCloseOnBack(open, () => change(false));
  useKeyboardInset(open);
  return (
    <Base.Root open={open} onOpenChange={change}>
      <Base.Portal>
        <Base.Backdrop forceRender className={DIALOG_BACKDROP} />
        <Base.Viewport className={DIALOG_VIEWPORT}>
          <Base.Popup className={DIALOG_POPUP}>
            <div className="overflow-y-auto px-5 pt-6 pb-5 sm:px-7">
              <Base.Title className="text-xl">{title}</Base.Title>
              <Base.Description className="mt-2 text-ink-soft">{text}</Base.Description>
              {children}
              {error && <InlineError className="mt-4">{error}</InlineError>}
            </div>
            <div className="flex flex-col-reverse gap-2 px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-7">
              <Base.Close disabled={busy} render={<Button variant="secondary" />}>
                {cancelLabel}
              </Base.Close>
              <Button variant={tone} loading={busy} loadingText={busyLabel} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
