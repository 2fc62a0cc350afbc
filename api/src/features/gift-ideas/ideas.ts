import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import type { Recipient } from '@tuckaway/contract/people/recipients';
import type { Db } from '../../db/db.ts';
import type { GiftRow } from '../gifts/gift.view.ts';
import { toComparableGift, isRepeat } from '../recipient-gifts/repeated-gifts.ts';
import type { SearchIndex } from '../search/gift-index/search-index.ts';
import { rank, type RankRequest } from '../search/rank/rank.ts';
import { reasonsFor } from '../search/reasons/reasons.ts';
import { wordsOf } from '../search/text/words.ts';
import { NOTHING_UNDERSTOOD, queryWord, type Understanding } from '../search/understand/understanding.ts';
import { NO_CRITERION } from '../search/vocabulary/criteria.ts';
import { upcomingCategories } from '../gift-lists/season.ts';
import { knowledgeOf } from './recipient-knowledge.ts';

export interface Idea {
  giftId: number;
  reason: string | null;
}

/** Share of the known facts that an idea has to meet, lower than for search results. */
const IDEA_SHARE = 0.3;
/** More than are shown, because some are the same thing once more. */
const SPARE = 12;

/** Ideas for a person: the best gifts for the known facts, without given and planned ones. */
export async function ideasFor(
  db: Db,
  index: SearchIndex,
  recipient: Recipient,
  today: CalendarDate,
  limit: number,
): Promise<Idea[]> {
  const { understanding, excluded } = await knowledgeOf(db, index, recipient, today);
  const ids = rankedIds(index, { understanding, excluded, limit, season: upcomingCategories(today) });
  return withReasons(index, understanding, ids);
}

/** Gifts for the same interests or with the same words in their titles, but not the same thing once more. */
export function giftsLike(index: SearchIndex, gift: GiftRow, limit: number): Idea[] {
  const understanding = understandGift(index, gift);
  if (understanding.criteria.length + understanding.words.length === 0) return [];
  const reference = toComparableGift({
    giftId: gift.id,
    giftTitle: gift.title,
    purchaseUrl: gift.purchaseUrl,
  });
  const ids = rankedIds(index, { understanding, excluded: new Set([gift.id]), limit: limit + SPARE });
  const others = ids.filter((giftId) => {
    const document = index.gifts.documentWithId(giftId)!;
    const purchaseUrl = index.gifts.facts[document]!.purchaseUrl;
    return !isRepeat(
      reference,
      toComparableGift({ giftId, giftTitle: index.gifts.titles[document]!, purchaseUrl }),
    );
  });
  return others.slice(0, limit).map((giftId) => ({ giftId, reason: null }));
}

function rankedIds(index: SearchIndex, request: RankRequest): number[] {
  const { matches, closest } = rank(index.gifts, { ...request, matchShare: IDEA_SHARE });
  const hasBudget = request.understanding.price !== undefined;
  const affordable = closest.filter(({ isBeyondPrice }) => !(hasBudget && isBeyondPrice));
  return [...matches, ...affordable]
    .slice(0, request.limit)
    .map(({ document }) => index.gifts.ids[document]!);
}

function withReasons(index: SearchIndex, understanding: Understanding, ids: number[]): Idea[] {
  const reasons = reasonsFor(index, understanding, ids);
  return ids.map((giftId) => ({ giftId, reason: reasons.get(giftId) ?? null }));
}

/** A gift as a query for similar ones: interests, ages, words and price range. */
function understandGift({ gifts, categories, vocabulary }: SearchIndex, gift: GiftRow): Understanding {
  const document = gifts.documentWithId(gift.id);
  const labels = categories.filter(({ slug }) => document !== undefined && gifts.hasLabel(document, slug));
  const of = (master: string) =>
    labels.filter(({ masterCategory }) => masterCategory === master).map(({ slug }) => slug);
  const interests = of('Interest');
  const words = wordsOf(gift.title).filter((text) => !vocabulary.filler.has(text) && text.length > 2);
  const about =
    interests.length > 0
      ? [{ ...NO_CRITERION, kind: 'interest' as const, key: '', label: '', interests }]
      : [];
  const whom = {
    ...NO_CRITERION,
    kind: 'person' as const,
    key: '',
    label: '',
    relationships: of('Relationship'),
  };
  return {
    ...NOTHING_UNDERSTOOD,
    criteria: whom.relationships.length > 0 && about.length > 0 ? [...about, whom] : about,
    words: words.map((text) => queryWord(text, { isExplained: about.length > 0 })),
    ...(gift.priceCents !== null && { price: { target: gift.priceCents / 100, label: '' } }),
  };
}
