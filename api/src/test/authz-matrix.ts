import type { MatrixFixture } from './authz-fixture.ts';

/** Visitor, owner A, somebody else B, and A who claims to be B; null where the column makes no sense for a call. */
type Expected = [visitor: number, owner: number | null, other: number | null, mismatch: number | null];

export interface MatrixRow {
  id: string;
  method: 'get' | 'post' | 'put' | 'delete';
  /** `me` is the user id that the caller claims. */
  path: (f: MatrixFixture, me: number) => string;
  body?: (f: MatrixFixture, me: number) => object;
  expected: Expected;
  /** What successful answers must hold: `data`, or the body where there is none. */
  check?: (data: any, f: MatrixFixture, role: Role) => boolean; // oxlint-disable-line no-explicit-any -- read as the wire has it
}

export const ROLES = ['visitor', 'owner', 'other', 'mismatch'] as const;
export type Role = (typeof ROLES)[number];

/** No row ever has this id. */
export const NX = 2147483000;

const A_DAY = { kind: 'own', name: 'Name day', month: 6, day: 1 };

const SHARED = {
  kind: 'ideas',
  degree: 'nothing',
  revealOn: null,
  namesVisible: true,
  words: null,
  expiresOn: null,
};

/** As long as a token is, and nobody's. */
const NOBODYS = 'x'.repeat(43);

const isMe = (data: { id: string } | undefined, f: MatrixFixture, role: Role) =>
  data?.id === (role === 'visitor' ? undefined : String(role === 'other' ? f.b.id : f.a.id));
const withoutNotes = (data: { description: string | null }, _: MatrixFixture, role: Role) =>
  role === 'owner' ? data.description !== null : data.description === null;
type Titled = { title: string }[];
const onlyCurated = (data: { createdByType: string }[]) =>
  data.every((list) => list.createdByType === 'SYSTEM');
const mineOnly = (data: { userId: number }[], f: MatrixFixture, role: Role) =>
  data.every(({ userId }) => userId === (role === 'other' ? f.b.id : f.a.id));
const nothingOfAForB = (data: Titled, f: MatrixFixture, role: Role) =>
  data.some(({ title }) => title.includes(f.word)) === (role === 'owner');

// prettier-ignore
export const MATRIX: MatrixRow[] = [
  { id: 'G01', method: 'get', path: () => '/api/gift-lists/public', expected: [200, 200, 200, null], check: onlyCurated },
  { id: 'G02', method: 'get', path: () => '/api/gift-lists/public?occasion=Birthday', expected: [200, 200, 200, null], check: onlyCurated },
  { id: 'G03', method: 'get', path: (_, me) => `/api/gift-lists?userId=${me}`, expected: [401, 200, 200, 403], check: mineOnly },
  { id: 'G03 for A by B', method: 'get', path: (f) => `/api/gift-lists?userId=${f.a.id}`, expected: [401, null, 403, null] },
  { id: 'G04', method: 'get', path: () => '/api/gift-lists', expected: [401, 200, 200, null], check: mineOnly },
  { id: 'G05', method: 'get', path: () => '/api/gift-occasions', expected: [200, 200, 200, null] },
  { id: 'G06', method: 'get', path: (f) => `/api/v1/gifts/${f.giftS}`, expected: [200, 200, 200, null] },
  { id: 'G07', method: 'get', path: (f) => `/api/v1/gifts/${f.giftA1}`, expected: [401, 200, 200, null], check: withoutNotes },
  { id: 'G08', method: 'get', path: (f) => `/api/v1/gifts/${f.giftA2}`, expected: [401, 200, 404, null] },
  { id: 'G09', method: 'get', path: () => `/api/v1/gifts/${NX}`, expected: [401, 404, 404, null] },
  { id: 'G10', method: 'get', path: () => '/api/v1/gifts/abc', expected: [400, 400, 400, null] },
  { id: 'G11', method: 'get', path: (f) => `/api/gift-lists/${f.listS}/gifts`, expected: [200, 200, 200, null] },
  { id: 'G12', method: 'get', path: (f) => `/api/gift-lists/${f.listPub}/gifts`, expected: [401, 200, 200, null], check: (data, f, role) => data.length === 1 && withoutNotes(data[0], f, role) },
  { id: 'G13', method: 'get', path: (f) => `/api/gift-lists/${f.listPriv}/gifts`, expected: [401, 200, 404, null] },
  { id: 'G14', method: 'get', path: () => `/api/gift-lists/${NX}/gifts`, expected: [401, 404, 404, null] },
  { id: 'a curated list', method: 'get', path: (f) => `/api/gift-lists/${f.listS}`, expected: [200, 200, 200, null] },
  { id: 'a list', method: 'get', path: (f) => `/api/gift-lists/${f.listPub}`, expected: [401, 200, 200, null] },
  { id: 'a private list', method: 'get', path: (f) => `/api/gift-lists/${f.listPriv}`, expected: [401, 200, 404, null] },
  { id: 'G15', method: 'post', path: () => '/api/gift-list-gifts', body: (f) => ({ giftId: f.giftA1, giftListIds: [f.listPub] }), expected: [401, 200, 403, null] },
  { id: 'G16', method: 'post', path: () => '/api/gift-list-gifts', body: (f) => ({ giftId: f.giftS, giftListIds: [f.listB, f.listPriv] }), expected: [401, null, 404, null] },
  { id: 'G17', method: 'post', path: () => '/api/gift-list-gifts', body: (f) => ({ giftId: f.giftS, giftListIds: [f.listS] }), expected: [401, 403, 403, null] },
  { id: 'G18', method: 'post', path: () => '/api/gift-list-gifts', body: (f, me) => ({ giftId: f.giftA2, giftListIds: [me === f.b.id ? f.listB : f.listPub] }), expected: [401, 200, 404, null] },
  { id: 'G19', method: 'post', path: () => '/api/gift-lists', body: (f, me) => ({ title: 'New', isPrivate: true, userId: me, giftId: f.giftS }), expected: [401, 201, 201, 403] },
  { id: 'G19 with a hidden gift', method: 'post', path: () => '/api/gift-lists', body: (f, me) => ({ title: 'New', userId: me, giftId: f.giftA2 }), expected: [401, 201, 404, 403] },
  { id: 'G20', method: 'post', path: () => '/api/gift-lists/simple', body: (_, me) => ({ title: 'New', isPrivate: false, userId: me }), expected: [401, 201, 201, 403], check: (data) => Number.isInteger(data.id) },
  { id: 'G21', method: 'post', path: () => '/api/v1/gifts', body: (_, me) => ({ title: 'New', createdById: me }), expected: [401, 201, 201, 403], check: (data) => data.createdByType === 'USER' },
  { id: 'G21 as SYSTEM', method: 'post', path: () => '/api/v1/gifts', body: (_, me) => ({ title: 'New', createdById: me, createdByType: 'SYSTEM' }), expected: [401, 400, 400, 400] },
  { id: 'G22', method: 'post', path: () => '/api/v1/gifts/with-saved-gift', body: (f, me) => ({ title: 'New', createdById: me, giftListId: f.listPub }), expected: [401, 201, 403, 403] },
  { id: 'G22 in a private list', method: 'post', path: () => '/api/v1/gifts/with-saved-gift', body: (f, me) => ({ title: 'New', createdById: me, giftListId: f.listPriv }), expected: [401, 201, 404, 403] },
  { id: 'change a gift', method: 'put', path: (f) => `/api/v1/gifts/${f.giftA1}`, body: (_, me) => ({ title: 'Changed', createdById: me }), expected: [401, 200, 403, 403] },
  { id: 'change a hidden gift', method: 'put', path: (f) => `/api/v1/gifts/${f.giftA2}`, body: () => ({ title: 'Changed' }), expected: [401, 200, 404, null] },
  { id: 'change a curated gift', method: 'put', path: (f) => `/api/v1/gifts/${f.giftS}`, body: () => ({ title: 'Changed' }), expected: [401, 403, 403, null] },
  { id: 'delete a gift', method: 'delete', path: (f) => `/api/v1/gifts/${f.giftA1}`, expected: [401, 200, 403, null] },
  { id: 'delete a hidden gift', method: 'delete', path: (f) => `/api/v1/gifts/${f.giftA2}`, expected: [401, 200, 404, null] },
  { id: 'change a list', method: 'put', path: (f) => `/api/gift-lists/${f.listPub}`, body: (_, me) => ({ title: 'Changed', userId: me }), expected: [401, 200, 403, 403] },
  { id: 'change a private list', method: 'put', path: (f) => `/api/gift-lists/${f.listPriv}`, body: () => ({ title: 'Changed' }), expected: [401, 200, 404, null] },
  { id: 'delete a list', method: 'delete', path: (f) => `/api/gift-lists/${f.listPub}`, expected: [401, 200, 403, null] },
  { id: 'delete a curated list', method: 'delete', path: (f) => `/api/gift-lists/${f.listS}`, expected: [401, 403, 403, null] },
  { id: 'delete a private list', method: 'delete', path: (f) => `/api/gift-lists/${f.listPriv}`, expected: [401, 200, 404, null] },

  { id: 'S01', method: 'get', path: (_, me) => `/api/v1/user-saved-gifts?userId=${me}`, expected: [401, 200, 200, 403], check: mineOnly },
  { id: 'S01 for A by B', method: 'get', path: (f) => `/api/v1/user-saved-gifts?userId=${f.a.id}`, expected: [401, null, 403, null] },
  { id: 'S02', method: 'post', path: () => '/api/v1/user-saved-gifts', body: (f, me) => ({ userId: me, giftId: f.giftS, giftListId: f.listPub }), expected: [401, 201, 403, 403] },
  { id: 'S02 in a private list', method: 'post', path: () => '/api/v1/user-saved-gifts', body: (f, me) => ({ userId: me, giftId: f.giftS, giftListId: f.listPriv }), expected: [401, 201, 404, 403] },
  { id: 'S03', method: 'post', path: () => '/api/v1/user-saved-gifts', body: (f, me) => ({ userId: me, giftId: f.giftS }), expected: [401, 400, 400, 400] },
  { id: 'S04', method: 'delete', path: () => '/api/v1/user-saved-gifts', body: (f, me) => ({ userId: me, giftId: f.giftA1, giftListId: f.listPub }), expected: [401, 200, 404, 403] },
  { id: 'S05', method: 'delete', path: () => '/api/v1/user-saved-gifts/unsave-all', body: (f, me) => ({ userId: me, giftId: f.giftA1 }), expected: [401, 200, 404, 403], check: (data) => data.count === 1 },
  { id: 'S01 by what is A’s', method: 'get', path: (f) => `/api/v1/user-saved-gifts?tagId=${f.tagA}&recipientId=${f.recA}&giftListId=${f.listPub}`, expected: [401, 200, 200, null], check: (data, _, role) => data.length === (role === 'owner' ? 1 : 0) },
  { id: 'shops of what I saved', method: 'get', path: () => '/api/v1/user-saved-gifts/shops', expected: [401, 200, 200, null] },
  { id: 'whom a list is for', method: 'get', path: (f) => `/api/gift-lists/${f.listPub}/recipients`, expected: [401, 200, 200, null], check: (data, _, role) => data.length === (role === 'owner' ? 1 : 0) },
  { id: 'whom a private list is for', method: 'get', path: (f) => `/api/gift-lists/${f.listPriv}/recipients`, expected: [401, 200, 404, null] },
  { id: 'arrange a list of one', method: 'put', path: (f) => `/api/gift-lists/${f.listPub}/order`, body: (f) => ({ giftId: f.giftA1, afterGiftId: null }), expected: [401, 200, 403, null] },
  { id: 'arrange a private list', method: 'put', path: (f) => `/api/gift-lists/${f.listPriv}/order`, body: (f) => ({ giftId: f.giftA2, afterGiftId: null }), expected: [401, 200, 404, null] },
  { id: 'many into a list', method: 'post', path: () => '/api/v1/gifts/many/list', body: (f) => ({ giftIds: [f.giftS, f.giftA1], giftListId: f.listPub }), expected: [401, 200, 403, null], check: (data, f) => data.giftIds.join() === String(f.giftS) },
  { id: 'many into a private list', method: 'post', path: () => '/api/v1/gifts/many/list', body: (f) => ({ giftIds: [f.giftS], giftListId: f.listPriv }), expected: [401, 200, 404, null] },
  { id: 'many with a hidden one', method: 'post', path: () => '/api/v1/gifts/many/list', body: (f, me) => ({ giftIds: [f.giftS, f.giftA2], giftListId: me === f.b.id ? f.listB : f.listPub }), expected: [401, 200, 404, null] },
  { id: 'remove many', method: 'post', path: () => '/api/v1/gifts/many/remove', body: (f) => ({ giftIds: [f.giftA1, f.giftA2] }), expected: [401, 200, 404, null] },
  { id: 'undo no removal', method: 'post', path: () => `/api/v1/gifts/many/removals/${NX}/undo`, expected: [401, 404, 404, null] },
  { id: 'tag many', method: 'post', path: () => '/api/v1/gifts/many/tag', body: (f) => ({ giftIds: [f.giftS, f.giftA1], tagId: f.tagA }), expected: [401, 200, 404, null] },
  { id: 'untag many', method: 'post', path: () => '/api/v1/gifts/many/untag', body: (f) => ({ giftIds: [f.giftA1], tagId: f.tagA }), expected: [401, 200, 404, null] },
  { id: 'many for somebody', method: 'post', path: () => '/api/v1/gifts/many/recipient', body: (f) => ({ giftIds: [f.giftS, f.giftA1], recipientId: f.recA }), expected: [401, 200, 404, null], check: (data, f) => data.giftIds.join() === String(f.giftS) },
  { id: 'mark many', method: 'post', path: () => '/api/v1/gifts/many/mark', body: (f) => ({ giftIds: [f.giftA1], recipientId: f.recA, status: 'bought' }), expected: [401, 200, 404, null] },
  { id: 'unmark many', method: 'post', path: () => '/api/v1/gifts/many/unmark', body: (f) => ({ recipientGiftIds: [f.linkA], addedIds: [], status: 'bought' }), expected: [401, 200, 404, null] },
  { id: 'take back', method: 'post', path: () => '/api/v1/gifts/many/take-back', body: (f) => ({ recipientGiftIds: [f.linkA] }), expected: [401, 200, 404, null] },

  { id: 'T01', method: 'get', path: () => '/api/v1/tags', expected: [401, 200, 200, null], check: (data, f, role) => data.some(({ id }: { id: number }) => id === f.tagA) === (role === 'owner') },
  { id: 'T02', method: 'post', path: () => '/api/v1/tags', body: () => ({ name: 'brand new' }), expected: [401, 201, 201, null] },
  { id: 'T03', method: 'get', path: (f) => `/api/v1/tags/associations?giftId=${f.giftA1}`, expected: [401, 200, 200, null], check: (data, _, role) => data.length === (role === 'owner' ? 1 : 0) },
  { id: 'T03 of a hidden gift', method: 'get', path: (f) => `/api/v1/tags/associations?giftId=${f.giftA2}`, expected: [401, 200, 404, null] },
  { id: 'T04', method: 'post', path: () => '/api/v1/tags/associations', body: (f) => ({ giftId: f.giftA1, tagIds: [f.tagA] }), expected: [401, 200, 404, null] },
  { id: 'rename a tag', method: 'put', path: (f) => `/api/v1/tags/${f.tagA}`, body: () => ({ name: 'renamed' }), expected: [401, 200, 404, null] },
  { id: 'delete a tag', method: 'delete', path: (f) => `/api/v1/tags/${f.tagA}`, expected: [401, 200, 404, null] },

  { id: 'R01', method: 'get', path: (_, me) => `/api/v1/recipients?userId=${me}`, expected: [401, 200, 200, 403], check: mineOnly },
  { id: 'R01 for A by B', method: 'get', path: (f) => `/api/v1/recipients?userId=${f.a.id}`, expected: [401, null, 403, null] },
  { id: 'R02', method: 'post', path: () => '/api/v1/recipients', body: (_, me) => ({ name: 'New', userId: me }), expected: [401, 201, 201, 403] },
  { id: 'R03', method: 'put', path: (f) => `/api/v1/recipients/${f.recA}`, body: (_, me) => ({ name: 'Changed', userId: me }), expected: [401, 200, 404, 403] },
  { id: 'R04', method: 'delete', path: (f, me) => `/api/v1/recipients/${f.recA}?userId=${me}`, expected: [401, 200, 404, 403] },
  { id: 'one recipient', method: 'get', path: (f) => `/api/v1/recipients/${f.recA}`, expected: [401, 200, 404, null] },

  { id: 'L01', method: 'get', path: (f, me) => `/api/v1/recipient-gifts?giftId=${f.giftA1}&userId=${me}`, expected: [401, 200, 200, 403], check: (data, _, role) => data.length === (role === 'owner' ? 1 : 0) },
  { id: 'L01 of a hidden gift', method: 'get', path: (f) => `/api/v1/recipient-gifts?giftId=${f.giftA2}`, expected: [401, 200, 404, null] },
  { id: 'L01 of a recipient', method: 'get', path: (f) => `/api/v1/recipient-gifts?recipientId=${f.recA}`, expected: [401, 200, 404, null] },
  { id: 'L02', method: 'post', path: () => '/api/v1/recipient-gifts', body: (f, me) => ({ recipientId: f.recA, giftId: f.giftS, userId: me }), expected: [401, 201, 404, 403] },
  { id: 'L03', method: 'post', path: () => '/api/v1/recipient-gifts/bulk', body: (f, me) => ({ giftId: f.giftA1, recipientIds: [f.recA], userId: me }), expected: [401, 201, 404, 403] },
  { id: 'L04', method: 'put', path: (f) => `/api/v1/recipient-gifts/${f.linkA}`, body: (_, me) => ({ userId: me, note: 'Changed' }), expected: [401, 200, 404, 403] },
  { id: 'L05', method: 'delete', path: (f, me) => `/api/v1/recipient-gifts/${f.linkA}?userId=${me}`, expected: [401, 200, 404, 403] },
  { id: 'L06', method: 'delete', path: (f, me) => `/api/v1/recipient-gifts/gift/${f.giftA1}?userId=${me}`, expected: [401, 200, 200, 403], check: (data, _, role) => data.count === (role === 'owner' ? 1 : 0) },
  { id: 'L07', method: 'get', path: (f, me) => `/api/v1/recipient-gifts/count?giftId=${f.giftA1}&userId=${me}`, expected: [401, 200, 200, 403], check: (data, _, role) => data.count === (role === 'owner' ? 1 : 0) },
  { id: 'choose people', method: 'post', path: () => '/api/v1/recipient-gifts/choose', body: (f, me) => ({ giftId: f.giftA1, people: [{ recipientId: f.recA, isFor: false }], userId: me }), expected: [401, 200, 404, 403], check: (data) => data.removed.length === 1 && data.links.length === 0 },
  { id: 'choose people for a hidden gift', method: 'post', path: () => '/api/v1/recipient-gifts/choose', body: (f, me) => ({ giftId: f.giftA2, people: [{ recipientId: me === f.b.id ? f.recB : f.recA, isFor: true }] }), expected: [401, 200, 404, null] },
  { id: 'restore a link', method: 'post', path: () => '/api/v1/recipient-gifts/restore', body: (f, me) => ({ links: [{ recipientId: f.recA, giftId: f.giftS, dayId: null, dayOn: null, dayChosen: false, note: 'Blue', givenAt: null, boughtAt: null, paid: null, thankedAt: null, thanksNote: null }], userId: me }), expected: [401, 200, 404, 403], check: (data) => data.count === 1 },
  { id: 'given before', method: 'get', path: (f, me) => `/api/v1/recipient-gifts/given-before?giftId=${f.giftA1}&userId=${me}`, expected: [401, 200, 200, 403] },

  { id: 'link for a day', method: 'post', path: () => '/api/v1/recipient-gifts', body: (f, me) => ({ recipientId: f.recA, giftId: f.giftS, forDay: { dayId: f.dayA, on: '2027-04-15' }, userId: me }), expected: [401, 201, 404, 403] },
  { id: 'link moved to a day', method: 'put', path: (f) => `/api/v1/recipient-gifts/${f.linkA}`, body: (f, me) => ({ forDay: { dayId: f.dayA, on: '2027-04-15' }, paid: 5, userId: me }), expected: [401, 200, 404, 403] },

  { id: 'days', method: 'get', path: (f) => `/api/v1/recipients/${f.recA}/days`, expected: [401, 200, 404, null] },
  { id: 'add a day', method: 'post', path: (f) => `/api/v1/recipients/${f.recA}/days`, body: () => A_DAY, expected: [401, 201, 404, null] },
  { id: 'change a day', method: 'put', path: (f) => `/api/v1/recipient-days/${f.dayA}`, body: () => A_DAY, expected: [401, 200, 404, null] },
  { id: 'remove a day', method: 'delete', path: (f) => `/api/v1/recipient-days/${f.dayA}`, expected: [401, 200, 404, null] },
  { id: 'coming up', method: 'get', path: () => '/api/v1/upcoming', expected: [401, 200, 200, null], check: (data, f, role) => data.some(({ day }: { day: { id: number } }) => day.id === f.dayA) === (role === 'owner') },
  { id: 'coming up for one', method: 'get', path: (f) => `/api/v1/upcoming?recipientId=${f.recA}`, expected: [401, 200, 404, null] },
  { id: 'days that passed', method: 'get', path: () => '/api/v1/upcoming/passed', expected: [401, 200, 200, null] },
  { id: 'days of one that passed', method: 'get', path: (f) => `/api/v1/upcoming/passed?recipientId=${f.recA}`, expected: [401, 200, 404, null] },
  { id: 'a holiday for several', method: 'post', path: () => '/api/v1/recipient-days/many', body: (f) => ({ recipientIds: [f.recA], holiday: 'christmas' }), expected: [401, 201, 404, null] },
  { id: 'remove several days', method: 'post', path: () => '/api/v1/recipient-days/many/remove', body: (f) => ({ dayIds: [f.dayA] }), expected: [401, 200, 200, null], check: (data, _, role) => role === 'owner' || data.dayIds.length === 0 },
  { id: 'ideas for a recipient', method: 'get', path: (f) => `/api/v1/recipients/${f.recA}/ideas`, expected: [401, 200, 404, null] },
  { id: 'more like a gift', method: 'get', path: (f) => `/api/v1/gifts/${f.giftA1}/ideas`, expected: [401, 200, 200, null] },
  { id: 'more like a hidden gift', method: 'get', path: (f) => `/api/v1/gifts/${f.giftA2}/ideas`, expected: [401, 200, 404, null] },
  { id: 'import people', method: 'post', path: () => '/api/v1/recipients/import', body: () => ({ people: [{ name: 'New' }] }), expected: [401, 201, 201, null] },
  { id: 'look into a file', method: 'post', path: () => '/api/v1/recipients/import/preview', body: () => ({ fileName: 'a.csv', content: 'TmFtZQpBbm4K' }), expected: [401, 200, 200, null] },
  { id: 'how I am reminded', method: 'get', path: () => '/api/v1/me/reminders', expected: [401, 200, 200, null] },
  { id: 'change how I am reminded', method: 'put', path: () => '/api/v1/me/reminders', body: () => ({ byMail: false }), expected: [401, 200, 200, null] },
  { id: 'renew my calendar', method: 'post', path: () => '/api/v1/me/calendar', expected: [401, 200, 200, null] },
  { id: 'stop my calendar', method: 'delete', path: () => '/api/v1/me/calendar', expected: [401, 200, 200, null] },
  { id: 'budget', method: 'get', path: () => '/api/v1/budget', expected: [401, 200, 200, null], check: (data, f, role) => data.people.some(({ recipientId }: { recipientId: number }) => recipientId === f.recA) === (role === 'owner') },

  { id: 'C01', method: 'get', path: () => '/api/v1/categories/occasions', expected: [200, 200, 200, null] },
  { id: 'C02', method: 'get', path: () => '/api/v1/categories/interests', expected: [200, 200, 200, null] },
  { id: 'C03', method: 'get', path: () => '/api/v1/categories/relationships', expected: [200, 200, 200, null] },
  { id: 'C04', method: 'get', path: () => '/api/v1/categories?masterCategory=Occasion', expected: [200, 200, 200, null] },
  { id: 'C04 unknown', method: 'get', path: () => '/api/v1/categories?masterCategory=Nonsense', expected: [400, 400, 400, null] },
  { id: 'C05', method: 'get', path: (f) => `/api/v1/categories/${f.category}/gift-lists`, expected: [200, 200, 200, null], check: onlyCurated },
  { id: 'C05 unknown', method: 'get', path: () => `/api/v1/categories/${NX}/gift-lists`, expected: [404, 404, 404, null] },
  { id: 'one category', method: 'get', path: (f) => `/api/v1/categories/${f.category}`, expected: [200, 200, 200, null] },
  { id: 'Q01', method: 'get', path: (f) => `/api/v1/search/gifts?query=${f.word}`, expected: [401, 200, 200, null], check: nothingOfAForB },
  { id: 'Q02', method: 'get', path: (f) => `/api/v1/search/gift-lists?query=${f.word}`, expected: [401, 200, 200, null], check: nothingOfAForB },
  { id: 'Q03', method: 'get', path: (f) => `/api/v1/search?query=${f.word}`, expected: [401, 200, 200, null], check: (data, f, role) => nothingOfAForB(data.gifts, f, role) && data.giftTotal === (role === 'owner' ? 2 : 0) },
  { id: 'Q04', method: 'get', path: (f) => `/api/v1/search/suggestions?query=${f.word}`, expected: [401, 200, 200, null], check: (data, f, role) => nothingOfAForB(data.mine, f, role) },
  { id: 'finder', method: 'get', path: (f) => `/api/v1/search/finder?event=${f.word}`, expected: [401, 200, 200, null], check: (data, f) => !JSON.stringify(data).includes(f.word) },
  { id: 'Q03 blank', method: 'get', path: () => '/api/v1/search?query=%20', expected: [401, 400, 400, null] },

  { id: 'how to sign in', method: 'get', path: () => '/api/v1/auth/config', expected: [200, 200, 200, null] },
  { id: 'nonce', method: 'get', path: () => '/api/v1/auth/nonce', expected: [200, 200, 200, null] },
  { id: 'A01 with a bad token', method: 'post', path: () => '/api/v1/auth/google', body: () => ({ credential: 'x.y.z' }), expected: [401, 401, 401, null] },
  { id: 'A02 with a bad token', method: 'post', path: () => '/api/v1/auth/apple', body: () => ({ identityToken: 'x.y.z' }), expected: [401, 401, 401, null] },
  { id: 'A03', method: 'get', path: () => '/api/v1/auth/validate', expected: [200, 200, 200, null], check: (data, f, role) => data.authenticated === (role !== 'visitor') && isMe(data.user, f, role) },
  { id: 'A04 with an access token alone', method: 'post', path: () => '/api/v1/auth/refresh', expected: [401, 401, 401, null] },
  { id: 'A05', method: 'delete', path: () => '/api/v1/auth/logout', expected: [200, 200, 200, null] },
  { id: 'A06', method: 'get', path: () => '/api/v1/auth/me', expected: [401, 200, 200, null], check: isMe },
  { id: 'devices', method: 'get', path: () => '/api/v1/auth/sessions', expected: [401, 200, 200, null], check: (data, f, role) => data.some(({ id }: { id: number }) => id === f.a.sessionId) === (role === 'owner') },
  { id: 'sign out elsewhere', method: 'delete', path: () => '/api/v1/auth/sessions', expected: [401, 200, 200, null], check: (data) => data.revoked === 0 },
  { id: 'X05', method: 'delete', path: (f) => `/api/v1/auth/sessions/${f.a.sessionId}`, expected: [401, 200, 404, null] },
  { id: 'connected sign-ins', method: 'get', path: () => '/api/v1/auth/sign-ins', expected: [401, 200, 200, null], check: (data, f, role) => data.some(({ id }: { id: number }) => id === f.signInA) === (role === 'owner') },
  { id: 'disconnect a sign-in', method: 'delete', path: (f) => `/api/v1/auth/sign-ins/${f.signInA}`, expected: [401, 200, 404, null] },
  { id: 'ask for a link without mail', method: 'post', path: () => '/api/v1/auth/mail', body: () => ({ email: 'new@example.com' }), expected: [404, 404, 404, null] },
  { id: 'use a link without mail', method: 'post', path: () => '/api/v1/auth/mail/finish', body: () => ({ token: 'x' }), expected: [404, 404, 404, null] },
  { id: 'go to no provider', method: 'post', path: () => '/api/v1/auth/oidc/begin', body: () => ({ purpose: 'signIn' }), expected: [404, 404, 404, null] },
  { id: 'come back from no provider', method: 'post', path: () => '/api/v1/auth/oidc', body: () => ({ response: 'code=x&state=y' }), expected: [404, 404, 404, null] },
  { id: 'connect with no provider', method: 'post', path: () => '/api/v1/auth/sign-ins/oidc', body: () => ({ response: 'code=x&state=y' }), expected: [401, 404, 404, null] },
  { id: 'X03', method: 'get', path: () => '/api/v1/me/export', expected: [401, 200, 200, null], check: (data, f, role) => JSON.stringify(data).includes(f.word) === (role === 'owner') },
  { id: 'X03 with pictures', method: 'get', path: () => '/api/v1/me/export.zip', expected: [401, 200, 200, null] },
  { id: 'X04 without a fresh sign-in', method: 'delete', path: () => '/api/v1/me', expected: [401, 403, 403, null] },
  { id: 'where the waitlist is', method: 'get', path: () => '/api/v1/waitlist/config', expected: [200, 200, 200, null] },
  { id: 'join the waitlist', method: 'post', path: () => '/api/v1/waitlist', body: () => ({ email: 'new@example.com', platforms: ['web'] }), expected: [200, 200, 200, null] },

  { id: 'how a list is shared', method: 'get', path: (f) => `/api/gift-lists/${f.listPub}/share`, expected: [401, 200, 403, null], check: (data) => data.isOpen },
  { id: 'how a private list is shared', method: 'get', path: (f) => `/api/gift-lists/${f.listPriv}/share`, expected: [401, 200, 404, null] },
  { id: 'make a link', method: 'post', path: (f) => `/api/gift-lists/${f.listPriv}/share`, body: () => SHARED, expected: [401, 201, 404, null] },
  { id: 'make a link to a curated list', method: 'post', path: (f) => `/api/gift-lists/${f.listS}/share`, body: () => SHARED, expected: [401, 403, 403, null] },
  { id: 'change a link', method: 'put', path: (f) => `/api/gift-lists/${f.listPub}/share`, body: () => ({ degree: 'all' }), expected: [401, 200, 403, null] },
  { id: 'end a link', method: 'delete', path: (f) => `/api/gift-lists/${f.listPub}/share`, expected: [401, 200, 403, null], check: (data) => !data.isOpen },
  { id: 'want several', method: 'put', path: (f) => `/api/gift-lists/${f.listPub}/share/wanted`, body: (f) => ({ giftId: f.giftA1, quantity: 2 }), expected: [401, 200, 403, null] },
  { id: 'who takes what', method: 'get', path: (f) => `/api/gift-lists/${f.listPub}/takes`, expected: [401, 200, 403, null] },
  { id: 'look at one gift', method: 'get', path: (f) => `/api/gift-lists/${f.listPub}/takes/${f.giftA1}`, expected: [401, 200, 403, null] },
  { id: 'a shared page', method: 'get', path: (f) => `/s/${f.sharedA}`, expected: [200, 200, 200, null], check: (page, f) => page.includes(`Shown ${f.word}`) && !/psst|quokka\d+@/.test(page) },
  { id: 'a picture of a shared page', method: 'get', path: (f) => `/s/${f.sharedHidden}/pictures/${f.refA2}`, expected: [200, 200, 200, null] },
  { id: 'what is free', method: 'get', path: (f) => `/api/v1/s/${f.sharedA}`, expected: [200, 200, 200, null], check: (data, _, role) => data.asksFirst === (role === 'owner') },
  { id: 'what is free in nothing', method: 'get', path: () => `/api/v1/s/${NOBODYS}`, expected: [404, 404, 404, null] },
  { id: 'open a shared page', method: 'post', path: (f) => `/api/v1/s/${f.sharedA}/opens`, expected: [200, 200, 200, null], check: (data, _, role) => data.isOwner === (role === 'owner') },
  { id: 'take', method: 'post', path: (f) => `/api/v1/s/${f.sharedA}/takes`, body: (f) => ({ gift: f.refA1, name: 'Giver' }), expected: [201, 409, 201, null] },
  { id: 'bring something else', method: 'post', path: (f) => `/api/v1/s/${f.sharedA}/others`, body: () => ({ text: 'Cake', name: 'Giver' }), expected: [201, 409, 201, null] },
  { id: 'save a shared gift', method: 'post', path: (f) => `/api/v1/s/${f.sharedA}/gifts/${f.refA1}/save`, expected: [401, 201, 201, null] },
  { id: 'what I took', method: 'get', path: () => '/api/v1/s/mine', expected: [200, 200, 200, null], check: (data, _, role) => data.length === (role === 'owner' ? 1 : 0) },
  { id: 'undo a take', method: 'delete', path: (f) => `/api/v1/s/mine/${f.takeA}`, expected: [404, 200, 404, null] },
  { id: 'mail what I took', method: 'post', path: () => '/api/v1/s/mine/mail', body: () => ({ email: 'a@example.com' }), expected: [409, 409, 409, null] },
  { id: 'keep what I took', method: 'post', path: (f) => `/api/v1/s/mine/${f.takeA}/keep`, body: () => ({ recipient: { name: 'New' }, status: 'idea' }), expected: [401, 201, 404, null] },
  { id: 'what was taken, as a page', method: 'get', path: () => `/s/mine/${NOBODYS}`, expected: [200, 200, 200, null] },
  { id: 'let go on that page', method: 'post', path: () => `/s/mine/${NOBODYS}`, expected: [303, 303, 303, null] },

  { id: 'calendar', method: 'get', path: (f) => `/calendar/${f.calendarA}.ics`, expected: [200, 200, 200, null], check: (data) => data.includes('END:VCALENDAR') },
  { id: 'calendar of nobody', method: 'get', path: () => `/calendar/${NOBODYS}.ics`, expected: [404, 404, 404, null] },
  { id: 'ask to unsubscribe', method: 'get', path: (f) => `/unsubscribe/${f.unsubscribeA}`, expected: [200, 200, 200, null] },
  { id: 'unsubscribe', method: 'post', path: (f) => `/unsubscribe/${f.unsubscribeA}`, expected: [200, 200, 200, null] },
  { id: 'X01', method: 'post', path: () => '/api/v1/link-previews', body: () => ({ url: 'http://127.0.0.1/' }), expected: [401, 422, 422, null] },
  { id: 'X02', method: 'get', path: (f) => `/api/v1/images/${f.imgA2}`, expected: [401, 200, 404, null] },
];
