import { nothingOfAForB, onlyCurated } from '../checks.ts';
import { UNKNOWN_ID, type MatrixRow } from '../matrix-row.ts';

export const SEARCH_ROWS: MatrixRow[] = [
  { call: 'categories.occasions', expected: { visitor: 200, owner: 200, other: 200 } },
  { call: 'categories.interests', expected: { visitor: 200, owner: 200, other: 200 } },
  { call: 'categories.relationships', expected: { visitor: 200, owner: 200, other: 200 } },
  {
    call: 'categories.list',
    case: 'a group',
    query: () => ({ masterCategory: 'Occasion' }),
    expected: { visitor: 200, owner: 200, other: 200 },
  },
  {
    call: 'categories.list',
    case: 'an unknown group',
    query: () => ({ masterCategory: 'Nonsense' }),
    expected: { visitor: 400, owner: 400, other: 400 },
  },
  {
    call: 'categories.giftLists',
    params: (f) => ({ categoryId: f.category }),
    expected: { visitor: 200, owner: 200, other: 200 },
    check: onlyCurated,
  },
  {
    call: 'categories.giftLists',
    case: 'an unknown category',
    params: () => ({ categoryId: UNKNOWN_ID }),
    expected: { visitor: 404, owner: 404, other: 404 },
  },
  {
    call: 'categories.get',
    params: (f) => ({ categoryId: f.category }),
    expected: { visitor: 200, owner: 200, other: 200 },
  },
  {
    call: 'search.gifts',
    query: (f) => ({ query: f.word }),
    expected: { visitor: 401, owner: 200, other: 200 },
    check: nothingOfAForB,
  },
  {
    call: 'search.giftLists',
    query: (f) => ({ query: f.word }),
    expected: { visitor: 401, owner: 200, other: 200 },
    check: nothingOfAForB,
  },
  {
    call: 'search.all',
    query: (f) => ({ query: f.word }),
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data, f, role) =>
      nothingOfAForB(data.gifts, f, role) && data.giftTotal === (role === 'owner' ? 2 : 0),
  },
  {
    call: 'search.all',
    case: 'blank',
    query: () => ({ query: ' ' }),
    expected: { visitor: 401, owner: 400, other: 400 },
  },
  {
    call: 'suggestions.get',
    query: (f) => ({ query: f.word }),
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data, f, role) => nothingOfAForB(data.mine, f, role),
  },
  {
    call: 'search.finder',
    query: (f) => ({ event: f.word }),
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data, f) => !JSON.stringify(data).includes(f.word),
  },
  {
    call: 'publicSearch.words',
    query: (f) => ({ query: f.word }),
    expected: { visitor: 200, owner: 200, other: 200 },
    check: (data, f) => !JSON.stringify(data.gifts).includes(f.word),
  },
  {
    call: 'publicSearch.finder',
    query: (f) => ({ event: f.word }),
    expected: { visitor: 200, owner: 200, other: 200 },
    check: (data, f) => !JSON.stringify(data).includes(f.word),
  },
  {
    call: 'publicSearch.finder',
    case: 'for a recipient',
    query: (f) => ({ recipientId: f.a.id }),
    expected: { visitor: 400, owner: 400, other: 400 },
  },
];
