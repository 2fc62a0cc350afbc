import { monthName } from '@tuckaway/contract/days/recipient-day';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PlusIcon } from '../../ui/app-icons.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DialogState } from '../../ui/use-dialog.tsx';
import { useDiscardGuard } from '../../ui/use-discard-guard.tsx';
import { useForm } from '../../ui/use-form.ts';
import { EMPTY_PERSON, PeopleForm, type PersonDraft } from './people-form.ts';
import { ADD_PEOPLE_FAILED, useAddPeople } from './use-add-people.ts';

const LINES = 3;

/** Several names and birthdays in one go. */
export function AddPeopleDialog({ open, onOpenChange }: DialogState) {
  const add = useAddPeople();
  const form = useForm({
    initial: { people: Array.from({ length: LINES }, () => EMPTY_PERSON) },
    rules: { schema: PeopleForm },
    send: async (people) => {
      await add.mutateAsync(people);
      onOpenChange(false);
    },
  });
  const guard = useDiscardGuard('these people', form.isChanged, onOpenChange);
  const { people } = form.values;
  const change = (place: number, draft: PersonDraft) =>
    form.set(
      'people',
      people.map((one, index) => (index === place ? draft : one)),
    );
  return (
    <FormDialog
      open={open}
      onOpenChange={guard.onOpenChange}
      title="Who do you give to?"
      description="A name is enough. With a birthday you will know in time."
      form={form}
      submitLabel="Add people"
      busyLabel="Adding..."
      failure={form.failure && ADD_PEOPLE_FAILED}
      aside={guard.question}
    >
      {people.map((draft, place) => (
        <PersonFields
          // Lines are only added at the end.
          key={place}
          place={place}
          draft={draft}
          onChange={(next) => change(place, next)}
        />
      ))}
      {form.errors.people && <InlineError>{form.errors.people}</InlineError>}
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => form.set('people', [...people, EMPTY_PERSON])}
      >
        <PlusIcon /> Another person
      </Button>
    </FormDialog>
  );
}

const MONTHS = [
  { value: '', label: 'Birthday' },
  ...Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: monthName(index + 1) })),
];

interface PersonFieldsProps {
  place: number;
  draft: PersonDraft;
  onChange: (draft: PersonDraft) => void;
}

function PersonFields({ place, draft, onChange }: PersonFieldsProps) {
  const text = (name: keyof PersonDraft) => ({
    value: draft[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ ...draft, [name]: event.target.value }),
  });
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">Person {place + 1}</legend>
      <TextField label="Name" labelHidden placeholder="Name" {...text('name')} />
      <div className="grid grid-cols-[1fr_4.5rem_5.5rem] gap-2">
        <SelectField
          label="Birthday, month"
          labelHidden
          options={MONTHS}
          value={draft.month}
          onValueChange={(month) => onChange({ ...draft, month })}
        />
        <TextField label="Birthday, day" labelHidden placeholder="Day" inputMode="numeric" {...text('day')} />
        <TextField
          label="Birthday, year"
          labelHidden
          placeholder="Year"
          inputMode="numeric"
          {...text('year')}
        />
      </div>
    </fieldset>
  );
}
