import type { ListEntry } from '../catalogue/catalogue.schema.ts';

/** Words by which a list says that it is about a day: the home screen shows it before that day, and last after it. */
const DAY_WORDS: Record<string, RegExp> = {
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

/** Lists that mention an occasion without its season: the home screen would show them long after it. */
export function unseasonal(lists: readonly ListEntry[]): string[] {
  return lists.flatMap(({ slug, title, description, occasion }) => {
    const day = Object.keys(DAY_WORDS).find((known) => DAY_WORDS[known]!.test(`${title}. ${description}`));
    return day === undefined || day === occasion ? [] : [`${slug} speaks of ${day}: it needs that occasion`];
  });
}
