import { UNKNOWN_ID, type MatrixRow } from '../matrix-row.ts';

export const MANY_GIFTS_ROWS: MatrixRow[] = [
  {
    call: 'manyGifts.addToList',
    case: 'into a public list',
    body: (f) => ({ giftIds: [f.curatedGift, f.shownGiftA], giftListId: f.publicListA }),
    expected: { visitor: 401, owner: 200, other: 403 },
    check: (data, f) => data.giftIds.join() === String(f.curatedGift),
  },
  {
    call: 'manyGifts.addToList',
    case: 'into a private list',
    body: (f) => ({ giftIds: [f.curatedGift], giftListId: f.privateListA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'manyGifts.addToList',
    case: 'with a hidden gift',
    body: (f, me) => ({
      giftIds: [f.curatedGift, f.hiddenGiftA],
      giftListId: me === f.b.id ? f.listB : f.publicListA,
    }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'manyGifts.remove',
    body: (f) => ({ giftIds: [f.shownGiftA, f.hiddenGiftA] }),
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
    body: (f) => ({ giftIds: [f.curatedGift, f.shownGiftA], tagId: f.tagA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'manyGifts.untag',
    body: (f) => ({ giftIds: [f.shownGiftA], tagId: f.tagA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'manyGifts.giveTo',
    body: (f) => ({ giftIds: [f.curatedGift, f.shownGiftA], recipientId: f.recipientA }),
    expected: { visitor: 401, owner: 200, other: 404 },
    check: (data, f) => data.giftIds.join() === String(f.curatedGift),
  },
  {
    call: 'manyGifts.mark',
    body: (f) => ({ giftIds: [f.shownGiftA], recipientId: f.recipientA, status: 'bought' }),
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
