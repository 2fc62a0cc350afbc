import { RecipientName, type Recipient } from '@tuckaway/contract/recipients';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useUserId } from '../auth/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { recipientsQuery } from './recipients.queries.ts';
import { CREATE_RECIPIENT_FAILED, useCreateRecipient } from './use-recipient-changes.ts';

export interface RecipientPickerProps {
  selectedIds: readonly number[];
  /** Takes a change rather than a result: a new person may arrive from the server while others are being chosen. */
  onChange: (change: (selectedIds: number[]) => number[]) => void;
  /** A word about a person, under the name. */
  hintFor?: (recipient: Recipient) => ReactNode;
  disabled?: boolean;
}

/** One field that searches people and, for a name nobody has yet, offers to create them. */
export function RecipientPicker({ selectedIds, onChange, hintFor, disabled = false }: RecipientPickerProps) {
  const { data: known = [], isPending, isError, refetch } = useQuery(recipientsQuery(useUserId()));
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const shown = known.filter(({ name, email }) => `${name}\n${email ?? ''}`.toLowerCase().includes(wanted));
  const isNew = wanted !== '' && !known.some(({ name }) => name.toLowerCase() === wanted);
  const choose = (id: number, isChosen: boolean) =>
    onChange((ids) => (isChosen ? [...ids, id] : ids.filter((one) => one !== id)));
  const creation = useInlineCreation((id) => {
    setText('');
    choose(id, true);
  });

  return (
    <div className="grid gap-2">
      <TextField
        label="Recipients"
        placeholder="Search or add people..."
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        error={creation.error}
        disabled={disabled}
        onChange={(event) => {
          setText(event.target.value);
          creation.forgetError();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Enter in this field adds the person; it must not send the form around it.
          event.preventDefault();
          if (isNew) creation.create(text);
        }}
      />
      {isNew && (
        <Button
          variant="personal"
          className="justify-start justify-self-start whitespace-normal wrap-anywhere"
          loading={creation.isCreating}
          loadingText="Creating..."
          onClick={() => creation.create(text)}
        >
          <PlusIcon /> Create &ldquo;{text.trim()}&rdquo;
        </Button>
      )}
      <ul aria-label="Your recipients" className="-mx-1 max-h-64 divide-y overflow-y-auto px-1">
        {shown.map((recipient) => (
          <li key={recipient.id}>
            <Checkbox
              className="py-1.5"
              label={<span className="wrap-anywhere">{recipient.name}</span>}
              hint={
                hintFor?.(recipient) ??
                (recipient.email && <span className="wrap-anywhere">{recipient.email}</span>)
              }
              checked={selectedIds.includes(recipient.id)}
              onCheckedChange={(isChosen) => choose(recipient.id, isChosen)}
              disabled={disabled}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isPending && 'Loading recipients...'}
        {!isPending &&
          !isError &&
          known.length === 0 &&
          wanted === '' &&
          'No recipients yet. Type a name to add the first.'}
      </p>
      {isError && known.length === 0 && (
        <p role="alert" className="text-sm text-red">
          Failed to load recipients. Please try again.{' '}
          <button type="button" className="link min-h-11" onClick={() => void refetch()}>
            Retry
          </button>
        </p>
      )}
    </div>
  );
}

function useInlineCreation(onCreated: (id: number) => void) {
  const [error, setError] = useState<string>();
  const create = useCreateRecipient();
  return {
    error,
    isCreating: create.isPending,
    forgetError: () => setError(undefined),
    create: (text: string) => {
      const name = RecipientName.safeParse(text);
      if (!name.success) return setError(name.error.issues[0]?.message);
      create.mutate(
        { name: name.data },
        { onSuccess: ({ id }) => onCreated(id), onError: () => setError(CREATE_RECIPIENT_FAILED) },
      );
    },
  };
}
