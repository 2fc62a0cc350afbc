import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';

export interface GivenYear {
  year: number;
  links: RecipientGift[];
}

/** Planned links, newest first, and given ones by year, newest day first. Nothing is left out. */
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
    const year = Number(link.givenAt.slice(0, 4));
    years.set(year, [...(years.get(year) ?? []), link]);
  }
  return { planned, given: [...years].map(([year, ofYear]) => ({ year, links: ofYear })) };
}
