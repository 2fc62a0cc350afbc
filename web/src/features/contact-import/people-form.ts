import { NewPerson } from '@tuckaway/contract/people/contact-import';
import { z } from 'zod';
import { EMPTY_DATE, typedDate, type TypedDate } from '../../ui/inputs/date-fields.tsx';
import type { PersonToAdd } from './use-add-people.ts';

/** Raw field values of one line of the form. */
export interface NewPersonDraft extends TypedDate {
  name: string;
}

export const EMPTY_PERSON: NewPersonDraft = { name: '', ...EMPTY_DATE };

/** Empty lines are not sent, so indexes in the request differ from those on screen. */
export const isFilled = (draft: NewPersonDraft) =>
  Object.values(draft).some((text: string) => text.trim() !== '');

const personOf = ({ name, ...birthday }: NewPersonDraft) => ({ name, birthday: typedDate(birthday) });

/** Parses the filled lines. Errors have the index among the sent lines, as those of the server. */
export const PeopleForm = z
  .object({ people: z.array(z.custom<NewPersonDraft>()) })
  .transform(({ people }, context): PersonToAdd[] => {
    const filled = people.filter(isFilled);
    const addIssue = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path: ['people', ...path], message });
    if (filled.length === 0) addIssue([], 'Write down at least one name');
    return filled.flatMap((draft, place) => {
      const parsed = NewPerson.safeParse(personOf(draft));
      if (parsed.success) return parsed.data;
      for (const { path, message } of parsed.error.issues) addIssue([place, ...path], message);
      return [];
    });
  });
