import { UNKNOWN_ID, type MatrixRow } from '../matrix-row.ts';

export const MANY_GIFTS_ROWS: MatrixRow[] = [
  {
    call: 'manyGifts.addToList',
    case: 'into a public list',
    body: (f) => ({ giftIds: [f.giftS, f.giftA1], giftListId: f.listPub }),
    expected: { visitor: 401, owner: 200, other: 403 },
    check: (data, f) => data.giftIds.join() === String(f.giftS),
  },
  {
    call: 'manyGifts.addToList',
    case: 'into a private list',
    body: (f) => ({ giftIds: [f.giftS], giftListId: f.listPriv }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'manyGifts.addToList',
    case: 'with a hidden gift',
    body: (f, me) => ({ giftIds: [f.giftS, f.giftA2], giftListId: me === f.b.id ? f.listB : f.listPub }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'manyGifts.remove',
    body: (f) => ({ giftIds: [f.giftA1, f.giftA2] }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'manyGifts.undoRemoval',
    case: 'an unknown removal',
    params: () => ({ removalId: UNKNOWN_ID }),
    expected: { visitor: 401, owner: 404, other: 404 },
  },
  {
    call: 'manyGifts.tag',
    body: (f) => ({ giftIds: [f.giftS, f.giftA1], tagId: f.tagA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'manyGifts.untag',
    body: (f) => ({ giftIds: [f.giftA1], tagId: f.tagA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'manyGifts.giveTo',
    body: (f) => ({ giftIds: [f.giftS, f.giftA1], recipientId: f.recA }),
    expected: { visitor: 401, owner: 200, other: 404 },
    check: (data, f) => data.giftIds.join() === String(f.giftS),
  },
  {
    call: 'manyGifts.mark',
    body: (f) => ({ giftIds: [f.giftA1], recipientId: f.recA, status: 'bought' }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'manyGifts.unmark',
    body: (f) => ({ recipientGiftIds: [f.linkA], addedIds: [], status: 'bought' }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'manyGifts.takeBack',
    body: (f) => ({ recipientGiftIds: [f.linkA] }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
];
