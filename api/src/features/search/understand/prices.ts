import type { SourceText, Span } from './source-text.ts';

/** A price range in dollars. */
export interface PriceCriterion {
  min?: number;
  max?: number;
  /** The amount that was named: gifts near it come first. */
  target?: number;
  label: string;
}

interface PriceReading {
  price?: { criterion: PriceCriterion; span: Span };
  /** The text without the price. */
  rest: SourceText;
}

const CURRENCY = String.raw`(?:[$£€]|-?(?:us )?dollars?\b|bucks?\b|usd\b|quid\b|pounds?\b|euros?\b|eur\b|gbp\b)`;
/** An amount; its groups are suffixed, because a range has two of them. */
const amount = (suffix: string) =>
  String.raw`(?<sign${suffix}>us ?\$|usd |[$£€])?\s?(?<number${suffix}>\d+(?:,\d{3})*(?:\.\d+)?)(?<thousands${suffix}>\s?(?:k\b|grand\b))?(?<after${suffix}>\s?${CURRENCY})?`;
/** An amount with its currency before any noun: '$25 books'. */
const NAMED = String.raw`(?<=[$£€]\s?[\d,.]+(?:\s?k)?|\d\s?(?:dollars?|bucks?|usd|quid|pounds?|euros?))(?![\d.])`;
/** The end of an amount: a noun after a bare number makes it something else than money. */
const NO_UNIT = String.raw`(?:${NAMED}|(?![\d.]|\s?-?(?:pieces?|pcs?|packs?|inch(?:es)?|oz|ounces?|lbs?|liters?|months?|days?|weeks?|hours?|minutes?|players?|people|persons?|years?|yrs?|yo\b|y\/o|ft|feet|percent|%|ml|cups?|st\b|nd\b|rd\b|th\b|d\b|mm|cm|colou?rs|count|watts?|books?|gifts|things|ideas|kids|children|friends|girls|boys|women|men|employees|coworkers|guests|teachers|in\b|s\b)))`;
const BELOW = String.raw`(?:under|below|beneath|less than|cheaper than|lower than|<\s?=?|=<|≤|up to|upto|max(?:imum)?\.?(?: (?:budget|price|spend|cost))?(?: of| is|:)?|at most|(?:no|not|nothing) (?:higher|greater|pricier|dearer) than|sub|within|(?:my |the |a |our )?budget(?: is| of|:)?(?: about| around)?|(?:spending |price )?limit(?: is| of|:)?|(?:can |to |wanna |want to |could )?(?:only )?spend(?:ing)?(?: up to| about)?|for under)`;
const ABOVE = String.raw`(?:over|above|more than|at least|starting (?:at|from)|>\s?=?|=>|≥|min(?:imum)?(?: of| is|:)?|upwards of|greater than|from)`;
const ABOUT = String.raw`(?:about|around|round|roughly|approx(?:imately)?\.?|~|circa|close to|near|somewhere around|in the)`;
/** 'not', 'doesn't cost', 'don't want to spend': inverts the following comparison. */
const NOT = String.raw`\b(?:no|not|never|nothing|nor|(?:do|does|did|is|are|was|wo|ca|could|would|should|must|need|have|has)n'?t)(?: (?:want|wanna|to|spend|cost|costs|costing|be|pay|go|going|have|has|anything|something|much|that|is|it|the|price|things|gifts?)){0,4} `;
const EACH = String.raw`(?:\s?(?:each|apiece|a piece|per (?:person|kid|child|head|gift)|tops|total|altogether))?`;
const A = amount('A');
const B = amount('B');

type Kind = 'range' | 'max' | 'min' | 'about' | 'exact';
/** Tried in this order: '$20 to $30' is a range before it is an amount. */
const PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  // 'over 100 but below 150'
  [
    'range',
    new RegExp(
      `\\b(?:over|above|more than|at least|from)\\s?${A},?\\s?(?:but|and|yet) (?:still )?(?:under|below|less than|not (?:over|more than)|no more than|up to|at most|max(?:imum)?)\\s?${B}${NO_UNIT}`,
    ),
  ],
  [
    'range',
    new RegExp(
      `(?:between |from |in the )?${A}\\s?(?:-|to|and|or|\\.\\.+)\\s?${B}${NO_UNIT}(?: range)?${EACH}`,
    ),
  ],
  [
    'max',
    new RegExp(`${NOT}(?:over|above|more than|exceed(?:ing)?|beyond|past)\\s?(?:a )?${A}${NO_UNIT}${EACH}`),
  ],
  [
    'min',
    new RegExp(`${NOT}(?:under|below|less than|cheaper than|lower than)\\s?(?:a )?${A}${NO_UNIT}${EACH}`),
  ],
  ['max', new RegExp(`${BELOW}[\\s-]?(?:a |like )?${A}${NO_UNIT}${EACH}(?: max| or less| total| budget)?`)],
  [
    'max',
    new RegExp(
      `${A}\\s?(?:or (?:less|under|below|cheaper)|and (?:under|below)|max(?:imum)?\\b|tops\\b|limit\\b|budget\\b|at most|at the most)`,
    ),
  ],
  [
    'min',
    new RegExp(`${A}\\s?(?:\\+|plus\\b|or (?:more|over|up|above)|and (?:up|above|over)|upwards|minimum\\b)`),
  ],
  ['about', new RegExp(`${A}(?:\\s?-?ish\\b| or so\\b| give or take| price range| range\\b| mark\\b)`)],
  ['about', new RegExp(`${ABOUT}\\s?(?:a )?${A}${NO_UNIT}(?: range| mark)?${EACH}`)],
  ['min', new RegExp(`${ABOVE}\\s?(?:a )?${A}${NO_UNIT}${EACH}`)],
  ['max', new RegExp(`\\b(?:have|got|has) ${A}${NO_UNIT} (?:to|for) (?:spend|spending)\\b`)],
  ['max', new RegExp(`${A}\\s?(?:each|apiece|a piece|per (?:person|kid|child|head|gift))\\b`)],
  ['exact', new RegExp(`${A}${NO_UNIT}${EACH}`)],
];
/** How far 'around $30' reaches. */
const ABOUT_SHARE = 0.3;
/** Two bare numbers below this are more likely ages or pieces than prices. */
const SMALLEST_BARE_RANGE = 15;

const dollars = (value: number) => `$${Number.isInteger(value) ? value : value.toFixed(2)}`;

/** Reads the first price of the text. */
export function readPrice(source: SourceText): PriceReading {
  for (const [kind, pattern] of PATTERNS) {
    const match = pattern.exec(source.text);
    if (!match || isInsideWord(match) || !isMoney(kind, match)) continue;
    const end = match.index + match[0].length;
    return {
      price: { criterion: priceOf(kind, match), span: source.originOf(match.index, end) },
      rest: source.cut(match.index, end),
    };
  }
  return { rest: source };
}

/** 'round 2' inside of 'background 2'. */
const isInsideWord = ({ 0: text, index, input }: RegExpExecArray) =>
  index > 0 && /[a-z\d]/.test(input[index - 1]!) && /^[a-z\d]/.test(text);

/** A number alone is no price, and two small ones are no range of prices. */
function isMoney(kind: Kind, { 0: text, groups = {} }: RegExpExecArray): boolean {
  const isNamed = ['signA', 'afterA', 'signB', 'afterB', 'thousandsA'].some((group) => groups[group]);
  if (isNamed) return true;
  if (kind === 'exact' || text.startsWith('in the')) return false;
  if (kind === 'min' && text.startsWith('from')) return false;
  if (kind === 'about' && text.startsWith('near')) return false;
  if (kind !== 'range' || text.startsWith('between')) return true;
  return Number(groups['numberA']) >= SMALLEST_BARE_RANGE && !/\bor\b|\band\b/.test(text);
}

function priceOf(kind: Kind, { groups = {} }: RegExpExecArray): PriceCriterion {
  const hasThousands = groups['thousandsB'] !== undefined && groups['thousandsA'] === undefined;
  const first = valueOf(groups, 'A');
  switch (kind) {
    case 'range': {
      const second = valueOf(groups, 'B');
      const low = Math.min(hasThousands && first < 100 ? first * 1000 : first, second);
      const high = Math.max(first, second);
      return { min: low, max: high, label: `${dollars(low)} to ${dollars(high)}` };
    }
    case 'max':
      return { max: first, label: `Up to ${dollars(first)}` };
    case 'min':
      return { min: first, label: `${dollars(first)} and up` };
    case 'about': {
      const [min, max] = [Math.floor(first * (1 - ABOUT_SHARE)), Math.ceil(first * (1 + ABOUT_SHARE))];
      return { min, max, target: first, label: `Around ${dollars(first)}` };
    }
    case 'exact':
      return { max: first, target: first, label: `Up to ${dollars(first)}` };
  }
}

const valueOf = (groups: Record<string, string | undefined>, suffix: string) =>
  Number(groups[`number${suffix}`]!.replaceAll(',', '')) * (groups[`thousands${suffix}`] ? 1000 : 1);
