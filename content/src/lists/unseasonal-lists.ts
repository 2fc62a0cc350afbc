import type { ListEntry } from '../catalogue/catalogue.schema.ts';

/** Words of an occasion in a list's text. The home screen shows lists of an occasion before its day, and last after it. */
const OCCASION_WORDS: Record<string, RegExp> = {
  christmas: /\b(christmas|stockings?|under the tree|december|advent|santa)\b/i,
  halloween: /\b(halloween|pumpkins?|spook(s|y)?|haunted|costumes?)\b/i,
  hanukkah: /\b(hanukkah|menorah|eighth night)\b/i,
  thanksgiving: /\b(thanksgiving|turkey)\b/i,
  'valentines-day': /\bvalentines?\b/i,
  'mothers-day': /\b(mother[’']s day|for mom)\b/i,
  'fathers-day': /\b(father[’']s day|dads?)\b/i,
  diwali: /\b(diwali|diyas?|rangoli)\b/i,
  eid: /\b(eid|ramadan)\b/i,
  'lunar-new-year': /\blunar new year\b/i,
  easter: /\beaster\b/i,
  'back-to-school': /\bback to school\b/i,
};

/** Errors of lists that mention an occasion and are not for it: the home screen would show them long after its day. */
export function unseasonalLists(lists: readonly ListEntry[]): string[] {
  return lists.flatMap(({ slug, title, description, occasion }) => {
    const mentioned = Object.keys(OCCASION_WORDS).find((key) =>
      OCCASION_WORDS[key]!.test(`${title}. ${description}`),
    );
    if (mentioned === undefined || mentioned === occasion) return [];
    return [`${slug} speaks of ${mentioned}: it needs that occasion`];
  });
}
