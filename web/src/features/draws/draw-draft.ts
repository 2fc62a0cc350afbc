import { amountOrNull, writeAmount } from '@tuckaway/domain/amounts';
import type { Draw } from '@tuckaway/contract/sharing/draws';

export interface ParticipantDraft {
  /** Key of the row while the form is open; new participants have no id. */
  key: string;
  id: number | null;
  name: string;
  email: string;
  /** The e-mail is that of the recipient with this name, and was not typed. */
  isEmailFilled: boolean;
  isMe: boolean;
}

interface ExclusionDraft {
  first: string;
  second: string;
}

export interface DrawValues {
  title: string;
  dayOn: string;
  budget: string;
  people: ParticipantDraft[];
  exclusions: ExclusionDraft[];
}

export const newParticipant = (more: Partial<ParticipantDraft> = {}): ParticipantDraft => ({
  key: crypto.randomUUID(),
  id: null,
  name: '',
  email: '',
  isEmailFilled: false,
  isMe: false,
  ...more,
});

const FIRST_ROWS = 3;

export const emptyDraw = (myName: string): DrawValues => ({
  title: '',
  dayOn: '',
  budget: '',
  people: [
    newParticipant({ name: myName, isMe: true }),
    ...Array.from({ length: FIRST_ROWS }, () => newParticipant()),
  ],
  exclusions: [],
});

export function drawValuesOf({ title, dayOn, budget, people, exclusions }: Draw): DrawValues {
  const keyOf = (id: number) => `id ${id}`;
  return {
    title,
    dayOn,
    budget: budget === null ? '' : writeAmount(budget),
    people: people.map(({ id, name, email, isMe }) => ({
      key: keyOf(id),
      id,
      name,
      email: email ?? '',
      isEmailFilled: false,
      isMe,
    })),
    exclusions: exclusions.map(({ firstId, secondId }) => ({
      first: keyOf(firstId),
      second: keyOf(secondId),
    })),
  };
}

/** The participants without empty rows. */
export const filledPeople = (people: readonly ParticipantDraft[]) =>
  people.filter(({ id, name, email }) => id !== null || name.trim() !== '' || email.trim() !== '');

export function drawBodyOf({ title, dayOn, budget, people, exclusions }: DrawValues) {
  const filled = filledPeople(people);
  const indexOf = (key: string) => filled.findIndex((person) => person.key === key);
  return {
    title,
    dayOn,
    budget: amountOrNull(budget),
    people: filled.map(({ id, name, email, isMe }) => ({ id, name, email: email.trim() || null, isMe })),
    exclusions: exclusions
      .map(({ first, second }) => ({ first: indexOf(first), second: indexOf(second) }))
      .filter(({ first, second }) => first >= 0 && second >= 0),
  };
}
