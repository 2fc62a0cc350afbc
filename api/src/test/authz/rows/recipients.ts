import { mineOnly } from '../checks.ts';
import type { MatrixRow } from '../matrix-row.ts';

const A_DAY = { kind: 'own', name: 'Name day', month: 6, day: 1 };

export const RECIPIENT_ROWS: MatrixRow[] = [
  {
    call: 'recipients.list',
    case: 'by user id',
    query: (_, me) => ({ userId: me }),
    expected: { visitor: 401, owner: 200, other: 200, mismatch: 403 },
    check: mineOnly,
  },
  {
    call: 'recipients.list',
    case: 'of another account',
    query: (f) => ({ userId: f.a.id }),
    expected: { visitor: 401, other: 403 },
  },
  {
    call: 'recipients.create',
    body: (_, me) => ({ name: 'New', userId: me }),
    expected: { visitor: 401, owner: 201, other: 201, mismatch: 403 },
  },
  {
    call: 'recipients.change',
    params: (f) => ({ recipientId: f.recipientA }),
    body: (_, me) => ({ name: 'Changed', userId: me }),
    expected: { visitor: 401, owner: 200, other: 404, mismatch: 403 },
  },
  {
    call: 'recipients.remove',
    params: (f) => ({ recipientId: f.recipientA }),
    query: (_, me) => ({ userId: me }),
    expected: { visitor: 401, owner: 200, other: 404, mismatch: 403 },
  },
  {
    call: 'recipients.get',
    params: (f) => ({ recipientId: f.recipientA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'recipientDays.list',
    params: (f) => ({ recipientId: f.recipientA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'recipientDays.create',
    params: (f) => ({ recipientId: f.recipientA }),
    body: () => A_DAY,
    expected: { visitor: 401, owner: 201, other: 404 },
  },
  {
    call: 'recipientDays.change',
    params: (f) => ({ dayId: f.dayA }),
    body: () => A_DAY,
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'recipientDays.remove',
    params: (f) => ({ dayId: f.dayA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'recipientDays.upcoming',
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data, f, role) =>
      data.some(({ day }: { day: { id: number } }) => day.id === f.dayA) === (role === 'owner'),
  },
  {
    call: 'recipientDays.upcoming',
    case: 'of a recipient',
    query: (f) => ({ recipientId: f.recipientA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  { call: 'recipientDays.passed', expected: { visitor: 401, owner: 200, other: 200 } },
  {
    call: 'recipientDays.passed',
    case: 'of a recipient',
    query: (f) => ({ recipientId: f.recipientA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'recipientDays.createForMany',
    body: (f) => ({ recipientIds: [f.recipientA], holiday: 'christmas' }),
    expected: { visitor: 401, owner: 201, other: 404 },
  },
  {
    call: 'recipientDays.removeMany',
    body: (f) => ({ dayIds: [f.dayA] }),
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data, _, role) => role === 'owner' || data.dayIds.length === 0,
  },
  {
    call: 'contactImport.create',
    body: () => ({ people: [{ name: 'New' }] }),
    expected: { visitor: 401, owner: 201, other: 201 },
  },
  {
    call: 'contactImport.undo',
    body: (f) => ({
      addedIds: [f.recipientA],
      dayIds: [f.dayA],
      completed: [{ recipientId: f.recipientA, email: 'a@example.com', relationship: null }],
    }),
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data, _, role) => role === 'owner' || data.recipientIds.length === 0,
  },
  {
    call: 'contactImport.preview',
    body: () => ({ fileName: 'a.csv', content: 'TmFtZQpBbm4K' }),
    expected: { visitor: 401, owner: 200, other: 200 },
  },
  {
    call: 'budget.ofYear',
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data, f, role) =>
      data.people.some(({ recipientId }: { recipientId: number }) => recipientId === f.recipientA) ===
      (role === 'owner'),
  },
];
