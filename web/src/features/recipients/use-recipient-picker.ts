import { useRef, useState } from 'react';
import type { ForDay } from '@tuckaway/contract/people/recipient-gifts';
import { useTypedRecipient } from './use-typed-recipient.ts';

/** The chosen day by recipient id; null for no day in particular, absent for the next day. */
export type ChosenDays = ReadonlyMap<number, ForDay | null>;

export interface RecipientPickerState extends Omit<ReturnType<typeof useTypedRecipient>, 'finish'> {
  selectedIds: readonly number[];
  choose: (id: number, isChosen: boolean) => void;
  days: ChosenDays;
  chooseDay: (id: number, day: ForDay | null) => void;
}

interface InitialRecipients {
  ids: readonly number[];
  days?: ChosenDays | undefined;
  text?: string | undefined;
}

/** State of the recipients field: chosen people with their days, and the typed text. */
export function useRecipientPicker(initial: InitialRecipients) {
  const [selectedIds, setSelectedIds] = useState(() => [...initial.ids]);
  const [days, setDays] = useState<ChosenDays>(() => new Map(initial.days));
  // A ref, because handlers of an earlier render read the current selection.
  const latest = useRef(selectedIds);
  const select = (id: number, isChosen: boolean) => {
    const others = latest.current.filter((one) => one !== id);
    latest.current = isChosen ? [...others, id] : others;
    setSelectedIds(latest.current);
  };
  const { finish, ...typed } = useTypedRecipient({
    initialText: initial.text,
    select: (id) => select(id, true),
    deselect: (id) => select(id, false),
    selectedIds,
  });
  const { namesake, text } = typed;
  return {
    ...typed,
    selectedIds,
    choose: (id: number, isChosen: boolean) => {
      select(id, isChosen);
      typed.type('');
    },
    days,
    chooseDay: (id: number, day: ForDay | null) => setDays((others) => new Map([...others, [id, day]])),
    /** The chosen ids, including the typed name of a recipient, and a typed name that is new. Asks no server. */
    asTyped: () => ({
      ids: namesake ? [...new Set([...latest.current, namesake.id])] : latest.current,
      typed: namesake ? '' : text.trim(),
    }),
    /** The chosen ids, including the typed name; undefined if the field shows an error. */
    complete: async (): Promise<number[] | undefined> => ((await finish()) ? latest.current : undefined),
  };
}
