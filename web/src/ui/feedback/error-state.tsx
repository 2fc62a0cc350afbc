import type { ReactNode } from 'react';
import { Button } from '../inputs/button.tsx';
import { cx } from '../cx.ts';

interface ErrorStateProps {
  title?: string;
  message: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
  /** Further buttons before Retry. */
  children?: ReactNode;
  className?: string;
}

/** Message about an error with a Retry button. */
export function ErrorState({
  title,
  message,
  onRetry,
  retryLabel = 'Retry',
  retrying = false,
  children,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cx('mx-auto grid max-w-md justify-items-center gap-4 px-4 py-12 text-center', className)}
    >
      <SnappedThread />
      <div>
        {title && <h2 className="mb-1 text-lg">{title}</h2>}
        <p className={title ? 'text-sm text-ink-soft' : 'text-ink'}>{message}</p>
      </div>
      {(onRetry || children) && (
        <div className="flex flex-wrap justify-center gap-3">
          {children}
          {onRetry && (
            <Button variant="secondary" loading={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function SnappedThread() {
  return (
    <svg className="w-24" viewBox="0 0 96 48" fill="none" aria-hidden="true" focusable="false">
      <path
        className="stroke-twine"
        strokeWidth="2"
        strokeLinecap="round"
        d="M2 10c14-6 22 8 34 4m4-3 3-4m-1 8 5 1"
      />
      <path className="stroke-twine" strokeWidth="2" strokeLinecap="round" d="M54 14c4-5 8 3 13 8" />
      <path
        className="fill-red-wash stroke-red"
        strokeWidth="1.8"
        strokeLinejoin="round"
        d="m61 24 7-6 21 6 3 14-22 6-10-9Z"
      />
      <circle cx="68" cy="25" r="2" className="fill-red" />
    </svg>
  );
}
