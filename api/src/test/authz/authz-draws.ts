import { NOBODYS, NX, type MatrixRow } from './authz-row.ts';

/** Three people without an account. */
export const A_DRAW = {
  title: 'Advent',
  budget: 20,
  dayOn: '2090-12-24',
  people: ['Xena', 'Yara', 'Zoe'].map((name) => ({ id: null, name, email: null, isMe: false })),
  exclusions: [],
};

// prettier-ignore
export const DRAW_ROWS: MatrixRow[] = [
  { id: 'my draws', method: 'get', path: () => '/api/v1/draws', expected: [401, 200, 200, null], check: (data, f, role) => (data.organised.length === 1) === (role === 'owner') && data.mine.length === 1 && !/receiver/i.test(JSON.stringify(data)) },
  { id: 'a draw', method: 'get', path: (f) => `/api/v1/draws/${f.drawA}`, expected: [401, 200, 404, null] },
  { id: 'prepare a draw', method: 'post', path: () => '/api/v1/draws', body: () => A_DRAW, expected: [401, 201, 201, null] },
  { id: 'change a draw', method: 'put', path: (f) => `/api/v1/draws/${f.drawA}`, body: () => A_DRAW, expected: [401, 200, 404, null] },
  { id: 'delete a draw', method: 'delete', path: (f) => `/api/v1/draws/${f.drawA}`, expected: [401, 200, 404, null] },
  { id: 'draw', method: 'post', path: (f) => `/api/v1/draws/${f.drawA}/draw`, body: () => ({}), expected: [401, 200, 404, null] },
  { id: 'draw the next year', method: 'post', path: (f) => `/api/v1/draws/${f.drawA}/again`, body: () => ({ dayOn: '2090-12-24', endsThis: false }), expected: [401, 201, 404, null] },
  { id: 'make a personal link', method: 'post', path: (f) => `/api/v1/draws/${f.drawA}/people/${f.drawPersonA}/link`, expected: [401, 201, 404, null] },
  { id: 'mail personal links', method: 'post', path: (f) => `/api/v1/draws/${f.drawA}/mail`, body: (f) => ({ personIds: [f.drawPersonA] }), expected: [401, 503, 404, null] },
  { id: 'whom I drew', method: 'post', path: (f) => `/api/v1/draws/${f.drawA}/mine`, expected: [401, 200, 200, null], check: (data, _, role) => data.name === (role === 'owner' ? 'Person 1' : 'Person 2') },
  { id: 'whom I drew, into my people', method: 'post', path: (f) => `/api/v1/draws/${f.drawA}/mine/keep`, body: () => ({ recipient: { name: 'New' } }), expected: [401, 201, 201, null] },
  { id: 'whom I drew in nothing', method: 'post', path: () => `/api/v1/draws/${NX}/mine`, expected: [401, 404, 404, null] },
  { id: 'a page of a draw', method: 'get', path: (f) => `/draw/${f.drawLink}`, expected: [200, 200, 200, null], check: (page) => page.includes('Show whom I drew') && !page.includes('Person 0') },
  { id: 'open a page of a draw', method: 'post', path: (f) => `/draw/${f.drawLink}`, expected: [200, 200, 200, null], check: (page) => page.includes('Person 0') },
  { id: 'visit a draw', method: 'get', path: (f) => `/api/v1/draw/${f.drawLink}`, expected: [200, 200, 200, null], check: (data, _, role) => JSON.stringify(data) === JSON.stringify({ isSignedIn: role !== 'visitor' }) },
  { id: 'visit no draw', method: 'get', path: () => `/api/v1/draw/${NOBODYS}`, expected: [404, 404, 404, null] },
  { id: 'whom a link drew, into my people', method: 'post', path: (f) => `/api/v1/draw/${f.drawLink}/keep`, body: () => ({ recipient: { name: 'New' } }), expected: [401, 201, 201, null] },
  { id: 'that into somebody’s people', method: 'post', path: (f) => `/api/v1/draw/${f.drawLink}/keep`, body: (f) => ({ recipient: { id: f.recA } }), expected: [401, 201, 404, null] },
];
