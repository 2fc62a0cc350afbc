import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';

export interface GivenYear {
  year: number;
  recipientGifts: RecipientGift[];
}

/** Groups of links: planned ones, newest first; given ones by year, newest first. */
export function groupByYear(recipientGifts: readonly RecipientGift[]): {
  planned: RecipientGift[];
  given: GivenYear[];
} {
  const planned = recipientGifts
    .filter(({ givenAt }) => givenAt === null)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
  const years = new Map<number, RecipientGift[]>();
  for (const recipientGift of recipientGifts.toSorted(
    (a, b) => (b.givenAt ?? '').localeCompare(a.givenAt ?? '') || b.id - a.id,
  )) {
    if (recipientGift.givenAt === null) continue;
    const year = Number(recipientGift.givenAt.slice(0, 4));
    years.set(year, [...(years.get(year) ?? []), recipientGift]);
  }
  return { planned, given: [...years].map(([year, ofYear]) => ({ year, recipientGifts: ofYear })) };
}
