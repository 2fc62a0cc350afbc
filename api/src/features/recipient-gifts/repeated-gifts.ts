import { STOP_WORDS, withoutAccents } from '@tuckaway/domain/text';
import { plainHost } from '@tuckaway/domain/hosts';

// Says where a visitor came from, not which product it is.
const TRACKING =
  /^(utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|mc_[ce]id|igshid|ref|ref_|referrer|tag|aff(iliate)?(_?id)?|campaign(_?id)?|source|cmp|_ga|si)$/i;

/** Purchase URL without its tracking parameters, for comparison. undefined for an invalid link. */
function normalizedUrl(purchaseUrl: string | null): string | undefined {
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

const SIMILAR_SHARE = 0.8;

/** Whether at least four fifths of all words are in both titles. */
function areSimilar(one: Set<string>, other: Set<string>): boolean {
  // Sets of too different sizes cannot share enough, and comparing sizes is much cheaper.
  if (Math.min(one.size, other.size) < SIMILAR_SHARE * Math.max(one.size, other.size)) return false;
  const both = one.intersection(other).size;
  return both > 0 && both / (one.size + other.size - both) >= SIMILAR_SHARE;
}

type ComparableGift<Gift> = Gift & { normalizedUrl: string | undefined; words: Set<string> };

export const toComparableGift = <Gift extends { giftTitle: string; purchaseUrl: string | null }>(
  gift: Gift,
): ComparableGift<Gift> => ({
  ...gift,
  normalizedUrl: normalizedUrl(gift.purchaseUrl),
  words: titleWords(gift.giftTitle),
});

/** The one rule for "given before": the gift itself, the same purchase URL, or nearly the same title. */
export function isRepeat(
  given: ComparableGift<{ giftId: number }>,
  gift: ComparableGift<{ giftId: number }>,
): boolean {
  return (
    given.giftId === gift.giftId ||
    (gift.normalizedUrl !== undefined && given.normalizedUrl === gift.normalizedUrl) ||
    areSimilar(given.words, gift.words)
  );
}
