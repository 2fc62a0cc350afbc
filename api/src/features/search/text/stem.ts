/** Other spellings of words that the catalogue writes in one way. Not in content/search, which is compiled by `stem` itself. */
const SPELLINGS = new Map(
  Object.entries({
    aluminium: 'aluminum',
    barbeque: 'barbecue',
    bbq: 'barbecue',
    bookshelves: 'bookshelf',
    chanukah: 'hanukkah',
    cosy: 'cozy',
    doughnut: 'donut',
    grey: 'gray',
    hannukah: 'hanukkah',
    hanukah: 'hanukkah',
    jewellery: 'jewelry',
    knives: 'knife',
    leaves: 'leaf',
    loaves: 'loaf',
    moisturiser: 'moisturizer',
    mum: 'mom',
    mums: 'mom',
    pyjama: 'pajama',
    pyjamas: 'pajama',
    scarves: 'scarf',
    shelves: 'shelf',
    whisky: 'whiskey',
    yoghurt: 'yogurt',
  }),
);
/** Words that look like an inflection and mean something else: 'passed' is no pass, 'care' no car. */
const KEPT = new Set('care earring passed training trained bowling evening something nothing'.split(' '));
/** Doubled before an ending: 'knitting'. A double l is the word's own ('grilling'), but for 'travelling'. */
const DOUBLED = /([bdgkmnprt])\1$/;
const DOUBLED_OR_L = /([bdgklmnprt])\1$/;
const VOWEL = /[aeiouy]/;
const CACHE_MAX = 50_000;
const cache = new Map<string, string>();

/** A light stemmer: plural, -ing, -ed and a final e. Query and text only need to agree. */
export function stem(word: string): string {
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  const result = KEPT.has(word) ? word : withoutEnding(SPELLINGS.get(word) ?? american(word));
  if (cache.size < CACHE_MAX) cache.set(word, result);
  return result;
}

/** 'colour' and 'personalised' as Americans write them. */
const american = (word: string): string =>
  word.length > 5 ? word.replace(/our(s|ed|ing|ful)?$/, 'or$1').replace(/is(e[ds]?|ing)$/, 'iz$1') : word;

function withoutEnding(word: string): string {
  const singular = withoutPlural(word);
  if (KEPT.has(singular)) return singular;
  for (const ending of ['ing', 'ed']) {
    const base = singular.slice(0, -ending.length);
    const isInflected =
      singular.endsWith(ending) && base.length >= 3 && VOWEL.test(base) && !base.endsWith('e');
    if (isInflected) return withoutFinalE(base.replace(base.length > 6 ? DOUBLED_OR_L : DOUBLED, '$1'));
  }
  return withoutFinalE(singular);
}

function withoutPlural(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

const withoutFinalE = (word: string): string =>
  word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
