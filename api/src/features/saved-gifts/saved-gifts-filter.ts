import type { GiftStatus } from '@tuckaway/contract/people/recipient-gifts';
import type { GiftSource, PriceBand, SavedFilters } from '@tuckaway/contract/gifts/saved-gifts';
import { PRICE_BANDS } from '@tuckaway/domain/price-bands';
import { withoutAccents } from '@tuckaway/domain/text';
import { join, sql, type Sql } from '../../db/sql.ts';
import { linkStatus } from '../gifts/gift-recipients.ts';

export interface SavedFilter extends SavedFilters {
  /** Only this gift, and then every list that holds it. */
  giftId?: number | undefined;
  /** Each must be in the title, in the notes of the gift or of a link to a person, or in the name of a tag, a person or the shop; in small letters without accents. */
  words: readonly string[];
  /** All gifts that the owner created, also those in no list. `source: 'own'` leaves out those in no list. */
  allCreated: boolean;
  /** With a tag, gifts outside of the owner's lists are included. */
  unsaved: boolean;
}

const WORDS_MAX = 8;

/** The words of a search, spelled like the stored title keys: lowercase, without accents. */
export const searchableWords = (text: string | undefined): string[] =>
  [...new Set(withoutAccents(text ?? '').split(/\s+/u))].filter((word) => word !== '').slice(0, WORDS_MAX);

/** Conditions on gift `g`, in addition to belonging to the owner. */
export interface Conditions {
  /** Conditions on the id of gift `candidate` and the owner's rows, without reading the gift. */
  byKey: Sql[];
  /** About gift `g`. */
  byContent: Sql[];
}

/** Filters by the owner's rows, without reading the gift. */
type KeyFilter = 'recipientId' | 'status' | 'tagId' | 'giftListId';

/** The conditions of a filter. The type checker names a filter of the contract that has none here. */
export function conditionsOf(ownerId: number, filter: SavedFilter): Conditions {
  const { recipientId, status, tagId, giftListId, price, source, shop } = filter;
  const byKey: Record<KeyFilter, Sql | []> = {
    recipientId: recipientId === undefined ? [] : forRecipient(ownerId, recipientId, status),
    status: status === undefined || recipientId !== undefined ? [] : forAnybody(ownerId, status),
    tagId:
      tagId === undefined
        ? []
        : sql`candidate.gift_id in (select gift_id from gift_tags where tag_id = ${tagId} and user_id = ${ownerId})`,
    giftListId:
      giftListId === undefined
        ? []
        : sql`candidate.gift_id in (
            select gift_id from gift_list_gifts where gift_list_id = ${giftListId} and user_id = ${ownerId})`,
  };
  const byContent: Record<Exclude<keyof SavedFilters, KeyFilter>, Sql | []> = {
    price: price === undefined ? [] : inBand(price),
    source: source === undefined ? [] : fromSource(ownerId, source),
    shop: shop === undefined ? [] : sql`lower(g.shop) = lower(${shop})`,
  };
  return {
    byKey: Object.values(byKey).flat(),
    byContent: [...filter.words.map((word) => hasWord(ownerId, word)), ...Object.values(byContent).flat()],
  };
}

export const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? join(conditions, ' and ') : sql`true`;

const linkedGifts = (ownerId: number, condition: Sql): Sql => sql`(
  select link.gift_id from recipient_gifts link where link.user_id = ${ownerId} and ${condition})`;

function forRecipient(ownerId: number, recipientId: number, status: GiftStatus | undefined): Sql {
  const atStage = status === undefined ? sql`true` : sql`${linkStatus} = ${status}`;
  return sql`candidate.gift_id in ${linkedGifts(ownerId, sql`link.recipient_id = ${recipientId} and ${atStage}`)}`;
}

/** Gifts with the status for any recipient. A gift without a recipient counts as an idea. */
function forAnybody(ownerId: number, status: GiftStatus): Sql {
  const linked = sql`candidate.gift_id in ${linkedGifts(ownerId, sql`${linkStatus} = ${status}`)}`;
  if (status !== 'idea') return linked;
  return sql`(${linked} or candidate.gift_id not in ${linkedGifts(ownerId, sql`true`)})`;
}

function inBand(slug: PriceBand): Sql {
  const { fromCents, belowCents } = PRICE_BANDS.find((band) => band.slug === slug)!;
  const from = sql`g.price_cents >= ${fromCents}`;
  return belowCents === null ? from : sql`${from} and g.price_cents < ${belowCents}`;
}

const fromSource = (ownerId: number, source: GiftSource): Sql =>
  source === 'own' ? sql`g.created_by_id = ${ownerId}` : sql`g.created_by_type = 'SYSTEM'`;

/** Notes are searched in the owner's gifts only: other owners' notes are private, and catalogue texts would be slow. */
function hasWord(ownerId: number, word: string): Sql {
  const isIn = (text: Sql) => sql`strpos(${text}, ${word}) > 0`;
  const letters = word.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const inNotes =
    letters === ''
      ? sql`false`
      : sql`g.created_by_id = ${ownerId}
          and to_tsvector('english', plain_text(concat_ws(' ', g.title, g.description)))
            @@ to_tsquery('english', ${`'${letters}':*`})`;
  return sql`(${isIn(sql`g.title_key`)} or ${isIn(sql`lower(g.shop)`)} or ${inNotes}
    or g.id in (
      select tagging.gift_id from gift_tags tagging join tags t on t.user_id = tagging.user_id and t.id = tagging.tag_id
      where t.user_id = ${ownerId} and ${isIn(sql`lower(plain_text(t.name))`)}
      union all
      select link.gift_id from recipient_gifts link join recipients r on r.user_id = link.user_id and r.id = link.recipient_id
      where link.user_id = ${ownerId} and ${isIn(sql`lower(plain_text(r.name))`)}
      union all
      select link.gift_id from recipient_gifts link
      where link.user_id = ${ownerId} and ${isIn(sql`lower(plain_text(link.note))`)}))`;
}
