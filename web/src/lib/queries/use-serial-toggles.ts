import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

interface Toggle<Value> {
  id: number;
  value: Value;
}

interface ToggleOptions<Value> {
  /** Toggles of one scope are sent one after another, so that each starts from the last result. */
  scope: string;
  send: (id: number, value: Value) => Promise<void>;
  onFailed: (error: Error) => void;
  onSettled: () => void;
}

/** Toggles that are saved one after another, each with an optimistic update; a failed one is rolled back alone. */
export function useSerialToggles<Value>({ scope, send, onFailed, onSettled }: ToggleOptions<Value>) {
  const [underWay, setUnderWay] = useState<ReadonlyMap<number, Toggle<Value>>>(new Map());
  const { mutate } = useMutation({
    scope: { id: scope },
    mutationFn: ({ id, value }: Toggle<Value>) => send(id, value),
    onError: onFailed,
    onSettled: (_data, _error, toggle) => {
      // A later toggle of the same id is still to be saved.
      setUnderWay((all) =>
        all.get(toggle.id) === toggle ? new Map([...all].filter(([id]) => id !== toggle.id)) : all,
      );
      onSettled();
    },
  });
  return {
    /** Unsaved values by id. */
    pending: (id: number): Value | undefined => underWay.get(id)?.value,
    pendingIds: [...underWay.keys()],
    toggle: (id: number, value: Value) => {
      const toggle = { id, value };
      setUnderWay((all) => new Map([...all, [id, toggle]]));
      mutate(toggle);
    },
  };
}

/** The stored choices with unsaved changes applied. */
export const chosenOf = (
  storedIds: readonly number[],
  { pending, pendingIds }: Pick<ReturnType<typeof useSerialToggles<boolean>>, 'pending' | 'pendingIds'>,
): number[] =>
  [...new Set([...storedIds, ...pendingIds])].filter((id) => pending(id) ?? storedIds.includes(id));

/** Net changes since the sheet was opened. A reverted toggle does not count. */
export function useNetChange() {
  const net = useRef(new Map<number, boolean>());
  return (id: number, isOn: boolean): { added: number[]; removed: number[] } => {
    if (net.current.get(id) === !isOn) net.current.delete(id);
    else net.current.set(id, isOn);
    const those = (wasAdded: boolean) =>
      [...net.current].flatMap(([one, is]) => (is === wasAdded ? one : []));
    return { added: those(true), removed: those(false) };
  };
}
