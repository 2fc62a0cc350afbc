import { cx } from '../cx.ts';

/** The mark: a gift tag on its thread, with our letter on it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={cx('shrink-0', className)} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <g transform="rotate(10 20 22)">
        <path
          className="fill-green"
          fillRule="evenodd"
          d="M17.6 9.2h5.2a4 4 0 0 1 3.2 1.6l4.4 5.9a4 4 0 0 1 .8 2.4v15.4a4 4 0 0 1-4 4H13.2a4 4 0 0 1-4-4V19.1a4 4 0 0 1 .8-2.4l4.4-5.9a4 4 0 0 1 3.2-1.6Zm2.6 3.3a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8Z"
        />
        <path
          className="fill-none stroke-twine"
          strokeWidth="2.4"
          strokeLinecap="round"
          d="M20.2 15.4C19 8 22 2.2 26 3.1S27.6 9.4 22.6 8.6 15.8 4 17.4 2"
        />
        <path
          className="fill-none stroke-on-green"
          strokeWidth="3"
          strokeLinecap="round"
          d="M14.6 23.6h11.2M20.2 23.6v9"
        />
      </g>
    </svg>
  );
}

interface LogoProps {
  className?: string;
  /** Class of the text, e.g. to show only the mark on small screens. */
  textClassName?: string;
}

export function Logo({ className, textClassName }: LogoProps) {
  return (
    <span className={cx('group/logo inline-flex items-center gap-2', className)}>
      <LogoMark className="size-10 origin-top group-hover/logo:animate-sway" />
      <span className={cx('font-heading text-[1.45rem] leading-none tracking-[-0.03em]', textClassName)}>
        Tuckaway
      </span>
    </span>
  );
}
