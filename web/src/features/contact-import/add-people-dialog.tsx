import { Button } from '../../ui/inputs/button.tsx';
import { DateFields, type TypedDate } from '../../ui/inputs/date-fields.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { PlusIcon } from '../../ui/graphics/app-icons.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { useForm } from '../../ui/hooks/use-form.ts';
import { EMPTY_PERSON, isWritten, PeopleForm, type PersonDraft } from './people-form.ts';
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
  const { people } = form.values;
  const change = (place: number, draft: PersonDraft) =>
    form.set(
      'people',
      people.map((one, index) => (index === place ? draft : one)),
    );
  const written = people.filter(isWritten);
  const errorsOf = (draft: PersonDraft): Partial<PersonDraft> => {
    const at = `people/${written.indexOf(draft)}` as const;
    const of = (part: keyof TypedDate) => form.errors[`${at}/birthday/${part}`];
    return { name: form.errors[`${at}/name`], month: of('month'), day: of('day'), year: of('year') };
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
      failure={form.failureText(ADD_PEOPLE_FAILED)}
      discards="these people"
    >
      {people.map((draft, place) => (
        <PersonFields
          // Lines are only added at the end.
          key={place}
          place={place}
          draft={draft}
          errors={errorsOf(draft)}
          onChange={(next) => change(place, next)}
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
  place: number;
  draft: PersonDraft;
  errors: Partial<PersonDraft>;
  onChange: (draft: PersonDraft) => void;
}

function PersonFields({ place, draft, errors, onChange }: PersonFieldsProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">Person {place + 1}</legend>
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
        of="Birthday"
        value={draft}
        errors={errors}
        onChange={(part, text) => onChange({ ...draft, [part]: text })}
      />
    </fieldset>
  );
}
