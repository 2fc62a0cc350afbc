import type { Theme } from '../../lib/storage/browser-storage.ts';

export const DARK_BY_SYSTEM = '(prefers-color-scheme: dark)';
// Conditions instead of `all` and `not all`, so that they can be combined with `and`.
const ALWAYS = '(width >= 0)';
const NEVER = '(width < 0)';

/** Media query for <source>: the condition for the dark picture under a theme. */
export function darkMedia(theme: Theme): string {
  if (theme === 'system') return DARK_BY_SYSTEM;
  return theme === 'dark' ? ALWAYS : NEVER;
}
