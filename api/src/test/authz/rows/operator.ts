import { UNKNOWN_ID, type MatrixRow } from '../matrix-row.ts';

const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000000';

export const OPERATOR_ROWS: MatrixRow[] = [
  { call: 'operator.overview', expected: { visitor: 401, owner: 404, other: 404, operator: 200 } },
  {
    call: 'operator.accounts',
    expected: { visitor: 401, owner: 404, other: 404, operator: 200 },
    check: (data, f) => !JSON.stringify(data).includes(f.word),
  },
  {
    call: 'operator.endSessions',
    params: (f) => ({ accountId: f.a.id }),
    expected: { visitor: 401, owner: 404, other: 404, operator: 200 },
  },
  {
    call: 'operator.endSessions',
    case: 'an unknown account',
    params: () => ({ accountId: UNKNOWN_ID }),
    expected: { visitor: 401, owner: 404, other: 404, operator: 404 },
  },
  {
    call: 'operator.setOperator',
    params: (f) => ({ accountId: f.a.id }),
    body: () => ({ isOperator: true }),
    expected: { visitor: 401, owner: 404, other: 404, operator: 200 },
  },
  {
    call: 'operator.setOperator',
    case: 'of the caller',
    params: (f) => ({ accountId: f.b.id }),
    body: () => ({ isOperator: true }),
    expected: { visitor: 401, owner: 404, other: 404 },
  },
  {
    call: 'operator.removeAccount',
    params: (f) => ({ accountId: f.a.id }),
    body: (f) => ({ email: f.a.email }),
    expected: { visitor: 401, owner: 404, other: 404, operator: 200 },
  },
  {
    call: 'operator.removeAccount',
    case: 'unconfirmed',
    params: (f) => ({ accountId: f.a.id }),
    body: () => ({ email: 'x@example.com' }),
    expected: { visitor: 401, owner: 404, other: 404, operator: 422 },
  },
  {
    call: 'operator.removeAccount',
    case: 'the operator’s own',
    params: (f) => ({ accountId: f.operator.id }),
    body: (f) => ({ email: f.operator.email }),
    expected: { visitor: 401, owner: 404, other: 404, operator: 409 },
  },
  { call: 'operator.invitations', expected: { visitor: 401, owner: 404, other: 404, operator: 200 } },
  {
    call: 'operator.invite',
    body: () => ({ email: 'new@example.com' }),
    expected: { visitor: 401, owner: 404, other: 404, operator: 201 },
    check: (data) => !data.isMailed,
  },
  {
    call: 'operator.revokeInvitation',
    params: (f) => ({ invitationId: f.invitationId }),
    expected: { visitor: 401, owner: 404, other: 404, operator: 200 },
  },
  {
    call: 'operator.revokeInvitation',
    case: 'an unknown invitation',
    params: () => ({ invitationId: UNKNOWN_UUID }),
    expected: { visitor: 401, owner: 404, other: 404, operator: 404 },
  },
  {
    call: 'operator.testMail',
    case: 'without mail',
    expected: { visitor: 401, owner: 404, other: 404, operator: 503 },
  },
];
