import { TENS_WORDS, UNIT_WORDS } from '@tuckaway/domain/number-words';
import type { SourceText } from './source-text.ts';

const NUMBERS: Record<string, number> = {
  ...Object.fromEntries(UNIT_WORDS.slice(1).map((word, index) => [word, index + 1])),
  ...TENS_WORDS,
  fourty: 40,
};
/** 'In her fifties'. */
const DECADE =
  /\b(in (?:his|her|their) (?:early |mid |late )?)(twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)\b/g;
const ONE = `(?:${Object.keys(NUMBERS)
  .toSorted((one, other) => other.length - one.length)
  .join('|')})`;
const TENS = `${ONE}(?:[ -]${ONE})?`;
const RUN = new RegExp(
  `\\b(?:(?:${TENS}|an?|(?:a )?couple(?: of)?) (?:hundred|thousand|grand)(?: (?:and )?${TENS})?|hundred|${TENS})\\b`,
  'g',
);
/** Words before a number word that is an amount or an age. */
const BEFORE =
  /(?:(?:under|below|less than|than|up to|upto|about|around|roughly|over|above)(?: an?)?|max|most|between|least|budget(?: is| of)?|spend(?:ing)?|sub|turning|turns|turned|ages?|aged|limit(?: is| of)?|exceeding|\d (?:to|and|or)|(?:under|between|from) \w+ (?:and|to))[\s-]$/;
/** 'Thirty to fifty' is a price; 'one to two' may be anything. */
const ANY_TENS = [...Object.keys(TENS_WORDS), 'fourty'].join('|');
const TENS_RUN = new RegExp(`^(?:${ANY_TENS})`);
const RANGE_BEFORE = new RegExp(`\\b(?:${ANY_TENS})[ -]to $`);
const RANGE_AFTER = new RegExp(`^[ -]to (?:${ANY_TENS})\\b`);
/** Words after it. */
const AFTER =
  /^[\s-]*(?:(?:to|and|or|-)[\s-](?:\w+[\s-]){1,2})?(?:dollars?|bucks?|usd|quid|pounds?|euros?|or (?:less|under)|max|tops|years?|yrs?|yo|months?|ish)\b/;

/** 'twenty-five dollars' as '25 dollars', 'a tenner' as '10 dollars': only where an amount or an age is meant. */
export function withDigits(source: SourceText): SourceText {
  const coins = source
    .replace(/\b(?:a )?tenner\b/g, () => '10 dollars')
    .replace(/\b(?:a )?fiver\b/g, () => '5 dollars')
    .replace(/\b(?:a )?c-?note\b/g, () => '100 dollars')
    .replace(/\b(?:a|one) buck\b/g, () => '1 dollars');
  const decades = coins.replace(
    DECADE,
    ([, before, word]) => `${before}${NUMBERS[word!.replace(/ies$/, 'y')]}s`,
  );
  return decades.replace(RUN, (match) => {
    const [run] = match;
    const isLarge = /hundred|thousand|grand/.test(run);
    const before = match.input.slice(0, match.index);
    const after = match.input.slice(match.index + run.length);
    const isRange = run.match(TENS_RUN) !== null && (RANGE_BEFORE.test(before) || RANGE_AFTER.test(after));
    const isAmount = isLarge || isRange || BEFORE.test(before) || AFTER.test(after);
    return isAmount ? String(valueOf(run)) : run;
  });
}

function valueOf(run: string): number {
  let total = 0;
  let part = 0;
  for (const word of run.split(/[ -]/)) {
    if (word === 'a' || word === 'an') part = 1;
    else if (word === 'couple') part = 2;
    else if (word === 'hundred') part = (part || 1) * 100;
    else if (word === 'thousand' || word === 'grand') {
      total += (part || 1) * 1000;
      part = 0;
    } else part += NUMBERS[word] ?? 0;
  }
  return total + part;
}
