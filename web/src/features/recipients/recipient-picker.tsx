import type { Recipient } from '@tuckaway/contract/people/recipients';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useUserId } from '../auth/auth-context.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { PlusIcon } from '../../ui/graphics/app-icons.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { ForDayField } from '../recipient-days/for-day-field.tsx';
import { findPeople } from './find-people.ts';
import { recipientsQuery } from './recipients.queries.ts';
import type { RecipientPickerState } from './use-recipient-picker.ts';

interface RecipientPickerProps {
  picker: RecipientPickerState;
  /** Hint below the name of a person. */
  hintFor?: (recipient: Recipient) => ReactNode;
  disabled?: boolean;
  /** Whether a gift can be for no day in particular. */
  offersNoDay?: boolean;
}

/** Field that filters people, and offers to create one for a new name. */
export function RecipientPicker({
  picker,
  hintFor,
  disabled = false,
  offersNoDay = true,
}: RecipientPickerProps) {
  const { data: recipients = [], isPending, isError, refetch } = useQuery(recipientsQuery(useUserId()));
  const { text, selectedIds } = picker;
  const needle = text.trim();
  const found = findPeople(recipients, needle);
  // Chosen people stay visible while the list is filtered.
  const shown = [
    ...found,
    ...recipients.filter((person) => selectedIds.includes(person.id) && !found.includes(person)),
  ];
  return (
    <div className="grid gap-2">
      <TextField
        label="Recipients"
        placeholder="Search or add people..."
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        error={picker.error}
        hint={picker.match && `Press Enter to choose ${picker.match.name}.`}
        disabled={disabled}
        onChange={(event) => picker.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Enter selects a person; it must not submit the surrounding form.
          event.preventDefault();
          picker.enter();
        }}
      />
      <ul aria-label="Your recipients" className="-mx-1 max-h-64 divide-y overflow-y-auto px-1">
        {shown.map((recipient) => (
          <li key={recipient.id}>
            <PersonOption recipient={recipient} {...{ picker, hintFor, disabled, offersNoDay }} />
          </li>
        ))}
      </ul>
      {picker.isNew && (
        <Button
          variant="personal"
          className="justify-start justify-self-start whitespace-normal wrap-anywhere"
          loading={picker.isCreating}
          loadingText="Creating..."
          onClick={picker.create}
        >
          <PlusIcon /> Create &ldquo;{text.trim()}&rdquo;
        </Button>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isPending && 'Loading recipients...'}
        {!isPending &&
          !isError &&
          recipients.length === 0 &&
          needle === '' &&
          'No recipients yet. Type a name to add the first.'}
      </p>
      {isError && recipients.length === 0 && (
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

interface PersonOptionProps extends RecipientPickerProps {
  recipient: Recipient;
}

/** Checkbox of a person, and the day of the gift if the person is chosen. */
function PersonOption({ recipient, picker, hintFor, disabled, offersNoDay }: PersonOptionProps) {
  const isChosen = picker.selectedIds.includes(recipient.id);
  return (
    <>
      <Checkbox
        className="py-1.5"
        label={<span className="wrap-anywhere">{recipient.name}</span>}
        hint={
          hintFor?.(recipient) ??
          (recipient.email && <span className="wrap-anywhere">{recipient.email}</span>)
        }
        checked={isChosen}
        onCheckedChange={(checked) => picker.choose(recipient.id, checked)}
        disabled={disabled}
      />
      {isChosen && (
        <div className="pl-9 not-empty:pb-3">
          <ForDayField
            recipient={recipient}
            value={picker.days.get(recipient.id)}
            onChange={(day) => picker.chooseDay(recipient.id, day)}
            disabled={disabled}
            offersNoDay={offersNoDay}
          />
        </div>
      )}
    </>
  );
}
