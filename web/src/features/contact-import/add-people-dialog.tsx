import { connectionText } from '../../lib/api/refusal-text.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DateFields, type TypedDate } from '../../ui/inputs/date-fields.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { PlusIcon } from '../../ui/graphics/app-icons.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { useForm } from '../../ui/hooks/use-form.ts';
import { EMPTY_PERSON, isFilled, PeopleForm, type NewPersonDraft } from './people-form.ts';
import { ADD_PEOPLE_FAILED, useAddPeople } from './use-add-people.ts';

const LINES = 3;

/** Form for several people, each with a name and an optional birthday. */
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
  const { people } = form.values;
  const change = (index: number, draft: NewPersonDraft) =>
    form.set(
      'people',
      people.map((one, other) => (other === index ? draft : one)),
    );
  const filled = people.filter(isFilled);
  const errorsOf = (draft: NewPersonDraft): Partial<NewPersonDraft> => {
    const path = `people/${filled.indexOf(draft)}` as const;
    const errorOf = (part: keyof TypedDate) => form.errors[`${path}/birthday/${part}`];
    return {
      name: form.errors[`${path}/name`],
      month: errorOf('month'),
      day: errorOf('day'),
      year: errorOf('year'),
    };
  };
  const isShownBesideField = people.some((draft) => Object.values(errorsOf(draft)).some(Boolean));
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Who do you give to?"
      description="A name is enough. With a birthday you will know in time."
      form={form}
      submitLabel="Add people"
      busyLabel="Adding..."
      failure={form.failureText(connectionText(form.failure) ?? ADD_PEOPLE_FAILED)}
      discardSubject="these people"
    >
      {people.map((draft, index) => (
        <PersonFields
          // The index is a stable key: lines are only added at the end.
          key={index}
          index={index}
          draft={draft}
          errors={errorsOf(draft)}
          onChange={(next) => change(index, next)}
        />
      ))}
      {form.errors.people && !isShownBesideField && <InlineError>{form.errors.people}</InlineError>}
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

interface PersonFieldsProps {
  index: number;
  draft: NewPersonDraft;
  errors: Partial<NewPersonDraft>;
  onChange: (draft: NewPersonDraft) => void;
}

function PersonFields({ index, draft, errors, onChange }: PersonFieldsProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">Person {index + 1}</legend>
      <TextField
        label="Name"
        labelHidden
        placeholder="Name"
        autoComplete="off"
        value={draft.name}
        error={errors.name}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <DateFields
        groupLabel="Birthday"
        value={draft}
        errors={errors}
        onChange={(part, text) => onChange({ ...draft, [part]: text })}
      />
    </fieldset>
  );
}
