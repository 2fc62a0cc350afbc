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

const isWritten = (draft: PersonDraft) => Object.values(draft).some((text: string) => text.trim() !== '');

/** What is no whole number becomes one that no calendar has, and gets the calendar's sentence. */
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

/** Lines that nobody filled in are left out; what is wrong is said with the name it is about. */
export const PeopleForm = z
  .object({ people: z.array(z.custom<PersonDraft>()) })
  .transform(({ people }, context): Person[] => {
    const written = people.filter(isWritten);
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['people'], message });
    if (written.length === 0) refuse('Write down at least one name');
    return written.flatMap((draft) => {
      const parsed = NewPerson.safeParse(personOf(draft));
      if (parsed.success) return parsed.data;
      refuse(`${draft.name.trim() || 'Somebody'}: ${parsed.error.issues[0]?.message}`);
      return [];
    });
  });
