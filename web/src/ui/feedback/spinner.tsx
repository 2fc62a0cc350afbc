import { cx } from '../cx.ts';

export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      className={cx('inline-block size-[1.1em] shrink-0 animate-spin', className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle className="opacity-25" cx="12" cy="12" r="9" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  );
}
