import type { Db } from '../../db/db.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { listCategories } from '../categories/categories.store.ts';
import type { GiftRow } from '../gifts/gift.view.ts';
import { comparable, isRepeat } from '../recipient-gifts/likeness.ts';
import { searchWords, textQueries } from '../search/search-text.ts';
import { categoryIdsOf, findCandidates, inAny, not } from './gift-ideas.store.ts';
import type { Idea } from './reason.ts';

/** Between these shares of its price another gift costs about the same. */
const SAME_PRICE = { from: 0.6, to: 1.6 };

/** Gifts for the same interests or with the same words in their titles, but not the same thing once more. */
export async function giftsLike(db: Db, gift: GiftRow, limit: number): Promise<Idea[]> {
  const own = await categoryIdsOf(db, gift.id);
  const interests = (await listCategories(db, 'Interest')).filter(({ id }) => own.includes(id));
  const asked = comparable({ giftId: gift.id, giftTitle: gift.title, purchaseUrl: gift.purchaseUrl });
  const candidates = await findCandidates(db, {
    base: [sql`found.id <> ${gift.id}`],
    tiers: tiersOf(
      gift,
      interests.map(({ id }) => id),
    ),
    most: 2 * limit + 24,
  });
  return candidates
    .filter((one) => !isRepeat(asked, comparable(one)))
    .slice(0, limit)
    .map(({ giftId, categoryIds }) => {
      const shared = interests
        .filter(({ id }) => categoryIds.includes(id))
        .map(({ name }) => name.toLowerCase());
      const reason =
        shared.length > 0 ? `Also for ${new Intl.ListFormat('en-US').format(shared.slice(0, 2))}` : '';
      return { giftId, reason };
    });
}

/** Both the words and an interest, an interest at about the same price, then either of the two. */
function tiersOf({ title, priceCents }: GiftRow, interestIds: number[]): Sql[][] {
  const words = searchWords(title);
  const named =
    words.length > 0 ? sql`found.title_tsv @@ to_tsquery('english', ${textQueries(words).any})` : null;
  if (interestIds.length === 0) return named ? [[named]] : [];
  const related = inAny(interestIds);
  const alsoNamed = named
    ? [
        [related, named],
        [not(related), named],
      ]
    : [];
  const unnamed = named ? [related, not(named)] : [related];
  const [both, onlyNamed] = alsoNamed;
  if (priceCents === null) return [both, unnamed, onlyNamed].filter((tier) => tier !== undefined);
  const [from, to] = [SAME_PRICE.from, SAME_PRICE.to].map((share) => Math.round(priceCents * share));
  const alike = sql`coalesce(found.price_cents between ${from!} and ${to!}, false)`;
  return [both, [...unnamed, alike], [...unnamed, not(alike)], onlyNamed].filter(
    (tier) => tier !== undefined,
  );
}
