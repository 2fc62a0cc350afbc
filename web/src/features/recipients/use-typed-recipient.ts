import { RecipientName } from '@tuckaway/contract/recipients';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useUserId } from '../auth/auth-context.ts';
import { recipientsQuery } from './recipients.queries.ts';
import { CREATE_RECIPIENT_FAILED, useCreateRecipient } from './use-recipient-changes.ts';

/** The field that finds people; where nobody has the typed name, it creates them. Whoever is meant is chosen. */
export function useTypedRecipient(choose: (id: number) => void) {
  const { data: known = [] } = useQuery(recipientsQuery(useUserId()));
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const create = useCreateRecipient();
  const creating = useRef<Promise<boolean>>(Promise.resolve(true));
  const wanted = text.trim().toLowerCase();
  const namesake = known.find(({ name }) => name.toLowerCase() === wanted);

  const type = (typed: string) => {
    setText(typed);
    setError(undefined);
  };
  const take = (id: number) => {
    choose(id);
    type('');
  };
  /** Whether it worked. */
  const makeTyped = async (): Promise<boolean> => {
    const name = RecipientName.safeParse(text);
    if (!name.success) {
      setError(name.error.issues[0]?.message);
      return false;
    }
    try {
      take((await create.mutateAsync({ name: name.data })).id);
      return true;
    } catch {
      setError(CREATE_RECIPIENT_FAILED);
      return false;
    }
  };
  return {
    text,
    error,
    type,
    /** Nobody has the typed name yet. */
    isNew: wanted !== '' && !namesake,
    isCreating: create.isPending,
    create: () => void (creating.current = makeTyped()),
    /** Takes who is still being typed; whether that worked. */
    finish: async (): Promise<boolean> => {
      if (create.isPending) return await creating.current;
      if (wanted === '') return true;
      if (!namesake) return await makeTyped();
      take(namesake.id);
      return true;
    },
  };
}
