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

interface ToggledIds {
  added: number[];
  removed: number[];
}

export const toggledId = (id: number, isOn: boolean): ToggledIds => ({
  added: isOn ? [id] : [],
  removed: isOn ? [] : [id],
});

/**
 * Records a toggle and returns the change that a message names: all net changes since the sheet was opened where some were
 * added and others removed, else this toggle alone. A reverted toggle does not count.
 */
export function useChangeToName() {
  const net = useRef(new Map<number, boolean>());
  return (id: number, isOn: boolean): ToggledIds => {
    if (net.current.get(id) === !isOn) net.current.delete(id);
    else net.current.set(id, isOn);
    const idsWhere = (wasAdded: boolean) =>
      [...net.current].flatMap(([one, is]) => (is === wasAdded ? one : []));
    const [added, removed] = [idsWhere(true), idsWhere(false)];
    return added.length > 0 && removed.length > 0 ? { added, removed } : toggledId(id, isOn);
  };
}
