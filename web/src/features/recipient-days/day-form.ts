import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { futureDateError } from '@tuckaway/domain/days/day-of-year';
import { RecipientDayInput, type RecipientDay } from '@tuckaway/contract/people/recipient-day';
import { rulesOfDayKind, type DayKind } from '@tuckaway/domain/days/day-kinds';

/** Raw field values of the form. */
export interface DayDraft {
  kind: DayKind;
  name: string;
  month: string;
  day: string;
  year: string;
  holiday: string;
  remind: readonly number[] | null;
}

const EMPTY_DAY: DayDraft = {
  kind: 'birthday',
  name: '',
  month: '',
  day: '',
  year: '',
  holiday: '',
  remind: null,
};

export const draftOfDay = (day: RecipientDay | undefined): DayDraft =>
  day === undefined
    ? EMPTY_DAY
    : {
        kind: day.kind,
        name: day.name ?? '',
        month: String(day.month ?? ''),
        day: String(day.day ?? ''),
        year: String(day.year ?? ''),
        holiday: day.holiday ?? '',
        remind: day.remind,
      };

const numberOrNull = (text: string) => (text.trim() === '' ? null : Number(text));

/** Body with the fields of the chosen kind. Values typed for another kind stay in the form. */
function bodyOf({ kind, name, month, day, year, holiday, remind }: DayDraft) {
  const rules = rulesOfDayKind(kind);
  if (rules.date === 'holiday') return { kind, holiday: holiday || null, remind };
  return {
    kind,
    name: rules.name && name,
    month: numberOrNull(month),
    day: numberOrNull(day),
    year: numberOrNull(year),
    remind,
  };
}

/** Form rules: those of the contract, and that a birthday is not in the future of the account's date. */
export const dayRules = (today: CalendarDate) => ({
  schema: RecipientDayInput.superRefine((day, context) => {
    const message = futureDateError(day, today);
    if (message) context.addIssue({ code: 'custom', path: ['year'], message });
  }),
  toBody: bodyOf,
});
