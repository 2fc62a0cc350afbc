/** How ready the user is for a day, in ascending order. */
export const READINESS = ['nothing', 'idea', 'bought', 'given'] as const;
export type Readiness = (typeof READINESS)[number];

/** Fields of a link that decide its readiness. */
export interface LinkedGift {
  boughtAt: string | null;
  givenAt: string | null;
}

/** `givenAt` alone decides 'given', also for a gift that was not marked as bought. */
export function statusOf({ boughtAt, givenAt }: LinkedGift): Exclude<Readiness, 'nothing'> {
  if (givenAt !== null) return 'given';
  return boughtAt === null ? 'idea' : 'bought';
}

/** Readiness for a day: the most advanced status of the gifts that are linked to it. */
export function readinessOf(gifts: readonly LinkedGift[]): Readiness {
  const reached = new Set<Readiness>(gifts.map(statusOf));
  return READINESS.findLast((state) => reached.has(state)) ?? 'nothing';
}

export const READINESS_TEXT: Record<Readiness, string> = {
  nothing: 'Nothing yet',
  idea: 'An idea',
  bought: 'Bought',
  given: 'Given',
};

interface NextStep {
  action: 'find' | 'mark-bought' | 'mark-given';
  text: string;
}

const NEXT_STEPS: Record<Readiness, NextStep | null> = {
  nothing: { action: 'find', text: 'Find a gift' },
  idea: { action: 'mark-bought', text: 'Mark as bought' },
  bought: { action: 'mark-given', text: 'Mark as given' },
  given: null,
};

/** The next step for a day; null where nothing is left to do. */
export const nextStep = (readiness: Readiness): NextStep | null => NEXT_STEPS[readiness];
