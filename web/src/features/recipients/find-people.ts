import { withoutAccents } from '@tuckaway/domain/text';
import type { Recipient } from '@tuckaway/contract/people/recipients';

/** People whose name or e-mail contains the text, ranked: the name begins with it, a word of it does, anywhere else. */
export function findPeople<Person extends Pick<Recipient, 'name' | 'email'>>(
  people: readonly Person[],
  text: string,
): Person[] {
  const needle = withoutAccents(text.trim());
  if (needle === '') return [...people];
  const rankOf = ({ name, email }: Person): number => {
    const whole = withoutAccents(name);
    if (whole.startsWith(needle)) return 0;
    if (whole.split(/[\s-]+/).some((word) => word.startsWith(needle))) return 1;
    return whole.includes(needle) || withoutAccents(email ?? '').includes(needle) ? 2 : 3;
  };
  return people
    .map((person) => ({ person, rank: rankOf(person) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ person }) => person);
}

/** The person of the same name, ignoring accents, case and extra spaces; of several, one whose accents are the same. */
export function findNamesake<Person extends Pick<Recipient, 'name'>>(
  people: readonly Person[],
  name: string,
): Person | undefined {
  const oneSpaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const plain = (text: string) => withoutAccents(oneSpaced(text));
  if (plain(name) === '') return undefined;
  const namesakes = people.filter((person) => plain(person.name) === plain(name));
  return namesakes.find((person) => oneSpaced(person.name) === oneSpaced(name)) ?? namesakes[0];
}
