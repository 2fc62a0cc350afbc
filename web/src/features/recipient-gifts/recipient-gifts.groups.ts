import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { yearOf } from './given-day.ts';

export interface GivenYear {
  year: number;
  links: RecipientGift[];
}

/** What waits, newest idea first, and what was given, newest year and day first. Nothing is left out. */
export function groupLinks(links: readonly RecipientGift[]): {
  planned: RecipientGift[];
  given: GivenYear[];
} {
  const planned = links
    .filter(({ givenAt }) => givenAt === null)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
  const years = new Map<number, RecipientGift[]>();
  for (const link of links.toSorted(
    (a, b) => (b.givenAt ?? '').localeCompare(a.givenAt ?? '') || b.id - a.id,
  )) {
    if (link.givenAt === null) continue;
    const year = yearOf(link.givenAt);
    years.set(year, [...(years.get(year) ?? []), link]);
  }
  return { planned, given: [...years].map(([year, ofYear]) => ({ year, links: ofYear })) };
}
