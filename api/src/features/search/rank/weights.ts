/**
 * How much each signal counts. A gift's score is the sum of what it earns; only differences matter. To try a change:
 * `npm run search:score` prints the score of the sentence table before and after.
 */
export const WEIGHTS = {
  /** It is labeled with the person that was named. */
  person: 1.5,
  /** It is labeled with a category that the person prefers: Mother's Day for mom. */
  preferred: 0.5,
  /** The query asks for a gift for her, or for him, and the gift suits her or him alone. */
  suits: 0.6,
  /** It is labeled with an interest of the person that was named. */
  personInterest: 1.8,
  /** It is labeled with the day that was named. */
  occasion: 1.5,
  /** It is labeled with the interest that was named. */
  interest: 2,
  /** Its title has a term of a narrow interest ('dice' for D&D), and it is labeled with the interest. */
  narrowTitle: 3,
  /** The same without the label; less where the term has other meanings. */
  narrowTitleOnly: 2.1,
  narrowTitleAmbiguous: 0.9,
  /** Its text has a term of a narrow interest, with the label and without. */
  narrowText: 1.5,
  narrowTextOnly: 0.5,
  /** Its title has the words by which the thing was named. */
  typedInTitle: 0.8,
  /** It only has the label of the interest. */
  narrowLabelOnly: 0.6,
  /** It is labeled with the quality. */
  quality: 2.2,
  /** The most that terms of a quality can earn together. */
  qualityTerms: 2.6,
  /** A category that a quality or day goes along with. */
  relatedCategory: 0.8,
  /** It has the words of the query; rare words count more. */
  words: 3.6,
  /** The word is in the title exactly as typed. */
  wordInTitle: 0.5,
  /** All words of the query are in the title. */
  allInTitle: 2.5,
  /** The gift is in curated lists about the person or the day. */
  filed: 0.7,
  /** Bonus for meeting all criteria instead of one very well. */
  coverage: 3.2,
  /** Its day comes up and no other was named. */
  season: 0.15,
  /** In how many curated lists it stands. */
  standing: 0.12,
  /** Jitter, fixed for each query, so that ties are not in the same order everywhere. */
  shuffle: 0.22,
  /** Near the price that was named. */
  nearPrice: 1,
  /** Uses the budget rather than a tenth of it. */
  usesBudget: 0.35,
  /** Penalty for each doubling beyond the price range: orders the closest gifts where few are within it. */
  beyondPrice: 0.8,
  /** Penalty for children's and babies' things that the query does not ask for. */
  childrenUnasked: 1.8,
  /** The same for things for teenagers. */
  youthUnasked: 0.9,
  /** Penalty for things for a hobby that the query does not mention. */
  hobbyUnasked: 0.9,
  /** Against gifts for a day alone that was not named and does not come up: a holiday, a wedding, a loss. */
  occasionUnasked: 2.2,
  /** Against things that children like too, where a grown-up was named. */
  alsoForKids: 0.35,
  /** Against expensive things where no price was named, for each doubling beyond the limit. */
  expensiveUnasked: 0.5,
  /** For gifts of the very age, against those for much younger children, and against those for children of any age. */
  ownAge: 0.8,
  tooYoung: 1.5,
  childish: 0.75,
  /** For gifts that suit grandparents, where a great age was named. */
  oldAge: 1.4,
  /** Penalty for being similar to a gift ranked before it. */
  likeness: 0.9,
};

/** Where no price is named, more than this counts as expensive. */
export const EXPENSIVE_CENTS = 12_000;
export const EXPENSIVE_FOR_ACQUAINTANCE_CENTS = 5_000;

/** Parts of a budget in dollars. */
export const BUDGET = {
  /** Below this budget a small present is as good as a larger one. */
  smallest: 15,
  /** A gift of this part of the budget uses it well. */
  goodPart: 0.7,
};
/** A quality that promises a price is met in full by gifts of this many times the price. */
export const WELL_ABOVE = 1.3;
/** Ages in years at which other gifts suit. */
export const AGES = {
  /** From here on gifts for toddlers are too young. */
  school: 7,
  /** From here on things for children of any age are childish. */
  adolescent: 10,
  /** From here on gifts for teenagers suit beside those for children. */
  teen: 11,
  /** From here on gifts for grandparents suit. */
  old: 75,
};

/** What a label counts. */
export const LABELS = {
  /** The first, the second and each further label of a criterion. */
  byOrder: [1, 0.85, 0.6],
  /** Of a gift with more labels than this each label says less, by the dilution for each further one. */
  few: 6,
  dilution: 0.04,
};
/** What a term of a quality counts. */
export const TERMS = {
  /** The first term says most; the last one less than it by nearly the decline. */
  first: 1.15,
  decline: 0.5,
  /** Found in the title or shop phrase, in the description, or in a list's text alone. */
  inTitle: 1.3,
  inDescription: 0.6,
  inList: 0.2,
  /** Terms that sum up to this earn half of the most; so the fifth adds little. */
  half: 0.9,
};
/** What a word of the query counts. */
export const WORDS = {
  /** For each field that has it. */
  inTitle: 3,
  inShopPhrase: 2,
  inDescription: 1,
  inList: 0.4,
  /** Fields that sum up to this earn half of the most. */
  half: 1.2,
  /** The rarity (logarithm of the inverse frequency) of a usual word, and the most that a rare one counts in proportion. */
  usualRarity: 5,
  mostRarity: 1.25,
  /** How much less each word counts for each other word. */
  besideOthers: 0.35,
  /** The part of a word's most that meets it: the title or shop phrase has it. The description alone meets it in part. */
  met: 0.75,
  /** A word that a criterion looks for already. */
  explained: 0.9,
  /** A word that no title has, like 'usually': it names no thing. */
  noThing: 0.4,
};

/** How much of the query a criterion or a word makes up. */
export const SHARES = {
  person: 0.8,
  occasion: 0.8,
  interest: 1,
  quality: 1,
  word: 0.8,
  describingWord: 0.3,
  explainedWord: 0,
};
/** All words together make up at most this: alone, beside people and days, and beside interests and qualities. */
export const WORDS_SHARES = { alone: 4, besidePeople: 0.8, besideInterestOrQuality: 0.5 };
/** Of several things (interests, or qualities that are things) a gift needs one; each other one counts this much. */
export const OTHER_THINGS = 0.35;
/** Qualities that say little of the gift itself. */
export const WEAK_QUALITIES: Readonly<Record<string, number>> = {
  'has-everything': 0.4,
  inexpensive: 0.4,
  beautiful: 0.5,
  trendy: 0.6,
};

/** A gift that meets at least this part of the query is a match; others are only the closest. */
export const MATCH_SHARE = 0.62;
/**
 * The same for a query that names a thing. A match then meets the thing itself; of the person and the day, which
 * only put the gifts in order, a smaller part will do.
 */
export const MATCH_SHARE_WITH_THING = 0.38;
/** How much of a thing's usual score a match has: a narrow interest is in its title. */
export const MEETS_THING = 0.95;
/** The same for the closest gifts: a term of the interest in the text of a labeled gift. */
export const IS_ABOUT = 0.7;
/** Closest gifts about the right thing may cost this many times as much as was said, or as little. */
export const NEAR_PRICE = 1.5;
/** The same where there are not enough of them. */
export const FAR_PRICE = 3;
/** Closest gifts about something else are added by price, from near to far. */
export const UNRELATED_PRICES = [NEAR_PRICE, 2, FAR_PRICE];
/** Of a query with more parts than this, a gift need only meet a smaller part of the rest. */
export const LONG_QUERY = 2.6;
export const MATCH_SHARE_OF_REST = 0.3;
/** How much of a criterion's usual score a gift must earn to meet it. */
export const SCORES_TO_MEET = {
  person: 0.7,
  occasion: 0.7,
  interest: 0.9,
  narrowInterest: 2,
  quality: 0.75,
  thing: 1.5,
};

/** Fewer matches than this are followed by the closest gifts. */
export const FEW_MATCHES = 8;
/** Matches and closest gifts together: a few that fit are better than many that do not. */
export const MATCHES_AND_CLOSEST = 10;
/** So many of the best are put into a varied order; the rest follow by score. */
export const VARIED = 60;

/** Penalties for gifts for a situation that was not named, by the quality that stands for it. */
export const SITUATIONS: Readonly<Record<string, number>> = {
  pregnant: 2.4,
  'memory-loss': 0.9,
  'long-shifts': 0.9,
};

/** How much a gift presupposes its hobby, as dog food does. */
export const HOBBY: Readonly<Record<string, number>> = {
  pets: 1,
  fitness: 0.4,
  music: 0.4,
  photography: 0.4,
  camping: 0.4,
  gardening: 0.4,
  gaming: 0.3,
  baking: 0.3,
  crafts: 0.3,
  plants: 0.2,
};
