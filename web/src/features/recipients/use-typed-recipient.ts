import { RecipientName } from '@tuckaway/contract/people/recipients';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTypedName } from '../../ui/hooks/use-typed-name.ts';
import { useUserId } from '../auth/auth-context.ts';
import { findPeople } from './find-people.ts';
import { recipientsQuery } from './recipients.queries.ts';
import { CREATE_RECIPIENT_FAILED, useCreateRecipient } from './use-recipient-changes.ts';

interface TypedRecipientOptions {
  choose: (id: number) => void;
  /** Undo of a creation. */
  unchoose: (id: number) => void;
  selectedIds: readonly number[];
}

/** State of the people field. Enter takes the first match; creating needs a name without a match, or the button. */
export function useTypedRecipient({ choose, unchoose, selectedIds }: TypedRecipientOptions) {
  const { data: recipients = [] } = useQuery(recipientsQuery(useUserId()));
  const { text, error, setError, type, parse } = useTypedName(RecipientName);
  const create = useCreateRecipient({ onUndone: unchoose });
  const creating = useRef<Promise<boolean>>(Promise.resolve(true));
  const name = text.trim();
  const found = name === '' ? [] : findPeople(recipients, name);
  const namesake = found.find((one) => one.name.toLowerCase() === name.toLowerCase());
  const match = namesake ?? found.find(({ id }) => !selectedIds.includes(id));

  const take = (id: number) => {
    choose(id);
    type('');
  };
  /** Whether it worked. */
  const makeTyped = async (): Promise<boolean> => {
    const newName = parse();
    if (newName === undefined) return false;
    try {
      take((await create.mutateAsync({ name: newName })).id);
      return true;
    } catch {
      setError(CREATE_RECIPIENT_FAILED);
      return false;
    }
  };
  const startCreating = () => void (creating.current = makeTyped());
  return {
    text,
    error,
    type,
    /** The recipient that Enter chooses. */
    match,
    /** The typed name is new. */
    isNew: name !== '' && !namesake,
    isCreating: create.isPending,
    create: startCreating,
    enter: () => {
      if (match) take(match.id);
      else if (name !== '' && found.length === 0) startCreating();
    },
    /** Chooses the person whose full name is typed. For other text the field shows an error, and nothing is created. */
    finish: async (): Promise<boolean> => {
      if (create.isPending) return await creating.current;
      if (name === '') return true;
      if (!namesake) {
        setError(`Choose somebody from the list, or create “${name}”.`);
        return false;
      }
      take(namesake.id);
      return true;
    },
  };
}
