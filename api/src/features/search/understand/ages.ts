import { ageGroupsOfYear, GROWN_UP_AT } from '@tuckaway/domain/age-groups';
import type { SourceText, Span } from './source-text.ts';

/** The age that was named, in years. */
export interface AgeCriterion {
  from: number;
  to: number;
  label: string;
}

interface AgeReading {
  age?: { criterion: AgeCriterion; span: Span };
  /** The text without the age. */
  rest: SourceText;
}

const OLDEST = 110;
const CHILD = String.raw`(?:kids?|boys?|girls?|child(?:ren)?|nephews?|nieces?|sons?|daughters?|grandsons?|granddaughters?|grandkids?|grandchild(?:ren)?|toddlers?|godsons?|goddaughters?|cousins?|brothers?|sisters?|teens?|teenagers?|tweens?|babies|baby)`;
const ADULT = String.raw`(?:men|women|people|anyone|someone|adults?|guys?|ladies|lady|man|woman|seniors?|couples?|dads?|moms?|mums?|mothers?|fathers?|grandmas?|grandpas?|grandmothers?|grandfathers?)`;
const YEARS = String.raw`[\s-]*(?:years?|yrs?)`;
const OLD = String.raw`(?:[\s-]*(?:olds?|of age))`;

type Ages = readonly [from: number, to: number] | undefined;
const single = (years: number): Ages => [years, years];
const number = (match: RegExpExecArray, group: number) => Number(match[group]);

/** Patterns for ages with the meaning of their numbers; `undefined` for no age. */
const PATTERNS: readonly (readonly [RegExp, (match: RegExpExecArray) => Ages])[] = [
  // 'under 2 years old', 'over 70 years old'
  [
    new RegExp(String.raw`\b(?:under|below|younger than) (\d{1,2})${YEARS}${OLD}`),
    (m) => [0, number(m, 1) - 1],
  ],
  [
    new RegExp(String.raw`\b(?:over|above|older than) (\d{1,3})${YEARS}${OLD}`),
    (m) => [number(m, 1), OLDEST],
  ],
  // '8-10 year olds', 'a 7 and a 9 year old', '70+ year old'
  [
    new RegExp(
      String.raw`\b(\d{1,3})(?:${YEARS}${OLD}?)?\s?(?:-|to|or|and|&)\s?(?:an? )?(\d{1,3})(?:${YEARS}${OLD}?|[\s-]?(?:yos?\b|y\/?os?\b))`,
    ),
    (m) => [Math.min(number(m, 1), number(m, 2)), Math.max(number(m, 1), number(m, 2))],
  ],
  [new RegExp(String.raw`\b(\d{2,3})\s?\+${YEARS}${OLD}`), (m) => [number(m, 1), OLDEST]],
  // '8 year old', '8yo', '8 y/o'
  [
    new RegExp(
      String.raw`\b(\d{1,3})(?:${YEARS}${OLD}|\s?-?y[\s-]?olds?\b|[\s-]?(?:yos?\b|y\/?os?\b)|\s?yrs?\b)`,
    ),
    (m) => single(number(m, 1)),
  ],
  // '18 months', '6 month old': a subscription of 6 months is none
  [
    /\b(\d{1,2})\s?(?:-|to)\s?(\d{1,2})[\s-]*(?:months?|mos?|mths?)[\s-]*olds?\b/,
    (m) => [number(m, 1) / 12, number(m, 2) / 12],
  ],
  [/\b(\d{1,2})[\s-]*(?:months?|mos?|mths?)[\s-]*olds?\b/, (m) => single(number(m, 1) / 12)],
  // 'ages 3-5', 'aged 8', 'turning 50', 'ages 3 and up'
  [/\b(?:ages?|aged) (\d{1,2})\s?(?:\+|and (?:up|over|older))/, (m) => [number(m, 1), number(m, 1) + 3]],
  [
    /\b(?:ages?|aged|age of|turning|turns|turned|turn)\s(\d{1,3})(?:\s?(?:-|to|and|or)\s?(\d{1,3}))?\b(?!\s?(?:dollars|bucks))/,
    (m) => [number(m, 1), m[2] === undefined ? number(m, 1) : number(m, 2)],
  ],
  // '50th birthday', 'the big 5-0', 'first birthday'
  [/\b(\d{1,3})(?:st|nd|rd|th)(?=\s(?:birthday|bday|b-day|bd))/, (m) => single(number(m, 1))],
  [/^(\d{1,3})(?:st|nd|rd|th)(?=\s?(?:gifts?|presents?)?$)/, (m) => single(number(m, 1))],
  [/\bsweet (?:sixteen|16)(?:th)?\b/, () => single(16)],
  [/\bquince(?:a(?:n|ñ)era)?\b/, () => single(15)],
  [/\bthe big (\d)[- ]?0\b/, (m) => single(number(m, 1) * 10)],
  [/\bfirst(?=\s(?:birthday|bday))/, () => single(1)],
  // 'men over 60', 'seniors 65+'
  [
    new RegExp(String.raw`\b${ADULT}\s(?:over|above|past)\s(\d{2})\b(?!\s?(?:dollars|bucks))`),
    (m) => (number(m, 1) >= 18 ? [number(m, 1), OLDEST] : undefined),
  ],
  [new RegExp(String.raw`\b${ADULT}\s(\d{2})\s?\+`), (m) => [number(m, 1), OLDEST]],
  // 'kids under 5', 'kids 8-10', 'nephew 6', 'nephew (6)'
  [
    new RegExp(String.raw`\b${CHILD}\s(?:under|below)\s(\d{1,2})\b(?!\s?(?:dollars|bucks|\$))`),
    (m) => (number(m, 1) <= 12 ? [0, number(m, 1) - 1] : undefined),
  ],
  [
    new RegExp(
      String.raw`\b${CHILD}\s\(?(?:of )?(\d{1,2})\s?(?:-|to|and)\s?(\d{1,2})\)?(?![\d$£€]|\s?(?:dollars|bucks))`,
    ),
    (m) => (number(m, 2) <= 19 ? [number(m, 1), number(m, 2)] : undefined),
  ],
  [
    new RegExp(
      String.raw`\b${CHILD},?\s\(?(\d{1,2})\)?(?![\d$£€.]|\s?(?:dollars|bucks|-|max|or less|tops|budget|\+|k\b|pieces?))`,
    ),
    (m) => (number(m, 1) <= 18 ? single(number(m, 1)) : undefined),
  ],
  // 'grandpa 80'
  [
    /\b(?:grandma|grandpa|grandmother|grandfather|granny|nana|gran|granddad|grandad),?\s\(?([6-9]\d)\)?\b(?!\s?(?:dollars|bucks|max|or less|tops|budget|\+))/,
    (m) => single(number(m, 1)),
  ],
  // 'my nephew is 19', 'she is 34'
  [
    new RegExp(
      String.raw`\b(?:${CHILD}|${ADULT}|he|she|who) (?:is|just turned) (?:now |only |almost |nearly |about )?(\d{1,2})\b(?!\s?(?:dollars|bucks|%|inch|pounds|feet|months?|weeks?|k\b|or less|max|tops))`,
    ),
    (m) => single(number(m, 1)),
  ],
  // 'in his 30s', 'thirty-something' is rare
  [/\bin (?:his|her|their) (?:(?:early|mid|late)[ -])?(\d0)'?s\b/, (m) => [number(m, 1), number(m, 1) + 9]],
];

/** Reads the first age of the text. A word for the person stays: 'kids 8-10' is still about kids. */
export function readAge(source: SourceText): AgeReading {
  for (const [pattern, agesOf] of PATTERNS) {
    const match = pattern.exec(source.text);
    const ages = match && agesOf(match);
    if (!match || !ages || ages[0] > OLDEST || ages[0] < 0) continue;
    const person = new RegExp(`^(?:${CHILD}|${ADULT})`).exec(match[0])?.[0] ?? '';
    const end = match.index + match[0].length;
    const start = match.index + person.length;
    return {
      age: {
        criterion: { from: ages[0], to: ages[1], label: labelOf(ages[0], ages[1]) },
        span: source.originOf(start, end),
      },
      rest: source.cut(start, end),
    };
  }
  return { rest: source };
}

function labelOf(from: number, to: number): string {
  if (to >= OLDEST) return `Over ${from} years`;
  if (to < 2 && from > 0 && !Number.isInteger(from)) return `${Math.round(from * 12)} months old`;
  if (from === 1 && to === 1) return '1 year old';
  return from === to ? `${from} years old` : `${Math.floor(from)} to ${Math.ceil(to)} years old`;
}

/** Age groups of gifts for these years; undefined for grown-ups. */
export function ageGroupsAt({ from, to }: Pick<AgeCriterion, 'from' | 'to'>): string[] | undefined {
  if (from >= GROWN_UP_AT) return undefined;
  const years = [from, (from + to) / 2, Math.min(to, GROWN_UP_AT - 1)];
  return [...new Set(years.flatMap(ageGroupsOfYear))];
}
