import type { MatrixRow } from '../matrix-row.ts';

export const RECIPIENT_GIFT_ROWS: MatrixRow[] = [
  {
    call: 'recipientGifts.list',
    case: 'of a gift in a public list',
    query: (f, me) => ({ giftId: f.shownGiftA, userId: me }),
    expected: { visitor: 401, owner: 200, other: 200, mismatch: 403 },
    check: (data, _, role) => data.length === (role === 'owner' ? 1 : 0),
  },
  {
    call: 'recipientGifts.list',
    case: 'of a hidden gift',
    query: (f) => ({ giftId: f.hiddenGiftA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'recipientGifts.list',
    case: 'of a recipient',
    query: (f) => ({ recipientId: f.recipientA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'recipientGifts.create',
    body: (f, me) => ({ recipientId: f.recipientA, giftId: f.curatedGift, userId: me }),
    expected: { visitor: 401, owner: 201, other: 404, mismatch: 403 },
  },
  {
    call: 'recipientGifts.create',
    case: 'for a day',
    body: (f, me) => ({
      recipientId: f.recipientA,
      giftId: f.curatedGift,
      forDay: { dayId: f.dayA, on: '2027-04-15' },
      userId: me,
    }),
    expected: { visitor: 401, owner: 201, other: 404, mismatch: 403 },
  },
  {
    call: 'recipientGifts.createMany',
    body: (f, me) => ({ giftId: f.shownGiftA, recipientIds: [f.recipientA], userId: me }),
    expected: { visitor: 401, owner: 201, other: 404, mismatch: 403 },
  },
  {
    call: 'recipientGifts.change',
    case: 'the note',
    params: (f) => ({ recipientGiftId: f.linkA }),
    body: (_, me) => ({ userId: me, note: 'Changed' }),
    expected: { visitor: 401, owner: 200, other: 404, mismatch: 403 },
  },
  {
    call: 'recipientGifts.change',
    case: 'the day and the price',
    params: (f) => ({ recipientGiftId: f.linkA }),
    body: (f, me) => ({ forDay: { dayId: f.dayA, on: '2027-04-15' }, paid: 5, userId: me }),
    expected: { visitor: 401, owner: 200, other: 404, mismatch: 403 },
  },
  {
    call: 'recipientGifts.remove',
    params: (f) => ({ recipientGiftId: f.linkA }),
    query: (_, me) => ({ userId: me }),
    expected: { visitor: 401, owner: 200, other: 404, mismatch: 403 },
  },
  {
    call: 'recipientGifts.removeOfGift',
    params: (f) => ({ giftId: f.shownGiftA }),
    query: (_, me) => ({ userId: me }),
    expected: { visitor: 401, owner: 200, other: 200, mismatch: 403 },
    check: (data, _, role) => data.count === (role === 'owner' ? 1 : 0),
  },
  {
    call: 'recipientGifts.count',
    query: (f, me) => ({ giftId: f.shownGiftA, userId: me }),
    expected: { visitor: 401, owner: 200, other: 200, mismatch: 403 },
    check: (data, _, role) => data.count === (role === 'owner' ? 1 : 0),
  },
  {
    call: 'recipientGifts.choose',
    case: 'a gift in a public list',
    body: (f, me) => ({
      giftId: f.shownGiftA,
      people: [{ recipientId: f.recipientA, isFor: false }],
      userId: me,
    }),
    expected: { visitor: 401, owner: 200, other: 404, mismatch: 403 },
    check: (data) => data.removed.length === 1 && data.links.length === 0,
  },
  {
    call: 'recipientGifts.choose',
    case: 'a hidden gift',
    body: (f, me) => ({
      giftId: f.hiddenGiftA,
      people: [{ recipientId: me === f.b.id ? f.recipientB : f.recipientA, isFor: true }],
    }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'recipientGifts.restore',
    body: (f, me) => ({
      links: [
        {
          recipientId: f.recipientA,
          giftId: f.curatedGift,
          dayId: null,
          dayOn: null,
          dayChosen: false,
          note: 'Blue',
          givenAt: null,
          boughtAt: null,
          paid: null,
          thankedAt: null,
          thanksNote: null,
        },
      ],
      userId: me,
    }),
    expected: { visitor: 401, owner: 200, other: 404, mismatch: 403 },
    check: (data) => data.count === 1,
  },
  {
    call: 'recipientGifts.givenBefore',
    query: (f, me) => ({ giftId: f.shownGiftA, userId: me }),
    expected: { visitor: 401, owner: 200, other: 200, mismatch: 403 },
  },
];
