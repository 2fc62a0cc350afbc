import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False during hydration, true afterwards: what only the browser knows is rendered then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
