/** How many days ahead a reminder goes out, the earliest first. */
export const DEFAULT_LEADS: readonly number[] = [30, 7, 1];
export const LEAD_MAX = 90;
export const LEADS_MAX = 5;

/** Leads of a day: its own where it has any set, else the account's. An empty list means no reminders. */
export const leadsOf = (
  day: { remind: readonly number[] | null },
  ofAccount: readonly number[],
): readonly number[] => day.remind ?? ofAccount;
