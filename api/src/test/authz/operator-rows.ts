import { NOBODYS, NX, type MatrixRow } from './authz-row.ts';

const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';

// prettier-ignore
export const OPERATOR_ROWS: MatrixRow[] = [
  { id: 'open an invitation', method: 'post', path: () => '/api/v1/auth/invitation', body: (f) => ({ token: f.invitation }), expected: [200, 200, 200, null], check: (data) => data.invitedBy === 'Olga' },
  { id: 'open no invitation', method: 'post', path: () => '/api/v1/auth/invitation', body: () => ({ token: NOBODYS }), expected: [404, 404, 404, null] },
  { id: 'how it runs', method: 'get', path: () => '/api/v1/operator', expected: [401, 404, 404, null, 200] },
  { id: 'all accounts', method: 'get', path: () => '/api/v1/operator/accounts', expected: [401, 404, 404, null, 200], check: (data, f) => !JSON.stringify(data).includes(f.word) },
  { id: 'end sessions of an account', method: 'delete', path: (f) => `/api/v1/operator/accounts/${f.a.id}/sessions`, expected: [401, 404, 404, null, 200] },
  { id: 'end sessions of no account', method: 'delete', path: () => `/api/v1/operator/accounts/${NX}/sessions`, expected: [401, 404, 404, null, 404] },
  { id: 'make somebody an operator', method: 'put', path: (f) => `/api/v1/operator/accounts/${f.a.id}/operator`, body: () => ({ isOperator: true }), expected: [401, 404, 404, null, 200] },
  { id: 'make oneself an operator', method: 'put', path: (f) => `/api/v1/operator/accounts/${f.b.id}/operator`, body: () => ({ isOperator: true }), expected: [401, 404, 404, null] },
  { id: 'delete an account', method: 'delete', path: (f) => `/api/v1/operator/accounts/${f.a.id}`, body: (f) => ({ email: f.a.email }), expected: [401, 404, 404, null, 200] },
  { id: 'delete an account unconfirmed', method: 'delete', path: (f) => `/api/v1/operator/accounts/${f.a.id}`, body: () => ({ email: 'x@example.com' }), expected: [401, 404, 404, null, 422] },
  { id: 'delete oneself as an operator', method: 'delete', path: (f) => `/api/v1/operator/accounts/${f.operator.id}`, body: (f) => ({ email: f.operator.email }), expected: [401, 404, 404, null, 409] },
  { id: 'all invitations', method: 'get', path: () => '/api/v1/operator/invitations', expected: [401, 404, 404, null, 200] },
  { id: 'invite', method: 'post', path: () => '/api/v1/operator/invitations', body: () => ({ email: 'new@example.com' }), expected: [401, 404, 404, null, 201], check: (data) => !data.isMailed },
  { id: 'withdraw an invitation', method: 'delete', path: (f) => `/api/v1/operator/invitations/${f.invitationId}`, expected: [401, 404, 404, null, 200] },
  { id: 'withdraw no invitation', method: 'delete', path: () => `/api/v1/operator/invitations/${NOBODYS_ID}`, expected: [401, 404, 404, null, 404] },
  { id: 'try mail where there is none', method: 'post', path: () => '/api/v1/operator/mail-test', expected: [401, 404, 404, null, 503] },
];
