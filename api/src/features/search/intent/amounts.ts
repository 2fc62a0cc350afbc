import type { Reading } from './ages.ts';
import type { Token } from './tokens.ts';
import { NO_CATEGORIES, type Budget, type Vocabulary } from './vocabulary.ts';

const MOST = 100_000;
/** Below it '2 to 4' are rather players or years. */
const LEAST = 5;
/** 'About 30' is 24 to 36. */
const ABOUT = 0.2;
const RANGE = /^\s*[-–—]\s*$/;

const SIDES = ['below', 'upTo', 'above', 'about'] as const;
type Side = (typeof SIDES)[number];

const cents = (dollars: number) => Math.round(dollars * 100);
const dollars = (amount: number) => `$${amount}`;
const price = (label: string, length: number, budget: Budget): Reading => ({
  length,
  meaning: { ...NO_CATEGORIES, kind: 'price', label, budget },
});

interface Amount {
  dollars: number;
  length: number;
  /** A sign or a word said that it is money. */
  isMoney: boolean;
}

/** 'under $50', 'less than 30 bucks', '20-40', 'between 20 and 40', 'about 30', '$50'. */
export function readAmount(
  tokens: readonly Token[],
  place: number,
  { sides }: Vocabulary,
): Reading | undefined {
  const amountAt = (at: number) => readDollars(tokens, at, sides);
  const after = (side: Side | 'between') => {
    const words = sides[side].at(tokens, place)?.length;
    return words === undefined ? undefined : { at: place + words };
  };
  // 'Between', and 'around' where two amounts follow.
  const between = after('between') ?? after('about');
  const range = readRange(tokens, between?.at ?? place, sides);
  if (range && (between ?? range.isMoney)) return range.reading((between?.at ?? place) - place);

  for (const side of SIDES) {
    const at = after(side)?.at;
    const amount = at === undefined ? undefined : amountAt(at);
    if (amount) return bounded(side, amount, at! + amount.length - place);
  }
  const alone = amountAt(place);
  if (!alone?.isMoney) return undefined;
  return bounded('upTo', alone, alone.length);
}

function bounded(side: Side, { dollars: amount }: Amount, length: number): Reading {
  if (side === 'below')
    return price(`Under ${dollars(amount)}`, length, { fromCents: 0, belowCents: cents(amount) });
  if (side === 'above')
    return price(`Over ${dollars(amount)}`, length, { fromCents: cents(amount), belowCents: null });
  if (side === 'about')
    return price(`About ${dollars(amount)}`, length, {
      fromCents: cents(amount * (1 - ABOUT)),
      belowCents: cents(amount * (1 + ABOUT)) + 1,
    });
  return price(`Up to ${dollars(amount)}`, length, { fromCents: 0, belowCents: cents(amount) + 1 });
}

/** A number that may be dollars: not one of pieces, inches or years. */
function readDollars(
  tokens: readonly Token[],
  place: number,
  sides: Vocabulary['sides'],
): Amount | undefined {
  const token = tokens[place];
  if (token?.number === undefined || token.number < 1 || token.number > MOST) return undefined;
  const currency = sides.currency.at(tokens, place + 1)?.length ?? 0;
  if (!token.isMoney && currency === 0 && sides.units.at(tokens, place + 1)) return undefined;
  return { dollars: token.number, length: 1 + currency, isMoney: token.isMoney || currency > 0 };
}

function readRange(tokens: readonly Token[], place: number, sides: Vocabulary['sides']) {
  const low = readDollars(tokens, place, sides);
  if (!low) return undefined;
  const join = sides.joins.at(tokens, place + low.length)?.length ?? 0;
  const at = place + low.length + join;
  const high = readDollars(tokens, at, sides);
  const isDash = RANGE.test(tokens[at]?.gap ?? '');
  if (!high || high.dollars <= low.dollars || (join === 0 && !isDash)) return undefined;
  const label = `${dollars(low.dollars)} to ${dollars(high.dollars)}`;
  const budget = { fromCents: cents(low.dollars), belowCents: cents(high.dollars) + 1 };
  return {
    // Two amounts with a dash are a price even without a sign, and '25 to 50'; otherwise the sign must say so.
    isMoney: isDash || low.isMoney || high.isMoney || (tokens[at - 1]?.text === 'to' && low.dollars >= LEAST),
    reading: (before: number) => price(label, before + low.length + join + high.length, budget),
  };
}
