/** How many days ahead a reminder goes out, the earliest first. */
export const DEFAULT_LEADS: readonly number[] = [30, 7, 1];
export const LEAD_MAX = 90;
export const LEADS_MAX = 5;

/** A day's own wish comes before the account's; an empty list is a wish for none. */
export const leadsOf = (
  day: { remind: readonly number[] | null },
  ofAccount: readonly number[],
): readonly number[] => day.remind ?? ofAccount;
