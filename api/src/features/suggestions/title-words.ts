import type { SearchIndex } from '../search/gift-index/search-index.ts';
import { stem } from '../search/text/stem.ts';
import { titleCompletions, plainWords, sameWords, withoutMaker, type TypedText } from './typed-text.ts';

const WORDS = 8;
/** Fewer completions by common words than this are filled up with words from titles. */
const FEW_COMPLETIONS = 3;
/** Length up to which a prefix has many completions. Shorter words are never offered. */
const SHORT_LENGTH = 3;
/** Cap of the titles that are searched for the word after the typed ones. */
const TITLES_READ = 60;

/** How many titles and labels have each word; made once for each index. */
const countsOf = new WeakMap<SearchIndex, Map<string, number>>();

function wordCounts(index: SearchIndex): Map<string, number> {
  const cached = countsOf.get(index);
  if (cached) return cached;
  const counts = new Map<string, number>();
  const add = (text: string, times = 1) => {
    for (const word of new Set(plainWords(text)))
      if (word.length >= SHORT_LENGTH) counts.set(word, (counts.get(word) ?? 0) + times);
  };
  for (const title of [...index.gifts.titles, ...index.lists.titles]) add(withoutMaker(title));
  for (const { slug, name } of index.categories) add(name, index.gifts.withLabel(slug).length);
  countsOf.set(index, counts);
  return counts;
}

/** How the word that is being typed may go on; where telling words stand before it, as in titles that have those. */
export function completedWords(index: SearchIndex, typed: TypedText): string[] {
  const common = typed.words.length === 0 ? commonWords(index, typed) : [];
  if (common.length > 0 && [...typed.last].length <= SHORT_LENGTH) return common;
  if (common.length >= FEW_COMPLETIONS) return common;
  return [...new Set([...common, ...fromTitles(index, typed)])].slice(0, WORDS);
}

/** The words that most titles have; of `bake` and `baking` only the one that is used more. */
function commonWords(index: SearchIndex, { last }: TypedText): string[] {
  // Short prefixes have many completions, so words of a single title are left out.
  const fewest = [...last].length > SHORT_LENGTH ? 1 : 2;
  const begun = [...wordCounts(index)]
    .filter(([word, count]) => word.startsWith(last) && count >= fewest && !sameWords(last).includes(word))
    .toSorted(([one, count], [other, others]) => others - count || one.localeCompare(other));
  return [...new Map(begun.toReversed().map(([word]) => [stem(word), word])).values()]
    .toReversed()
    .slice(0, WORDS);
}

/** Completions of the word in titles; for a complete word also the next word. */
function fromTitles({ gifts }: SearchIndex, typed: TypedText): string[] {
  const titled = titlesWithPrefix(gifts.titles, typed);
  const continued = titled.slice(0, TITLES_READ).flatMap((title) => titleCompletions(title, typed));
  return [...Map.groupBy(continued, (text) => text)]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([text]) => text)
    .slice(0, WORDS);
}

/** Titles that have all of the words, the last one only begun. */
export function titlesWithPrefix(titles: readonly string[], { words, last }: TypedText): string[] {
  const stems = words.map(stem);
  return titles.filter((title) => {
    const own = plainWords(title);
    return (
      own.some((word) => word.startsWith(last)) &&
      stems.every((one) => own.some((word) => stem(word) === one))
    );
  });
}
