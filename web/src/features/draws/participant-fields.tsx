import { DRAW_PEOPLE_MAX } from '@tuckaway/contract/sharing/draws';
import { useId } from 'react';
import { PlusIcon } from '../../ui/graphics/app-icons.tsx';
import { CloseIcon } from '../../ui/graphics/icons.tsx';
import type { FormFields } from '../../ui/hooks/use-form.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Switch } from '../../ui/inputs/checkbox.tsx';
import { IconButton } from '../../ui/inputs/icon-button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { findNamesake } from '../recipients/find-people.ts';
import { newParticipant, filledPeople, type DrawValues, type ParticipantDraft } from './draw-draft.ts';

interface ParticipantFieldsProps {
  form: FormFields<DrawValues>;
  myName: string;
  recipients: readonly { name: string; email: string | null }[];
}

/** Rows with name and e-mail of each participant. */
export function ParticipantFields({ form, myName, recipients }: ParticipantFieldsProps) {
  const { people } = form.values;
  const names = useId();
  // Called for each key press: "Daniel" passes through "Dan", so an address that was filled in goes with its name.
  const filledEmail = (person: ParticipantDraft, name: string): Partial<ParticipantDraft> => {
    if (person.email !== '' && !person.isEmailFilled) return {};
    const email = findNamesake(recipients, name)?.email ?? '';
    return { email, isEmailFilled: email !== '' };
  };
  const setPeople = (next: ParticipantDraft[]) => form.set('people', next);
  const change = (key: string, part: Partial<ParticipantDraft>) =>
    setPeople(people.map((person) => (person.key === key ? { ...person, ...part } : person)));
  const isIn = people.some(({ isMe }) => isMe);
  const takePart = (takesPart: boolean) =>
    setPeople(
      takesPart
        ? [newParticipant({ name: myName, isMe: true }), ...people]
        : people.filter(({ isMe }) => !isMe),
    );
  const filled = filledPeople(people);
  const errorOf = (person: ParticipantDraft, part: 'name' | 'email') =>
    form.errors[`people/${filled.indexOf(person)}/${part}`];
  return (
    <section aria-labelledby={`${names}-title`} className="grid gap-4">
      <h2 id={`${names}-title`} className="text-xl">
        Who takes part?
      </h2>
      <Switch
        label="I take part, too"
        hint="You learn only whom you give to yourself."
        checked={isIn}
        onCheckedChange={takePart}
      />
      <ul className="grid gap-6 sm:gap-3">
        {people.map((person, place) => (
          <ParticipantRow
            key={person.key}
            person={person}
            place={place + 1}
            names={names}
            nameError={errorOf(person, 'name')}
            emailError={errorOf(person, 'email')}
            onNameChange={(name) => change(person.key, { name, ...filledEmail(person, name) })}
            onEmailChange={(email) => change(person.key, { email, isEmailFilled: false })}
            onRemove={() => setPeople(people.filter(({ key }) => key !== person.key))}
          />
        ))}
      </ul>
      <datalist id={names}>
        {recipients.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={people.length >= DRAW_PEOPLE_MAX}
        onClick={() => setPeople([...people, newParticipant()])}
      >
        <PlusIcon /> One more person
      </Button>
    </section>
  );
}

interface ParticipantRowProps {
  person: ParticipantDraft;
  place: number;
  names: string;
  nameError: string | undefined;
  emailError: string | undefined;
  onNameChange: (name: string) => void;
  onEmailChange: (email: string) => void;
  onRemove: () => void;
}

function ParticipantRow({
  person,
  place,
  names,
  nameError,
  emailError,
  onNameChange,
  onEmailChange,
  onRemove,
}: ParticipantRowProps) {
  return (
    <li className="grid grid-cols-[1fr_2.75rem] items-start gap-2 sm:grid-cols-[1fr_1fr_2.75rem]">
      <TextField
        label={person.isMe ? 'Your name' : `Name of person ${place}`}
        labelHidden={!person.isMe}
        placeholder="Name"
        autoComplete="off"
        list={names}
        value={person.name}
        error={nameError}
        onChange={(event) => onNameChange(event.target.value)}
      />
      {!person.isMe && (
        <TextField
          className="col-start-1 sm:col-start-2"
          type="email"
          label={`E-mail of person ${place}`}
          labelHidden
          placeholder="E-mail (optional)"
          autoComplete="off"
          value={person.email}
          error={emailError}
          onChange={(event) => onEmailChange(event.target.value)}
        />
      )}
      {!person.isMe && (
        <IconButton
          className="col-start-2 row-start-1 sm:col-start-3"
          label={person.name.trim() === '' ? `Remove person ${place}` : `Remove ${person.name}`}
          onClick={onRemove}
        >
          <CloseIcon />
        </IconButton>
      )}
    </li>
  );
}
