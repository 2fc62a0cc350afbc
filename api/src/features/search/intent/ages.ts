import type { Token } from './tokens.ts';
import { NO_CATEGORIES, type Meaning } from './vocabulary.ts';

/** What was read at a place of the query. */
export interface Reading {
  length: number;
  meaning: Meaning;
}

const OLDEST = 110;
const MONTHS = new Set(['month', 'mo', 'mth']);
const YEARS = new Set(['year', 'yr', 'y', 'yo', 'yos']);
const AGED = new Set(['age', 'aged', 'turning', 'turn', 'turned']);
const ORDINAL = new Set(['st', 'nd', 'rd', 'th']);
const BIRTHDAY = new Set(['birthday', 'bday', 'gift', 'present']);
const ADULTS = new Set(['man', 'men', 'woman', 'women', 'people', 'lady', 'guy', 'person', 'adult']);
const CHILDREN = new Set(['kid', 'child', 'children', 'boy', 'girl', 'toddler', 'baby']);
const RANGE = /^\s*[-–—]\s*$/;

/** The catalogue's times of life: infants up to one, toddlers to three, kids to twelve, teens from thirteen. */
export function relationshipsAt(years: number): string[] {
  if (years < 1) return ['infants'];
  if (years < 3) return ['toddlers'];
  if (years < 4) return ['toddlers', 'kids'];
  if (years < 10) return ['kids'];
  if (years < 13) return ['kids', 'adolescents'];
  if (years < 20) return ['teens'];
  if (years < 60) return ['partner', 'friends', 'parents'];
  return ['grandparents', 'parents'];
}

function aged(label: string, years: number[], length: number): Reading {
  const relationship = [...new Set(years.flatMap(relationshipsAt))];
  // Among older people's gifts those for grandparents say it best.
  const prefer = years.every((age) => age >= 60) ? ['grandparents'] : [];
  return {
    length,
    meaning: {
      ...NO_CATEGORIES,
      kind: 'relationship',
      label,
      relationship,
      prefer,
      isStage: true,
      isAge: true,
    },
  };
}

/** 'a 7 year old', '18 months', 'ages 3-5', 'turning 30', '30th birthday', 'kids under 5', 'men over 60'. */
export function readAge(tokens: readonly Token[], place: number): Reading | undefined {
  const token = tokens[place]!;
  if (AGED.has(token.folded) && isAge(tokens[place + 1])) {
    const rest = readAges(tokens, place + 1, true);
    return rest && { ...rest, length: rest.length + 1 };
  }
  return readAges(tokens, place, false) ?? readBound(tokens, place);
}

const isAge = (token: Token | undefined): token is Token & { number: number } =>
  token?.number !== undefined && !token.isMoney && token.number <= OLDEST;

function readAges(tokens: readonly Token[], place: number, isKnown: boolean): Reading | undefined {
  const first = tokens[place];
  if (!isAge(first)) return undefined;
  const isJoined = (token: Token | undefined) =>
    token?.text === 'to' || token?.text === 'and' || token?.text === 'or';
  const skip = isJoined(tokens[place + 1]) ? 2 : 1;
  const second = tokens[place + skip];
  const isRange = isAge(second) && second.number > first.number && (skip === 2 || RANGE.test(second.gap));
  const last = isRange ? place + skip : place;
  const unit = unitAt(tokens, last + 1);
  const ordinal = ORDINAL.has(tokens[last + 1]?.text ?? '') && tokens[last + 1]?.gap === '';
  const occasion = tokens[last + 2]?.folded;
  if (ordinal && (occasion === undefined || BIRTHDAY.has(occasion)) && first.number >= 1)
    return aged(`Turning ${first.number}`, [first.number], last + 2 - place);
  if (!unit && !isKnown) return undefined;
  const numbers = isRange ? [first.number, second.number] : [first.number];
  const years = isRange ? between(numbers[0]!, numbers[1]!) : numbers;
  const inMonths = unit?.inMonths ?? false;
  const label = `${inMonths ? '' : 'Age '}${numbers.join(' to ')}${inMonths ? ' months old' : ''}`;
  return aged(
    label,
    inMonths ? years.map((months) => months / 12) : years,
    last + 1 + (unit?.length ?? 0) - place,
  );
}

const between = (low: number, high: number) =>
  Array.from({ length: Math.floor(high - low) + 1 }, (_, step) => low + step);

/** 'year old', 'yo', 'months'; 'year' alone says little, but 'months' is an age. */
function unitAt(tokens: readonly Token[], place: number): { length: number; inMonths: boolean } | undefined {
  const word = tokens[place]?.folded ?? '';
  const isOld = tokens[place + 1]?.folded === 'old';
  if (word === 'yo') return { length: 1, inMonths: false };
  if (word === 'y' && tokens[place + 1]?.text === 'o') return { length: 2, inMonths: false };
  if (YEARS.has(word) && isOld) return { length: 2, inMonths: false };
  if (MONTHS.has(word)) return isOld ? { length: 2, inMonths: true } : undefined;
  return undefined;
}

/** 'kids under 5', 'men over 60': after such words the number is an age and not a price. */
function readBound(tokens: readonly Token[], place: number): Reading | undefined {
  const [side, number, whose] = [tokens[place], tokens[place + 1], tokens[place - 1]];
  if (!isAge(number) || !side || !whose) return undefined;
  if (side.text === 'under' && CHILDREN.has(whose.folded) && number.number <= 12)
    return aged(`Under ${number.number} years`, between(0, number.number - 1), 2);
  if (side.text === 'over' && ADULTS.has(whose.folded) && number.number >= 18)
    return aged(`Over ${number.number} years`, [number.number], 2);
  return undefined;
}
