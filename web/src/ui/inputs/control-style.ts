/** Style of text fields and selects. */
export const CONTROL_STYLE =
  'w-full rounded-md border border-outline bg-card px-3.5 text-base text-ink transition-colors hover:border-ink ' +
  'disabled:opacity-55 aria-invalid:border-red';
