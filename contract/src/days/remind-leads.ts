import { z } from 'zod';

/** How many days ahead a reminder goes out, the earliest first. */
export const DEFAULT_LEADS: readonly number[] = [30, 7, 1];
const LEAD_MAX = 90;
export const LEADS_MAX = 5;

export const RemindLeads = z
  .array(
    z
      .int('Must be a whole number of days')
      .min(0, 'Must not be negative')
      .max(LEAD_MAX, `Must be at most ${LEAD_MAX} days ahead`),
  )
  .max(LEADS_MAX, `At most ${LEADS_MAX} reminders for a day`)
  .refine((leads) => new Set(leads).size === leads.length, 'Must not repeat a number of days')
  .transform((leads) => leads.toSorted((left, right) => right - left));

/** A day's own wish comes before the account's; an empty list is a wish for none. */
export const leadsOf = (
  day: { remind: readonly number[] | null },
  ofAccount: readonly number[],
): readonly number[] => day.remind ?? ofAccount;
