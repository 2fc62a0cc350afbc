import { expect, test } from 'vitest';
import { withDigits } from './number-words.ts';
import { readAge } from './ages.ts';
import { readPrice } from './prices.ts';
import { SourceText } from './source-text.ts';

/** As understand() does it: number words, then ages, then the price. */
function priceIn(query: string) {
  const source = withDigits(SourceText.fold(query));
  const { price } = readPrice(readAge(source).rest);
  return price && [price.criterion.min ?? null, price.criterion.max ?? null];
}

// Typed text with its lowest and highest price.
const PHRASINGS: [string, [number | null, number | null] | undefined][] = [
  ['<50', [null, 50]],
  ['under $50 gifts for mom', [null, 50]],
  ['cheaper than $35 book', [null, 35]],
  ['20 dollar gifts', [null, 20]],
  ['teacher present less than fifteen bucks', [null, 15]],
  ["isn't less than 30", [30, null]],
  ['< $50', [null, 50]],
  ['<=50', [null, 50]],
  ['under 50', [null, 50]],
  ['under $50', [null, 50]],
  ['below fifty dollars', [null, 50]],
  ['less than 50 bucks', [null, 50]],
  ['up to 50', [null, 50]],
  ['max 50', [null, 50]],
  ['max. 50', [null, 50]],
  ['50 max', [null, 50]],
  ['50 tops', [null, 50]],
  ['fifty or less', [null, 50]],
  ['50 and under', [null, 50]],
  ['not over 40', [null, 40]],
  ['not more than forty', [null, 40]],
  ['no more than $40', [null, 40]],
  ['nothing over 40', [null, 40]],
  ["don't want to spend more than 40", [null, 40]],
  ["shouldn't exceed 40", [null, 40]],
  ["doesn't cost more than 40", [null, 40]],
  ['budget 75', [null, 75]],
  ['my budget is 75', [null, 75]],
  ['$25 limit', [null, 25]],
  ['can spend 60', [null, 60]],
  ['cheaper than 25', [null, 25]],
  ['sub $20', [null, 20]],
  ['within 30 dollars', [null, 30]],
  ['under 1k', [null, 1000]],
  ['under $1,500', [null, 1500]],
  ['under a hundred', [null, 100]],
  ['less than $15.99', [null, 15.99]],
  ['twenty-five dollars', [null, 25]],
  ['a tenner', [null, 10]],
  ['10$', [null, 10]],
  ['usd 40', [null, 40]],
  ['£20', [null, 20]],
  ['a couple hundred bucks', [null, 200]],
  ['for 2 kids 8-10 under 25', [null, 25]],
  ['six year old under thirty', [null, 30]],
  ['under fifty bucks each', [null, 50]],
  ['$100+', [100, null]],
  ['100 or more', [100, null]],
  ['100 and up', [100, null]],
  ['over 100', [100, null]],
  ['> 200', [200, null]],
  ['more than two hundred', [200, null]],
  ['at least 80', [80, null]],
  ['not under 50', [50, null]],
  ['no less than 100', [100, null]],
  ['starting at $60', [60, null]],
  ['~30', [21, 39]],
  ['20ish', [14, 26]],
  ['around fifty', [35, 65]],
  ['about $60', [42, 78]],
  ['50 or so', [35, 65]],
  ['in the $50 range', [35, 65]],
  ['20-40', [20, 40]],
  ['$20 to $40', [20, 40]],
  ['between twenty and forty dollars', [20, 40]],
  ['from 20 to 40', [20, 40]],
  ['ten to fifteen dollars', [10, 15]],
  ['30-40 bucks', [30, 40]],
  ['thirty to fifty for dad', [30, 50]],
  ['over 100 but below 150', [100, 150]],
  ['at least 40 but not more than 60', [40, 60]],
  ['I have 70 to spend on my wife', [null, 70]],
  ['for a party of 12, 15 each', [null, 15]],
  ['twenty to thirty people', undefined],
  ['500 piece puzzle', undefined],
  ['50th birthday', undefined],
  ['men over 60', undefined],
  ['8-10 year old', undefined],
  ['nephew 6', undefined],
  ['game for 2-4 players', undefined],
  ['18 months old', undefined],
];

test.each(PHRASINGS)('the price of "%s" is read', (query, expected) => {
  expect(priceIn(query)).toEqual(expected);
});
