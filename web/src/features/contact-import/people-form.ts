import { NewPerson } from '@tuckaway/contract/contact-import';
import { z } from 'zod';
import type { Person } from './use-add-people.ts';

/** One line of the form, as typed. */
export interface PersonDraft {
  name: string;
  month: string;
  day: string;
  year: string;
}

export const EMPTY_PERSON: PersonDraft = { name: '', month: '', day: '', year: '' };

/** Empty lines are not sent, so indexes in the request differ from those on screen. */
export const isWritten = (draft: PersonDraft) =>
  Object.values(draft).some((text: string) => text.trim() !== '');

/** Parses a whole number; anything else becomes 0, which fails date validation. */
const wholeNumber = (text: string) => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0);

function personOf({ name, month, day, year }: PersonDraft): unknown {
  if (month === '' && day.trim() === '' && year.trim() === '') return { name };
  const birthday = {
    month: wholeNumber(month),
    day: wholeNumber(day),
    year: year.trim() === '' ? null : wholeNumber(year),
  };
  return { name, birthday };
}

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
