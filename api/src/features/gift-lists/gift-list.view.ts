import type { GiftList } from '@tuckaway/contract/gift-lists';
import { sql, type SQL } from 'drizzle-orm';
import { visibleGift, type Viewer } from '../gifts/gift-access.ts';
import { imageUrlOf } from '../gifts/gift.view.ts';

/** List `l` as the database hands it out. */
export type GiftListRow = {
  id: number;
  title: string;
  description: string | null;
  isPrivate: boolean;
  isFavorites: boolean;
  userId: number | null;
  createdByType: 'SYSTEM' | 'USER';
  position: number;
  occasion: string | null;
  giftCount: number;
  coverId: number | null;
  coverTitle: string | null;
  coverPictureKey: string | null;
  coverImageId: string | null;
};

/**
 * Whether the viewer may open list `l`: everybody opens curated lists, owners their own, and signed-in people who
 * have the link a public one. Curated lists that were retired are gone.
 */
export const visibleList = (viewer: Viewer): SQL => sql`(
  l.is_public
  or l.user_id = ${viewer}::int
  or (${viewer}::int is not null and l.created_by_type = 'USER' and not l.is_private))`;

/** Inside list `l`: everything for its owner and in curated lists, else what the viewer may see by itself. */
export const visibleInList = (viewer: Viewer): SQL => sql`(
  l.user_id is null or l.user_id = ${viewer}::int or ${visibleGift(viewer)})`;

/** `select ${listColumns} from gift_lists l ${listJoins(…)} where …` gives GiftListRows. */
export const listColumns: SQL = sql`
  l.id, l.title, l.description, l.is_private as "isPrivate", l.is_favorites as "isFavorites",
  l.user_id as "userId", l.created_by_type as "createdByType", l.position,
  occasion.name as occasion, counted.gifts as "giftCount",
  cover.id as "coverId", cover.title as "coverTitle",
  cover.picture_key as "coverPictureKey", cover.image_id as "coverImageId"`;

const occasionJoin = sql`left join categories occasion on occasion.id = l.occasion_id`;
const coverJoin = (seen: SQL) => sql`
  left join lateral (
    select g.id, g.title, g.picture_key, g.image_id
    from gift_list_gifts m join gifts g on g.id = m.gift_id
    where m.gift_list_id = l.id and ${seen}
    order by m.position, m.id limit 1) cover on true`;

/**
 * For curated lists and the viewer's own, in which everything may be seen: one index read a list for the cover; the
 * rest of its gifts is never touched, only counted.
 */
export const openListJoins: SQL = sql`${occasionJoin} ${coverJoin(sql`true`)}
  cross join lateral (
    select count(*)::int as gifts from gift_list_gifts m where m.gift_list_id = l.id) counted`;

/** For any list: only gifts that the viewer may see. */
export const listJoins = (viewer: Viewer): SQL => sql`${occasionJoin} ${coverJoin(visibleInList(viewer))}
  cross join lateral (
    select count(*)::int as gifts from gift_list_gifts m join gifts g on g.id = m.gift_id
    where m.gift_list_id = l.id and ${visibleInList(viewer)}) counted`;

export function toGiftList(row: GiftListRow): GiftList {
  return {
    id: row.id,
    title: row.title,
    name: row.title,
    description: row.description,
    gifts: coverOf(row),
    giftCount: row.giftCount,
    tags: [],
    isPrivate: row.isPrivate,
    isFavorites: row.isFavorites,
    userId: row.userId,
    createdById: row.userId,
    createdByType: row.createdByType,
    occasion: row.occasion,
  };
}

function coverOf(row: GiftListRow): GiftList['gifts'] {
  if (row.coverId === null || row.coverTitle === null) return [];
  const imageUrl = imageUrlOf({ pictureKey: row.coverPictureKey, imageId: row.coverImageId });
  return [{ gift: { id: row.coverId, title: row.coverTitle, imageUrl } }];
}
