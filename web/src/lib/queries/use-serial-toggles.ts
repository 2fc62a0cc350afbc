import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

interface Toggle<Value> {
  id: number;
  value: Value;
}

interface ToggleOptions<Value> {
  /** Mutation scope: its toggles are sent one after another. */
  scope: string;
  send: (id: number, value: Value) => Promise<void>;
  onFailed: (error: Error) => void;
  onSettled: () => void;
}

/** Saves toggles one after another, each with an optimistic update; a failed one is rolled back alone. */
export function useSerialToggles<Value>({ scope, send, onFailed, onSettled }: ToggleOptions<Value>) {
  const [pendingToggles, setPendingToggles] = useState<ReadonlyMap<number, Toggle<Value>>>(new Map());
  const { mutate } = useMutation({
    scope: { id: scope },
    mutationFn: ({ id, value }: Toggle<Value>) => send(id, value),
    onError: onFailed,
    onSettled: (_data, _error, toggle) => {
      // Unless a later toggle of the same id is still pending.
      setPendingToggles((all) =>
        all.get(toggle.id) === toggle ? new Map([...all].filter(([id]) => id !== toggle.id)) : all,
      );
      onSettled();
    },
  });
  return {
    /** Pending value of an id. */
    pending: (id: number): Value | undefined => pendingToggles.get(id)?.value,
    pendingIds: [...pendingToggles.keys()],
    toggle: (id: number, value: Value) => {
      const toggle = { id, value };
      setPendingToggles((all) => new Map([...all, [id, toggle]]));
      mutate(toggle);
    },
  };
}

/** The stored ids with pending toggles applied. */
export const withPendingToggles = (
  storedIds: readonly number[],
  { pending, pendingIds }: Pick<ReturnType<typeof useSerialToggles<boolean>>, 'pending' | 'pendingIds'>,
): number[] =>
  [...new Set([...storedIds, ...pendingIds])].filter((id) => pending(id) ?? storedIds.includes(id));

interface ToggledIds {
  added: number[];
  removed: number[];
}

export const toggleChange = (id: number, isOn: boolean): ToggledIds => ({
  added: isOn ? [id] : [],
  removed: isOn ? [] : [id],
});

/**
 * Returns a function that records a toggle and returns the change for its message: this toggle, or all net changes since
 * the sheet was opened if some were added and others removed. Toggles that were reverted do not count.
 */
export function useNetChange() {
  const netToggles = useRef(new Map<number, boolean>());
  return (id: number, isOn: boolean): ToggledIds => {
    if (netToggles.current.get(id) === !isOn) netToggles.current.delete(id);
    else netToggles.current.set(id, isOn);
    const idsWhere = (wasAdded: boolean) =>
      [...netToggles.current].flatMap(([one, is]) => (is === wasAdded ? one : []));
    const [added, removed] = [idsWhere(true), idsWhere(false)];
    return added.length > 0 && removed.length > 0 ? { added, removed } : toggleChange(id, isOn);
  };
}
