import { useEffect, useState } from 'react';
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { connection } from '../../lib/api/connection.ts';
import { cx } from '../cx.ts';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../graphics/icons.tsx';
import { Spinner } from './spinner.tsx';

export { toast };

// Durations in ms. They equal the library's defaults, but must not change with an update of the library.
const TOAST_OPTIONS = {
  duration: 4000,
  removeDelay: 200,
  success: { duration: 2000 },
  error: { duration: 4000 },
  loading: { duration: Number.POSITIVE_INFINITY },
};

/** Viewport of the toasts. It has its own markup, because the library's needs inline styles, which the CSP forbids. */
export function ToastViewport() {
  const {
    toasts,
    handlers: { startPause, endPause },
  } = useToaster(TOAST_OPTIONS);
  // Toasts pause while the pointer or the focus is on one. A removed toast sends no leave event, so the pause also ends
  // when the toast is gone.
  const [pausedById, setPausedById] = useState<string>();
  const isPaused = toasts.some(({ id, visible }) => visible && id === pausedById);
  useEffect(() => {
    if (isPaused) startPause();
  }, [isPaused, startPause]);
  useEffect(() => {
    if (!isPaused) endPause();
  }, [isPaused, endPause]);

  return (
    <div
      data-toasts
      className="pointer-events-none fixed inset-x-0 top-3 z-60 grid justify-items-center gap-2 px-3"
    >
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} onPause={setPausedById} />
      ))}
    </div>
  );
}

interface ToastCardProps {
  entry: Toast;
  onPause: (id: string | undefined) => void;
}

function ToastCard({ entry, onPause }: ToastCardProps) {
  // Whether the device was offline when the toast appeared.
  const [wasOffline] = useState(() => connection() === 'offline');
  const pause = () => onPause(entry.id);
  const resume = () => onPause(undefined);
  return (
    <div
      {...entry.ariaProps}
      className={cx(
        'pointer-events-auto flex max-w-112 items-center gap-3 rounded-md border bg-card py-2 pr-2 pl-4 text-sm font-medium shadow-float',
        'animate-drop-in transition-opacity',
        !entry.visible && 'opacity-0',
      )}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <ToastIcon entry={entry} />
      <div className="min-w-0 py-1">
        {resolveValue(entry.message, entry)}
        {entry.type === 'error' && wasOffline && (
          <span className="block font-normal text-ink-soft">You are offline.</span>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        className="grid size-8 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-paper-sunk pointer-coarse:size-11"
        onClick={() => toast.dismiss(entry.id)}
      >
        <CloseIcon className="size-4" />
      </button>
    </div>
  );
}

function ToastIcon({ entry }: { entry: Toast }) {
  if (entry.icon) return entry.icon;
  if (entry.type === 'success') return <CheckIcon className="text-green" />;
  if (entry.type === 'error') return <WarningIcon className="text-red" />;
  if (entry.type === 'loading') return <Spinner className="text-green" />;
  return <InfoIcon className="text-ink-soft" />;
}
