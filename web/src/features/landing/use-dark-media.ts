import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { preferences } from '../../lib/storage/browser-storage.ts';
import { DARK_BY_SYSTEM, darkMedia } from './dark-media.ts';

/** Media query for <source>: the dark picture follows the system, and after hydration the chosen theme. */
export function useDarkMedia(): string {
  const isHydrated = useHydrated();
  return isHydrated ? darkMedia(preferences.read().theme) : DARK_BY_SYSTEM;
}
