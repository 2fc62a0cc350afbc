import { cx } from './cx.ts';

/** The mark: a gift tag hanging by its thread. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={cx('shrink-0', className)} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path
        className="fill-none stroke-twine"
        strokeWidth="2"
        strokeLinecap="round"
        d="M20 13.5C20 6 26 2.5 30 5s1 7.5-3.5 6.5S20.5 5 23 1.5"
      />
      <path
        className="fill-green"
        fillRule="evenodd"
        d="M17.2 7.8h5.6a3 3 0 0 1 2.5 1.3l4.2 6.3a3 3 0 0 1 .5 1.7v18a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3v-18a3 3 0 0 1 .5-1.7l4.2-6.3a3 3 0 0 1 2.5-1.3Zm2.8 4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z"
      />
      <path
        className="fill-none stroke-on-green"
        strokeWidth="2.2"
        strokeLinecap="round"
        d="M14.5 31.5h11M20 31.5v-7.5M16.5 24h7"
      />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={cx('group/logo inline-flex items-center gap-2', className)}>
      <LogoMark className="size-9 origin-top group-hover/logo:animate-sway" />
      <span className="font-heading text-[1.45rem] leading-none tracking-[-0.03em]">Tuckaway</span>
    </span>
  );
}
