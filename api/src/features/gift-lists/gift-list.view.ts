import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import { listPicture } from '@tuckaway/domain/pictures';
import { columns, type Cell, type Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { Viewer } from '../gifts/gift-access.store.ts';
import { imageUrlOf } from '../gifts/gift.view.ts';
import { visibleInList } from './list-access.store.ts';

const FIELDS = [
  'id',
  'title',
  'description',
  'isPrivate',
  'isFavorites',
  'userId',
  'createdByType',
  'position',
  'pictureKey',
] as const;

/** List `l` as the database hands it out. Where it holds nothing there is no cover. */
export type GiftListRow = Row<'giftLists', (typeof FIELDS)[number]> & {
  occasion: Cell<'categories', 'name'> | null;
  giftCount: number;
  coverId: Cell<'gifts', 'id'> | null;
  coverTitle: Cell<'gifts', 'title'> | null;
  coverPictureKey: Cell<'gifts', 'pictureKey'>;
  coverImageId: Cell<'gifts', 'imageId'>;
};

/** `select ${listColumns} from gift_lists l ${visibleListJoins(…)} where …` gives GiftListRows. */
export const listColumns: Sql = sql`
  ${columns('l', FIELDS)}, occasion.name as occasion, counted.gifts as "giftCount",
  cover.id as "coverId", cover.title as "coverTitle",
  cover.picture_key as "coverPictureKey", cover.image_id as "coverImageId"`;

const occasionJoin = sql`left join categories occasion on occasion.id = l.occasion_id`;
const coverJoin = (seen: Sql) => sql`
  left join lateral (
    select g.id, g.title, g.picture_key, g.image_id
    from gift_list_gifts entry join gifts g on g.id = entry.gift_id
    where entry.gift_list_id = l.id and ${seen}
    order by entry.position, entry.id limit 1) cover on true`;

/**
 * For curated lists and the viewer's own, in which everything may be seen: one index read a list for the cover; the
 * rest of its gifts is never touched, only counted.
 */
export const unfilteredListJoins: Sql = sql`${occasionJoin} ${coverJoin(sql`true`)}
  cross join lateral (
    select count(*)::int as gifts from gift_list_gifts entry where entry.gift_list_id = l.id) counted`;

/** For any list: only gifts that the viewer may see. */
export const visibleListJoins = (
  viewer: Viewer,
): Sql => sql`${occasionJoin} ${coverJoin(visibleInList(viewer))}
  cross join lateral (
    select count(*)::int as gifts from gift_list_gifts entry join gifts g on g.id = entry.gift_id
    where entry.gift_list_id = l.id and ${visibleInList(viewer)}) counted`;

export function toGiftList(row: GiftListRow): GiftList {
  return {
    id: row.id,
    title: row.title,
    name: row.title,
    description: row.description,
    gifts: coverOf(row),
    imageUrl: row.pictureKey === null ? null : listPicture(row.pictureKey),
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
