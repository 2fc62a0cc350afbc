import { RecipientName } from '@tuckaway/contract/recipients';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useUserId } from '../auth/auth-context.ts';
import type { ForDay } from '../recipient-days/for-day.ts';
import { recipientsQuery } from './recipients.queries.ts';
import { CREATE_RECIPIENT_FAILED, useCreateRecipient } from './use-recipient-changes.ts';

/** For which day a gift is, by person; null for none in particular. */
export type ChosenDays = ReadonlyMap<number, ForDay | null>;

/** The people chosen for a gift, with what is being typed. */
export function useRecipientPicker(initialIds: readonly number[] = [], initialDays?: ChosenDays) {
  const { data: known = [] } = useQuery(recipientsQuery(useUserId()));
  const [selectedIds, setSelectedIds] = useState(() => [...initialIds]);
  const [days, setDays] = useState<ChosenDays>(() => new Map(initialDays));
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const create = useCreateRecipient();
  // Read by handlers that run later than the render they belong to.
  const latest = useRef(selectedIds);
  const creating = useRef<Promise<unknown>>(Promise.resolve());

  const choose = (id: number, isChosen: boolean) => {
    const others = latest.current.filter((one) => one !== id);
    latest.current = isChosen ? [...others, id] : others;
    setSelectedIds(latest.current);
    setText('');
    setError(undefined);
  };
  const wanted = text.trim().toLowerCase();
  const namesakes = known.filter(({ name }) => name.toLowerCase() === wanted);
  /** Creates who is being typed and chooses them; whether it worked. */
  const makeTyped = async (): Promise<boolean> => {
    const name = RecipientName.safeParse(text);
    if (!name.success) {
      setError(name.error.issues[0]?.message);
      return false;
    }
    try {
      const { id } = await create.mutateAsync({ name: name.data });
      choose(id, true);
      return true;
    } catch {
      setError(CREATE_RECIPIENT_FAILED);
      return false;
    }
  };
  return {
    selectedIds,
    text,
    error,
    choose,
    days,
    chooseDay: (id: number, day: ForDay | null) => setDays((others) => new Map([...others, [id, day]])),
    /** Nobody has the typed name yet. */
    isNew: wanted !== '' && namesakes.length === 0,
    isCreating: create.isPending,
    type: (typed: string) => {
      setText(typed);
      setError(undefined);
    },
    create: () => void (creating.current = makeTyped()),
    /** The choice with who is still being typed; undefined where they could not be created. */
    complete: async (): Promise<number[] | undefined> => {
      if (create.isPending) await creating.current;
      else if (wanted !== '' && namesakes[0]) choose(namesakes[0].id, true);
      else if (wanted !== '' && !(await makeTyped())) return undefined;
      return latest.current;
    },
  };
}

export type RecipientPickerState = ReturnType<typeof useRecipientPicker>;
