import { useEffect, useRef, useState, type ComponentType } from 'react';
import { buttonStyle } from '../inputs/button-style.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';
import type { DialogState } from './use-dialog.tsx';

const SLOW_AFTER_MS = 400;

type Progress = 'loading' | 'slow' | 'failed' | 'failed-again';

/**
 * Creates a dialog component whose code is loaded when it is first opened. If that is slow or fails, a plain dialog is
 * shown in its place.
 */
export function lazyDialog<Props extends DialogState>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const { Loaded, progress, retry } = useLazyComponent(load, props.open);
    if (Loaded) return <Loaded {...props} />;
    if (!props.open || progress === 'loading') return null;
    return (
      <DialogPlaceholder progress={progress} onRetry={retry} onClose={() => props.onOpenChange(false)} />
    );
  };
}

function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>, open: boolean) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const [progress, setProgress] = useState<Progress>('loading');
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (!open || Loaded) return;
    let isCurrent = true;
    const report = (next: Progress) => isCurrent && setProgress(next);
    const timer = setTimeout(() => report('slow'), SLOW_AFTER_MS);
    load()
      .then(
        (component) => isCurrent && setLoaded(() => component),
        () => report(attempt === 1 ? 'failed' : 'failed-again'),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      setProgress('loading');
    };
  }, [load, open, Loaded, attempt]);

  return { Loaded, progress, retry: () => setAttempt(attempt + 1) };
}

interface DialogPlaceholderProps {
  progress: Progress;
  onRetry: () => void;
  onClose: () => void;
}

/** Shows the state of loading in a native <dialog>, because the code of Dialog may be what did not load. */
function DialogPlaceholder({ progress, onRetry, onClose }: DialogPlaceholderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useCloseOnBack(true, onClose);
  return (
    <dialog
      ref={dialog}
      aria-label={progress === 'slow' ? 'Loading' : 'This did not load'}
      className="m-auto w-[calc(100%-2rem)] max-w-96 rounded-lg bg-card p-6 text-center text-ink shadow-float backdrop:bg-veil"
      onClose={onClose}
    >
      {progress === 'slow' ? (
        <p role="status" className="flex items-center justify-center gap-3 py-2 text-ink-soft">
          <Spinner className="text-green" />
          Loading...
        </p>
      ) : (
        <Failure offersReload={progress === 'failed-again'} onRetry={onRetry} onClose={onClose} />
      )}
    </dialog>
  );
}

interface FailureProps {
  /** Whether to offer a reload of the page, because some browsers do not request a failed module again. */
  offersReload: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function Failure({ offersReload, onRetry, onClose }: FailureProps) {
  return (
    <div role="alert">
      <h2 className="text-lg">This did not load</h2>
      <p className="mt-1 text-sm text-ink-soft">
        {offersReload
          ? 'It still does not arrive. Loading the whole page again may help.'
          : 'Nothing was lost. Check your connection and try again.'}
      </p>
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        <button type="button" className={buttonStyle('secondary')} onClick={onClose}>
          Close
        </button>
        {offersReload && (
          <button type="button" className={buttonStyle('secondary')} onClick={() => location.reload()}>
            Load the page again
          </button>
        )}
        <button type="button" className={buttonStyle('primary')} onClick={onRetry}>
          Try again
        </button>
      </div>
    </div>
  );
}
