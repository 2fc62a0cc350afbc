import { UNKNOWN_ID, UNKNOWN_TOKEN, type MatrixRow } from '../matrix-row.ts';

/** Three people without an account. */
export const A_DRAW = {
  title: 'Advent',
  budget: 20,
  dayOn: '2090-12-24',
  people: ['Xena', 'Yara', 'Zoe'].map((name) => ({ id: null, name, email: null, isMe: false })),
  exclusions: [],
};

export const DRAW_ROWS: MatrixRow[] = [
  {
    call: 'draws.list',
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data, f, role) =>
      (data.organised.length === 1) === (role === 'owner') &&
      data.mine.length === 1 &&
      !/receiver/i.test(JSON.stringify(data)),
  },
  {
    call: 'draws.get',
    params: (f) => ({ drawId: f.drawA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  { call: 'draws.create', body: () => A_DRAW, expected: { visitor: 401, owner: 201, other: 201 } },
  {
    call: 'draws.change',
    params: (f) => ({ drawId: f.drawA }),
    body: () => A_DRAW,
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'draws.remove',
    params: (f) => ({ drawId: f.drawA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'draws.draw',
    params: (f) => ({ drawId: f.drawA }),
    body: () => ({}),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'draws.again',
    params: (f) => ({ drawId: f.drawA }),
    body: () => ({ dayOn: '2090-12-24', endsThis: false }),
    expected: { visitor: 401, owner: 201, other: 404 },
  },
  {
    call: 'draws.link',
    params: (f) => ({ drawId: f.drawA, personId: f.drawPersonA }),
    expected: { visitor: 401, owner: 201, other: 404 },
  },
  {
    call: 'draws.mail',
    case: 'without mail',
    params: (f) => ({ drawId: f.drawA }),
    body: (f) => ({ personIds: [f.drawPersonA] }),
    expected: { visitor: 401, owner: 503, other: 404 },
  },
  {
    call: 'draws.show',
    params: (f) => ({ drawId: f.drawA }),
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data, _, role) => data.name === (role === 'owner' ? 'Person 1' : 'Person 2'),
  },
  {
    call: 'draws.show',
    case: 'an unknown draw',
    params: () => ({ drawId: UNKNOWN_ID }),
    expected: { visitor: 401, owner: 404, other: 404 },
  },
  {
    call: 'draws.keep',
    params: (f) => ({ drawId: f.drawA }),
    body: () => ({ recipient: { name: 'New' } }),
    expected: { visitor: 401, owner: 201, other: 201 },
  },
  {
    call: 'documents.drawPage',
    params: (f) => ({ token: f.drawLink }),
    expected: { visitor: 200, owner: 200, other: 200 },
    check: (page) => page.includes('Show whom I drew') && !page.includes('Person 0'),
  },
  {
    call: 'documents.openDraw',
    params: (f) => ({ token: f.drawLink }),
    expected: { visitor: 200, owner: 200, other: 200 },
    check: (page) => page.includes('Person 0'),
  },
  {
    call: 'draws.visit',
    params: (f) => ({ token: f.drawLink }),
    expected: { visitor: 200, owner: 200, other: 200 },
    check: (data, _, role) => JSON.stringify(data) === JSON.stringify({ isSignedIn: role !== 'visitor' }),
  },
  {
    call: 'draws.visit',
    case: 'an unknown link',
    params: () => ({ token: UNKNOWN_TOKEN }),
    expected: { visitor: 404, owner: 404, other: 404 },
  },
  {
    call: 'draws.keepByLink',
    case: 'as a new recipient',
    params: (f) => ({ token: f.drawLink }),
    body: () => ({ recipient: { name: 'New' } }),
    expected: { visitor: 401, owner: 201, other: 201 },
  },
  {
    call: 'draws.keepByLink',
    case: 'as a recipient of A',
    params: (f) => ({ token: f.drawLink }),
    body: (f) => ({ recipient: { id: f.recipientA } }),
    expected: { visitor: 401, owner: 201, other: 404 },
  },
];
