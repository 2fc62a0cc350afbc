import type { GiftEntry, ListEntry } from '../catalogue/catalogue.schema.ts';

/** Years of age, both ends included. */
type Ages = readonly [from: number, to: number];

const AGES_OF: Record<string, Ages> = {
  infants: [0, 1],
  toddlers: [1, 3],
  kids: [3, 12],
  adolescents: [10, 14],
  teens: [14, 19],
};
const UNITS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
  .concat(' sixteen seventeen eighteen nineteen')
  .split(' ');
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};
const NUMBER = String.raw`(\d+|(?:${[...UNITS, ...Object.keys(TENS)].join('|')})\b(?:-(?:${UNITS.join('|')})\b)?)`;
const COUNTED = 'gifts|presents|things|ideas|surprises|finds|treats|books|games|classes|trips';

/** "35", "thirty-five". */
function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  return text
    .toLowerCase()
    .split('-')
    .reduce((sum, word) => sum + (TENS[word] ?? Math.max(0, UNITS.indexOf(word))), 0);
}

function numbersIn(text: string, pattern: string): number[] | null {
  const match = new RegExp(pattern.replaceAll('#', NUMBER), 'i').exec(text);
  return match && match.slice(1).map(numberOf);
}

/** Prices that the words allow, in dollars. */
function promisedPrices(text: string): { from: number; below: number } | null {
  const range = numbersIn(text, String.raw`from (?:about )?\$?# (?:dollars )?to (?:a )?\$?# ?(?:dollars)?\b`);
  if (range && /\$|dollars/i.test(text)) return { from: range[0]!, below: range[1]! + 1 };
  const ceiling =
    numbersIn(text, String.raw`\bunder \$#(?!\d)`) ?? numbersIn(text, String.raw`\bunder # dollars`);
  return ceiling && { from: 0, below: ceiling[0]! };
}

function promisedAges({ title, description }: ListEntry): Ages | null {
  const between =
    numbersIn(description, 'ages # to #') ?? numbersIn(description, '#-year-olds? to (?:the )?#-year-old');
  if (between) return [between[0]!, between[1]!];
  const under = numbersIn(`${title}. ${description}`, String.raw`\bunder #(?=[.:,;]|$)`);
  if (under) return [0, under[0]! - 1];
  const one =
    numbersIn(title, String.raw`\b#-year-old`) ?? numbersIn(title, '^# and ') ?? numbersIn(title, ' at #$');
  return one && one[0]! <= AGES_OF.teens![1] ? [one[0]!, one[0]!] : null;
}

/** How many gifts the title counts: "Eight Small Surprises", not "Two Cooks, One Kitchen". */
function promisedCount({ title }: ListEntry): number | null {
  const [count] = numbersIn(title, String.raw`^# (?:[\w-]+ ){0,2}(?:${COUNTED})\b`) ?? [];
  return count ?? null;
}

const suitsAges = ({ relationships }: GiftEntry, [from, to]: Ages) =>
  relationships.some((slug) => {
    const ages = AGES_OF[slug];
    return ages && ages[0] <= to && from <= ages[1];
  });

/** Prices, numbers and ages in a list's title and line of text that its gifts contradict. */
export function brokenPromises(list: ListEntry, gifts: readonly GiftEntry[]): string[] {
  const broken: string[] = [];
  const prices = promisedPrices(`${list.title}. ${list.description}`);
  const ages = promisedAges(list);
  const count = promisedCount(list);
  for (const gift of gifts) {
    if (prices && (gift.price < prices.from || gift.price >= prices.below))
      broken.push(`${list.slug}: ${gift.slug} costs $${gift.price}`);
    if (ages && !suitsAges(gift, ages))
      broken.push(`${list.slug}: ${gift.slug} is not for age ${ages.join(' to ')}`);
  }
  const hasSpare = /to spare/i.test(list.description);
  if (count !== null && (hasSpare ? gifts.length < count : gifts.length !== count))
    broken.push(`${list.slug}: ${gifts.length} gifts, ${count} promised`);
  return broken;
}
