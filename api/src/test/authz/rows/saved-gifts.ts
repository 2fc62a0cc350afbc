import { mineOnly } from '../checks.ts';
import type { MatrixRow } from '../matrix-row.ts';

export const SAVED_GIFT_ROWS: MatrixRow[] = [
  {
    call: 'savedGifts.createGift',
    case: 'into a public list',
    body: (f, me) => ({ title: 'New', createdById: me, giftListId: f.publicListA }),
    expected: { visitor: 401, owner: 201, other: 403, mismatch: 403 },
  },
  {
    call: 'savedGifts.createGift',
    case: 'into a private list',
    body: (f, me) => ({ title: 'New', createdById: me, giftListId: f.privateListA }),
    expected: { visitor: 401, owner: 201, other: 404, mismatch: 403 },
  },
  {
    call: 'savedGifts.list',
    case: 'by user id',
    query: (_, me) => ({ userId: me }),
    expected: { visitor: 401, owner: 200, other: 200, mismatch: 403 },
    check: mineOnly,
  },
  {
    call: 'savedGifts.list',
    case: 'of another account',
    query: (f) => ({ userId: f.a.id }),
    expected: { visitor: 401, other: 403 },
  },
  {
    call: 'savedGifts.list',
    case: 'by tag, recipient and list of A',
    query: (f) => ({ tagId: f.tagA, recipientId: f.recipientA, giftListId: f.publicListA }),
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data, _, role) => data.length === (role === 'owner' ? 1 : 0),
  },
  {
    call: 'savedGifts.save',
    case: 'into a public list',
    body: (f, me) => ({ userId: me, giftId: f.curatedGift, giftListId: f.publicListA }),
    expected: { visitor: 401, owner: 201, other: 403, mismatch: 403 },
  },
  {
    call: 'savedGifts.save',
    case: 'into a private list',
    body: (f, me) => ({ userId: me, giftId: f.curatedGift, giftListId: f.privateListA }),
    expected: { visitor: 401, owner: 201, other: 404, mismatch: 403 },
  },
  {
    call: 'savedGifts.save',
    case: 'into no list',
    body: (f, me) => ({ userId: me, giftId: f.curatedGift }),
    expected: { visitor: 401, owner: 400, other: 400, mismatch: 400 },
  },
  {
    call: 'savedGifts.unsave',
    body: (f, me) => ({ userId: me, giftId: f.shownGiftA, giftListId: f.publicListA }),
    expected: { visitor: 401, owner: 200, other: 404, mismatch: 403 },
  },
  {
    call: 'savedGifts.unsaveAll',
    body: (f, me) => ({ userId: me, giftId: f.shownGiftA }),
    expected: { visitor: 401, owner: 200, other: 404, mismatch: 403 },
    check: (data) => data.count === 1,
  },
  { call: 'savedGifts.shops', expected: { visitor: 401, owner: 200, other: 200 } },
  {
    call: 'tags.list',
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data, f, role) => data.some(({ id }: { id: number }) => id === f.tagA) === (role === 'owner'),
  },
  {
    call: 'tags.create',
    body: () => ({ name: 'brand new' }),
    expected: { visitor: 401, owner: 201, other: 201 },
  },
  {
    call: 'tags.ofGift',
    case: 'a gift in a public list',
    query: (f) => ({ giftId: f.shownGiftA }),
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data, _, role) => data.length === (role === 'owner' ? 1 : 0),
  },
  {
    call: 'tags.ofGift',
    case: 'a hidden gift',
    query: (f) => ({ giftId: f.hiddenGiftA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'tags.setOfGift',
    body: (f) => ({ giftId: f.shownGiftA, tagIds: [f.tagA] }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'tags.rename',
    params: (f) => ({ tagId: f.tagA }),
    body: () => ({ name: 'renamed' }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'tags.remove',
    params: (f) => ({ tagId: f.tagA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'savedGifts.saveFromDevice',
    body: () => ({ gifts: ['a-gift-that-is-gone'] }),
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data) => data.giftIds.length === 0,
  },
];
