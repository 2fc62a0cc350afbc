import { withoutNotes } from '../checks.ts';
import { UNKNOWN_ID, type MatrixRow } from '../matrix-row.ts';

export const GIFT_ROWS: MatrixRow[] = [
  {
    call: 'gifts.get',
    case: 'a curated gift',
    params: (f) => ({ giftId: f.curatedGift }),
    expected: { visitor: 200, owner: 200, other: 200 },
  },
  {
    call: 'gifts.get',
    case: 'a gift in a public list',
    params: (f) => ({ giftId: f.shownGiftA }),
    expected: { visitor: 401, owner: 200, other: 200 },
    check: withoutNotes,
  },
  {
    call: 'gifts.get',
    case: 'a hidden gift',
    params: (f) => ({ giftId: f.hiddenGiftA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'gifts.get',
    case: 'an unknown gift',
    params: () => ({ giftId: UNKNOWN_ID }),
    expected: { visitor: 401, owner: 404, other: 404 },
  },
  {
    call: 'gifts.get',
    case: 'a malformed id',
    params: () => ({ giftId: 'abc' }),
    expected: { visitor: 400, owner: 400, other: 400 },
  },
  {
    call: 'gifts.create',
    body: (_, me) => ({ title: 'New', createdById: me }),
    expected: { visitor: 401, owner: 201, other: 201, mismatch: 403 },
    check: (data) => data.createdByType === 'USER',
  },
  {
    call: 'gifts.create',
    case: 'as SYSTEM',
    body: (_, me) => ({ title: 'New', createdById: me, createdByType: 'SYSTEM' }),
    expected: { visitor: 401, owner: 400, other: 400, mismatch: 400 },
  },
  {
    call: 'gifts.change',
    case: 'in a public list',
    params: (f) => ({ giftId: f.shownGiftA }),
    body: (_, me) => ({ title: 'Changed', createdById: me }),
    expected: { visitor: 401, owner: 200, other: 403, mismatch: 403 },
  },
  {
    call: 'gifts.change',
    case: 'a hidden gift',
    params: (f) => ({ giftId: f.hiddenGiftA }),
    body: () => ({ title: 'Changed' }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'gifts.change',
    case: 'a curated gift',
    params: (f) => ({ giftId: f.curatedGift }),
    body: () => ({ title: 'Changed' }),
    expected: { visitor: 401, owner: 403, other: 403 },
  },
  {
    call: 'gifts.remove',
    case: 'in a public list',
    params: (f) => ({ giftId: f.shownGiftA }),
    expected: { visitor: 401, owner: 200, other: 403 },
  },
  {
    call: 'gifts.remove',
    case: 'a hidden gift',
    params: (f) => ({ giftId: f.hiddenGiftA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'giftIdeas.forRecipient',
    params: (f) => ({ recipientId: f.recipientA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'giftIdeas.likeGift',
    case: 'a gift in a public list',
    params: (f) => ({ giftId: f.shownGiftA }),
    expected: { visitor: 401, owner: 200, other: 200 },
  },
  {
    call: 'giftIdeas.likeGift',
    case: 'a hidden gift',
    params: (f) => ({ giftId: f.hiddenGiftA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'linkPreviews.create',
    case: 'an address of the server itself',
    body: () => ({ url: 'http://127.0.0.1/' }),
    expected: { visitor: 401, owner: 422, other: 422 },
  },
  {
    call: 'documents.picture',
    params: (f) => ({ imageId: f.hiddenImageA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
];
