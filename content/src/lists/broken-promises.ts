import { AGE_GROUP_YEARS, GROWN_UP_AT } from '@tuckaway/domain/age-groups';
import { TENS_WORDS, UNIT_WORDS } from '@tuckaway/domain/number-words';
import type { GiftEntry, ListEntry } from '../catalogue/catalogue.schema.ts';

/** Years of age, both ends included. */
type Ages = readonly [from: number, to: number];

const TENS: Record<string, number> = { ...TENS_WORDS, hundred: 100 };
const NUMBER = String.raw`(\d+|(?:${[...UNIT_WORDS, ...Object.keys(TENS)].join('|')})\b(?:-(?:${UNIT_WORDS.join('|')})\b)?)`;
const COUNTED = 'gifts|presents|things|ideas|surprises|finds|treats|books|games|classes|trips';

/** "35", "thirty-five". */
function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  return text
    .toLowerCase()
    .split('-')
    .reduce((sum, word) => sum + (TENS[word] ?? Math.max(0, UNIT_WORDS.indexOf(word))), 0);
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
  const single =
    numbersIn(title, String.raw`\b#-year-old`) ?? numbersIn(title, '^# and ') ?? numbersIn(title, ' at #$');
  return single && single[0]! < GROWN_UP_AT ? [single[0]!, single[0]!] : null;
}

/** How many gifts the title counts: "Eight Small Surprises", not "Two Cooks, One Kitchen". */
function promisedCount({ title }: ListEntry): number | null {
  const [count] = numbersIn(title, String.raw`^# (?:[\w-]+ ){0,2}(?:${COUNTED})\b`) ?? [];
  return count ?? null;
}

const suitsAges = ({ relationships }: GiftEntry, [from, to]: Ages) =>
  relationships.some((slug) => {
    const ages = AGE_GROUP_YEARS[slug];
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
