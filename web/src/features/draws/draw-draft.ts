import { amountOrNull, writeAmount } from '@tuckaway/domain/amounts';
import type { Draw } from '@tuckaway/contract/sharing/draws';

export interface PersonDraft {
  /** Names the row while the form is open. */
  key: string;
  id: number | null;
  name: string;
  email: string;
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
  people: PersonDraft[];
  exclusions: ExclusionDraft[];
}

export const newPerson = (more: Partial<PersonDraft> = {}): PersonDraft => ({
  key: crypto.randomUUID(),
  id: null,
  name: '',
  email: '',
  isMe: false,
  ...more,
});

const FIRST_ROWS = 3;

export const emptyDraw = (myName: string): DrawValues => ({
  title: '',
  dayOn: '',
  budget: '',
  people: [newPerson({ name: myName, isMe: true }), ...Array.from({ length: FIRST_ROWS }, () => newPerson())],
  exclusions: [],
});

export function draftOf({ title, dayOn, budget, people, exclusions }: Draw): DrawValues {
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
      isMe,
    })),
    exclusions: exclusions.map(({ firstId, secondId }) => ({
      first: keyOf(firstId),
      second: keyOf(secondId),
    })),
  };
}

/** Empty rows are left out. */
export const writtenPeople = (people: readonly PersonDraft[]) =>
  people.filter(({ id, name, email }) => id !== null || name.trim() !== '' || email.trim() !== '');

export function toBody({ title, dayOn, budget, people, exclusions }: DrawValues) {
  const written = writtenPeople(people);
  const indexOf = (key: string) => written.findIndex((person) => person.key === key);
  return {
    title,
    dayOn,
    budget: amountOrNull(budget),
    people: written.map(({ id, name, email, isMe }) => ({ id, name, email: email.trim() || null, isMe })),
    exclusions: exclusions
      .map(({ first, second }) => ({ first: indexOf(first), second: indexOf(second) }))
      .filter(({ first, second }) => first >= 0 && second >= 0),
  };
}
