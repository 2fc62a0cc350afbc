import { withoutAccents } from '@tuckaway/domain/text';
import type { ContactPerson } from '@tuckaway/contract/people/contact-preview';

export interface ExistingPerson {
  id: number;
  name: string;
  email: string | null;
}

/** Compares names regardless of accents, case, dots and spaces. */
const foldedName = (name: string): string =>
  withoutAccents(name).replaceAll(/\p{P}/gu, '').replaceAll(/\s+/g, ' ').trim();

const foldedEmail = (email: string) => email.toLowerCase();

type Duplicate = NonNullable<ContactPerson['double']>;
type Person = Omit<ContactPerson, 'double'>;

/** Index of people by name and e-mail, to find likely duplicates. */
class PeopleIndex {
  private readonly names = new Map<string, Duplicate>();
  private readonly emails = new Map<string, Duplicate>();

  find({ name, email }: Pick<Person, 'name' | 'email'>): Duplicate | null {
    const byEmail = email === null ? undefined : this.emails.get(foldedEmail(email));
    return byEmail ?? this.names.get(keyOf(name)) ?? null;
  }

  add({ name, email }: Pick<Person, 'name' | 'email'>, found: Duplicate): void {
    const key = keyOf(name);
    if (!this.names.has(key)) this.names.set(key, found);
    if (email === null) return;
    if (!this.emails.has(foldedEmail(email))) this.emails.set(foldedEmail(email), found);
  }
}

/** Names without letters or digits are compared unchanged. */
const keyOf = (name: string) => foldedName(name) || name;

/** Marks likely duplicates: of the user's recipients, and within the file. */
export function markDuplicates(
  people: readonly Person[],
  existing: readonly ExistingPerson[],
): ContactPerson[] {
  const mine = new PeopleIndex();
  for (const { id, name, email } of existing)
    mine.add({ name, email }, { of: 'people', recipientId: id, name });
  const inFile = new PeopleIndex();
  return people.map((person) => {
    const duplicate = mine.find(person) ?? inFile.find(person);
    inFile.add(person, { of: 'file', place: person.place, name: person.name });
    return { ...person, double: duplicate };
  });
}
