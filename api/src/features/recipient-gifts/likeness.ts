import { STOP_WORDS, withoutAccents } from '@tuckaway/domain/text';
import { plainHost } from '@tuckaway/domain/hosts';

// Says where a visitor came from, not which product it is.
const TRACKING =
  /^(utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|mc_[ce]id|igshid|ref|ref_|referrer|tag|aff(iliate)?(_?id)?|campaign(_?id)?|source|cmp|_ga|si)$/i;

/** Normalized purchase link for comparison. undefined for an invalid link. */
function identityOf(purchaseUrl: string | null): string | undefined {
  const url = purchaseUrl === null ? null : URL.parse(purchaseUrl);
  if (!url) return undefined;
  const telling = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).sort();
  const query = new URLSearchParams(telling).toString();
  return `${plainHost(url.hostname)}${url.pathname.replace(/\/+$/, '')}?${query}`;
}

/** Significant words of a title, folded. */
export function titleWords(title: string): Set<string> {
  const words = withoutAccents(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return new Set(telling.length > 0 ? telling : words);
}

/** How many gifts of one recipient are compared at most. The comparison is quadratic: 500 with 500 take some 50 ms. */
export const COMPARED_MAX = 500;

const NEARLY_THE_SAME = 0.8;

/** Whether at least four fifths of all words are in both titles. */
function areAlike(one: Set<string>, other: Set<string>): boolean {
  // Sets of too different sizes cannot share enough, and comparing sizes is much cheaper.
  if (Math.min(one.size, other.size) < NEARLY_THE_SAME * Math.max(one.size, other.size)) return false;
  const both = one.intersection(other).size;
  return both > 0 && both / (one.size + other.size - both) >= NEARLY_THE_SAME;
}

type Comparable<Gift> = Gift & { purchaseLink: string | undefined; words: Set<string> };

export const comparable = <Gift extends { giftTitle: string; purchaseUrl: string | null }>(
  gift: Gift,
): Comparable<Gift> => ({
  ...gift,
  purchaseLink: identityOf(gift.purchaseUrl),
  words: titleWords(gift.giftTitle),
});

/** The one rule for "given before": the gift itself, the same purchase link, or nearly the same title. */
export function isRepeat(
  given: Comparable<{ giftId: number }>,
  gift: Comparable<{ giftId: number }>,
): boolean {
  return (
    given.giftId === gift.giftId ||
    (gift.purchaseLink !== undefined && given.purchaseLink === gift.purchaseLink) ||
    areAlike(given.words, gift.words)
  );
}
