import { NewPerson } from '@tuckaway/contract/people/contact-import';
import { z } from 'zod';
import { EMPTY_DATE, typedDate, type TypedDate } from '../../ui/inputs/date-fields.tsx';
import type { Person } from './use-add-people.ts';

/** One line of the form, as typed. */
export interface PersonDraft extends TypedDate {
  name: string;
}

export const EMPTY_PERSON: PersonDraft = { name: '', ...EMPTY_DATE };

/** Empty lines are not sent, so indexes in the request differ from those on screen. */
export const isWritten = (draft: PersonDraft) =>
  Object.values(draft).some((text: string) => text.trim() !== '');

const personOf = ({ name, ...birthday }: PersonDraft) => ({ name, birthday: typedDate(birthday) });

/** Validation errors, by index among the sent lines, as the server reports them. */
export const PeopleForm = z
  .object({ people: z.array(z.custom<PersonDraft>()) })
  .transform(({ people }, context): Person[] => {
    const written = people.filter(isWritten);
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path: ['people', ...path], message });
    if (written.length === 0) refuse([], 'Write down at least one name');
    return written.flatMap((draft, place) => {
      const parsed = NewPerson.safeParse(personOf(draft));
      if (parsed.success) return parsed.data;
      for (const { path, message } of parsed.error.issues) refuse([place, ...path], message);
      return [];
    });
  });
