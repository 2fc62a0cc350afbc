import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False while hydrating, then true: for content that differs from the prerendered HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
