import type { GiftEntry } from '../catalogue/catalogue.schema.ts';

const WORDS = { from: 60, to: 120 };
/** How many texts may begin a sentence with the same three words. */
const SAME_OPENING = 60;

const HYPE =
  /!|\b(?:amazing|best-?sell(?:er|ing)s? of|cherish(?:ed)?|curated|delve|elevate|game-chang\w+|heartfelt|incredible|luxurious|must-haves?|perfect gifts?|stunning|timeless|ultimate|unforgettable)\b/i;
/** Claims that no text may make, because the gifts were neither tested nor rated nor sold by us. */
const INVENTED =
  /\b(?:we (?:tested|tried|interviewed|surveyed)|our (?:readers|customers|testers|editors|experts)|top-rated|star reviews?)\b/i;
const BRITISH =
  /\b(?:coloured|colours?|favourites?|grey|jewellery|cosy|centimetres?|metres|organis\w+|mum|whilst)\b/i;
const TYPED_PRICE = /\$\s?\d/;

/** Errors in the words of lists, hubs and pairs, as lines with the slug. */
export function wordFaults(words: ReadonlyMap<string, string>): string[] {
  return [
    ...[...words].flatMap(([slug, text]) => faultsOfText(text).map((fault) => `${slug}: ${fault}`)),
    ...repeatedSentences(words),
    ...overusedOpenings(words),
  ];
}

function faultsOfText(text: string): string[] {
  const count = wordCount(text);
  const faults: string[] = [];
  if (count < WORDS.from || count > WORDS.to) faults.push(`${count} words`);
  const checks = [
    ['hype', HYPE],
    ['a claim nobody can keep', INVENTED],
    ['British spelling', BRITISH],
    ['a typed price, which code computes', TYPED_PRICE],
  ] as const;
  for (const [noun, pattern] of checks) {
    const found = pattern.exec(text);
    if (found) faults.push(`${noun}: "${found[0]}"`);
  }
  return faults;
}

function repeatedSentences(words: ReadonlyMap<string, string>): string[] {
  const first = new Map<string, string>();
  return [...words].flatMap(([slug, text]) =>
    sentencesOf(text).flatMap((sentence) => {
      const earlier = first.get(sentence);
      if (!earlier) first.set(sentence, slug);
      return earlier ? [`${slug}: repeats a sentence of ${earlier}: "${sentence}"`] : [];
    }),
  );
}

function overusedOpenings(words: ReadonlyMap<string, string>): string[] {
  const openings = new Map<string, number>();
  for (const text of words.values())
    for (const sentence of sentencesOf(text)) {
      const opening = sentence.split(' ').slice(0, 3).join(' ').toLowerCase();
      openings.set(opening, (openings.get(opening) ?? 0) + 1);
    }
  return [...openings]
    .filter(([, times]) => times > SAME_OPENING)
    .map(([opening, times]) => `${times} sentences begin with "${opening}"`);
}

const sentencesOf = (text: string) => text.split(/(?<=[.?])\s+/).filter(Boolean);
const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

const dollars = (price: number) => `$${Math.round(price).toLocaleString('en-US')}`;

/** Price span of a page: "From $12 to $230, half of them under $35." */
export function priceSpan(gifts: readonly Pick<GiftEntry, 'price'>[]): string {
  const prices = gifts.map(({ price }) => price).toSorted((a, b) => a - b);
  const [lowest, highest] = [prices[0] ?? 0, prices.at(-1) ?? 0];
  const middle = prices[Math.ceil(prices.length / 2) - 1] ?? 0;
  const below = (Math.floor(middle / 5) + 1) * 5;
  if (Math.round(lowest) === Math.round(highest)) return `About ${dollars(lowest)} each.`;
  const span = `From ${dollars(lowest)} to ${dollars(highest)}`;
  return below < highest ? `${span}, half of them under ${dollars(below)}.` : `${span}.`;
}
