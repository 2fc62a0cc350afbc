import type { Theme } from '../../lib/storage/browser-storage.ts';

export const DARK_BY_SYSTEM = '(prefers-color-scheme: dark)';
// Conditions rather than `all` and `not all`, so that they can be joined to others by `and`.
const ALWAYS = '(width >= 0)';
const NEVER = '(width < 0)';

/** For <source media>: when the dark picture is shown under the chosen theme. */
export function darkMedia(theme: Theme): string {
  if (theme === 'system') return DARK_BY_SYSTEM;
  return theme === 'dark' ? ALWAYS : NEVER;
}
