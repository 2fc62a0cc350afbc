import { RecipientName } from '@tuckaway/contract/people/recipients';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { withReason } from '../../lib/api/refusal-text.ts';
import { useTypedName } from '../../ui/hooks/use-typed-name.ts';
import { useUserId } from '../auth/auth-context.ts';
import { findNamesake, findPeople } from './find-people.ts';
import { recipientsQuery } from './recipients.queries.ts';
import { CREATE_RECIPIENT_FAILED, useCreateRecipient } from './use-recipient-changes.ts';

interface TypedRecipientOptions {
  initialText?: string | undefined;
  select: (id: number) => void;
  /** Called when the creation of a person was undone. */
  deselect: (id: number) => void;
  selectedIds: readonly number[];
}

/** State of the recipients field. Enter selects the first match, or creates a name without a match. */
export function useTypedRecipient({ initialText, select, deselect, selectedIds }: TypedRecipientOptions) {
  const { data: recipients = [] } = useQuery(recipientsQuery(useUserId()));
  const { text, error, setError, type, parse } = useTypedName(RecipientName, initialText);
  const create = useCreateRecipient({ onUndone: deselect });
  const creating = useRef<Promise<boolean>>(Promise.resolve(true));
  const name = text.trim();
  const found = name === '' ? [] : findPeople(recipients, name);
  const namesake = findNamesake(recipients, name);
  const match = namesake ?? found.find(({ id }) => !selectedIds.includes(id));

  const selectAndClear = (id: number) => {
    select(id);
    type('');
  };
  /** Creates and selects a person of the typed name; false if that failed. */
  const createTyped = async (): Promise<boolean> => {
    const newName = parse();
    if (newName === undefined) return false;
    try {
      selectAndClear((await create.mutateAsync({ name: newName })).id);
      return true;
    } catch (failure) {
      setError(withReason(CREATE_RECIPIENT_FAILED, failure));
      return false;
    }
  };
  const startCreating = () => void (creating.current = createTyped());
  return {
    text,
    error,
    type,
    /** The recipient that Enter chooses. */
    match,
    /** The recipient whose full name is typed. */
    namesake,
    /** Whether no recipient has the typed name. */
    isNew: name !== '' && !namesake,
    isCreating: create.isPending,
    create: startCreating,
    enter: () => {
      if (match) selectAndClear(match.id);
      else if (name !== '' && found.length === 0) startCreating();
    },
    /** Selects the person whose full name is typed. For other text the field shows an error; returns false. */
    finish: async (): Promise<boolean> => {
      if (create.isPending) return await creating.current;
      if (name === '') return true;
      if (!namesake) {
        setError(`Choose somebody from the list, or create “${name}”.`);
        return false;
      }
      selectAndClear(namesake.id);
      return true;
    },
  };
}
