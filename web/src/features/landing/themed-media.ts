import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { preferences } from '../../lib/storage/browser-storage.ts';

const SYSTEM = '(prefers-color-scheme: dark)';
// Conditions rather than `all` and `not all`, so that they can be joined to others by `and`.
const ALWAYS = '(width >= 0)';
const NEVER = '(width < 0)';

/** For <source media>: the dark picture follows the system, and once known the person's own choice. */
export function useDarkMedia(): string {
  const isHydrated = useHydrated();
  if (!isHydrated) return SYSTEM;
  const { theme } = preferences.read();
  if (theme === 'system') return SYSTEM;
  return theme === 'dark' ? ALWAYS : NEVER;
}
