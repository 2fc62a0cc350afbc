interface YearCount {
  /** 'turns 40' */
  text: (years: number) => string;
  /** A sentence about it in a mail. */
  sentence: (personName: string, text: string) => string;
  /** Introduces the first date in a calendar: 'Born on April 15, 1985.' */
  since: string;
}

interface DayKindRules {
  /** In the form, where a kind is chosen. */
  label: string;
  /** The title of a day without a name of its own. */
  title: string;
  /** "Mom's birthday" rather than "Mother's Day for Mom". */
  isPersonal: boolean;
  /** A holiday's dates come from the table of holidays. 'yearlyUnlessDated' comes once with a year, and every year without one. */
  date: 'holiday' | 'yearly' | 'yearlyUnlessDated';
  /** The field for a name; null where the kind has no name. */
  name: { label: string; placeholder: string; required: boolean } | null;
  /** Hint beside the field for the year. */
  yearHint: string | null;
  /** Null if years are not counted. A day with counted years cannot begin in the future. */
  years: YearCount | null;
  /** The category for gift ideas, and its words within a sentence. */
  occasion: { slug: string; says: string } | null;
}

/**
 * All kinds of day. A new kind is an entry here and a value in the check of `recipient_days.kind`. A kind with a holiday or a
 * required name needs changes of the other checks of `recipient_days`, too (api/src/db/schema.sql).
 */
const DAY_KIND_RULES = {
  birthday: {
    label: 'Birthday',
    title: 'Birthday',
    isPersonal: true,
    date: 'yearly',
    name: null,
    yearHint: 'With the year we can say how old they turn.',
    years: {
      text: (years) => `turns ${years}`,
      sentence: (personName, text) => `${personName} ${text}.`,
      since: 'Born on',
    },
    occasion: { slug: 'birthday', says: 'their birthday' },
  },
  anniversary: {
    label: 'Anniversary',
    title: 'Anniversary',
    isPersonal: true,
    date: 'yearly',
    name: { label: 'Of what (optional)', placeholder: 'Wedding', required: false },
    yearHint: 'With the year we can count the years.',
    years: {
      text: (years) => (years === 1 ? '1 year' : `${years} years`),
      sentence: (_, text) => `${text}.`,
      since: 'Since',
    },
    occasion: { slug: 'wedding-anniversary', says: 'their anniversary' },
  },
  holiday: {
    label: 'Holiday',
    title: 'Holiday',
    isPersonal: false,
    date: 'holiday',
    name: null,
    yearHint: null,
    years: null,
    occasion: null,
  },
  own: {
    label: 'Another day',
    title: 'Day',
    isPersonal: false,
    date: 'yearlyUnlessDated',
    name: { label: 'Name of the day', placeholder: 'Graduation', required: true },
    yearHint: 'With a year it comes once, without one every year.',
    years: null,
    occasion: null,
  },
} as const satisfies Record<string, DayKindRules>;

export type DayKind = keyof typeof DAY_KIND_RULES;

export const DAY_KINDS = Object.keys(DAY_KIND_RULES) as [DayKind, ...DayKind[]];

export const rulesOfDayKind = (kind: DayKind): DayKindRules => DAY_KIND_RULES[kind];
