import { UNKNOWN_TOKEN, type MatrixRow } from '../matrix-row.ts';

const SHARED = {
  kind: 'ideas',
  degree: 'nothing',
  revealOn: null,
  namesVisible: true,
  words: null,
  expiresOn: null,
};

export const SHARE_ROWS: MatrixRow[] = [
  {
    call: 'shares.get',
    case: 'a public list',
    params: (f) => ({ giftListId: f.publicListA }),
    expected: { visitor: 401, owner: 200, other: 403 },
    check: (data) => data.isOpen,
  },
  {
    call: 'shares.get',
    case: 'a private list',
    params: (f) => ({ giftListId: f.privateListA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'shares.link',
    case: 'a private list',
    params: (f) => ({ giftListId: f.privateListA }),
    body: () => SHARED,
    expected: { visitor: 401, owner: 201, other: 404 },
  },
  {
    call: 'shares.link',
    case: 'a curated list',
    params: (f) => ({ giftListId: f.curatedList }),
    body: () => SHARED,
    expected: { visitor: 401, owner: 403, other: 403 },
  },
  {
    call: 'shares.change',
    params: (f) => ({ giftListId: f.publicListA }),
    body: () => ({ degree: 'all' }),
    expected: { visitor: 401, owner: 200, other: 403 },
  },
  {
    call: 'shares.end',
    params: (f) => ({ giftListId: f.publicListA }),
    expected: { visitor: 401, owner: 200, other: 403 },
    check: (data) => !data.isOpen,
  },
  {
    call: 'shares.want',
    params: (f) => ({ giftListId: f.publicListA }),
    body: (f) => ({ giftId: f.shownGiftA, quantity: 2 }),
    expected: { visitor: 401, owner: 200, other: 403 },
  },
  {
    call: 'takes.ofList',
    params: (f) => ({ giftListId: f.publicListA }),
    expected: { visitor: 401, owner: 200, other: 403 },
  },
  {
    call: 'takes.look',
    params: (f) => ({ giftListId: f.publicListA, giftId: f.shownGiftA }),
    expected: { visitor: 401, owner: 200, other: 403 },
  },
  {
    call: 'documents.sharedList',
    params: (f) => ({ token: f.sharedA }),
    expected: { visitor: 200, owner: 200, other: 200 },
    check: (page, f) => page.includes(`Shown ${f.word}`) && !/psst|quokka\d+@/.test(page),
  },
  {
    call: 'documents.sharedPicture',
    params: (f) => ({ token: f.sharedHidden, gift: f.hiddenGiftRef }),
    expected: { visitor: 200, owner: 200, other: 200 },
  },
  {
    call: 'takes.state',
    params: (f) => ({ token: f.sharedA }),
    expected: { visitor: 200, owner: 200, other: 200 },
    check: (data, _, role) => data.asksFirst === (role === 'owner'),
  },
  {
    call: 'takes.state',
    case: 'an unknown link',
    params: () => ({ token: UNKNOWN_TOKEN }),
    expected: { visitor: 404, owner: 404, other: 404 },
  },
  {
    call: 'takes.countOpen',
    params: (f) => ({ token: f.sharedA }),
    expected: { visitor: 200, owner: 200, other: 200 },
    check: (data, _, role) => data.isOwner === (role === 'owner'),
  },
  {
    call: 'takes.take',
    params: (f) => ({ token: f.sharedA }),
    body: (f) => ({ gift: f.shownGiftRef, name: 'Giver' }),
    expected: { visitor: 201, owner: 409, other: 201 },
  },
  {
    call: 'takes.bringOther',
    params: (f) => ({ token: f.sharedA }),
    body: () => ({ text: 'Cake', name: 'Giver' }),
    expected: { visitor: 201, owner: 409, other: 201 },
  },
  {
    call: 'takes.save',
    params: (f) => ({ token: f.sharedA, gift: f.shownGiftRef }),
    expected: { visitor: 401, owner: 201, other: 201 },
  },
  {
    call: 'takes.mine',
    expected: { visitor: 200, owner: 200, other: 200 },
    check: (data, _, role) => data.length === (role === 'owner' ? 1 : 0),
  },
  {
    call: 'takes.undo',
    params: (f) => ({ takeId: f.takeA }),
    expected: { visitor: 404, owner: 200, other: 404 },
  },
  {
    call: 'takes.mail',
    case: 'without takes',
    body: () => ({ email: 'a@example.com' }),
    expected: { visitor: 409, owner: 409, other: 409 },
  },
  {
    call: 'takes.keep',
    params: (f) => ({ takeId: f.takeA }),
    body: () => ({ recipient: { name: 'New' }, status: 'idea' }),
    expected: { visitor: 401, owner: 201, other: 404 },
  },
  {
    call: 'documents.myTakes',
    case: 'without takes',
    params: () => ({ secret: UNKNOWN_TOKEN }),
    expected: { visitor: 200, owner: 200, other: 200 },
  },
  {
    call: 'documents.undoMyTake',
    case: 'without takes',
    params: () => ({ secret: UNKNOWN_TOKEN }),
    expected: { visitor: 303, owner: 303, other: 303 },
  },
];
