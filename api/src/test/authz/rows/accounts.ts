import { isMe } from '../checks.ts';
import { UNKNOWN_TOKEN, type MatrixRow } from '../matrix-row.ts';

export const ACCOUNT_ROWS: MatrixRow[] = [
  { call: 'auth.config', expected: { visitor: 200, owner: 200, other: 200 } },
  { call: 'auth.nonce', expected: { visitor: 200, owner: 200, other: 200 } },
  {
    call: 'auth.google',
    case: 'with a bad token',
    body: () => ({ credential: 'x.y.z' }),
    expected: { visitor: 401, owner: 401, other: 401 },
  },
  {
    call: 'auth.apple',
    case: 'with a bad token',
    body: () => ({ identityToken: 'x.y.z' }),
    expected: { visitor: 401, owner: 401, other: 401 },
  },
  {
    call: 'auth.validate',
    expected: { visitor: 200, owner: 200, other: 200 },
    check: (data, f, role) => data.authenticated === (role !== 'visitor') && isMe(data.user, f, role),
  },
  {
    call: 'auth.refresh',
    case: 'with an access token alone',
    expected: { visitor: 401, owner: 401, other: 401 },
  },
  { call: 'auth.logout', expected: { visitor: 200, owner: 200, other: 200 } },
  { call: 'auth.me', expected: { visitor: 401, owner: 200, other: 200 }, check: isMe },
  {
    call: 'auth.devices',
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data, f, role) =>
      data.some(({ id }: { id: number }) => id === f.a.sessionId) === (role === 'owner'),
  },
  {
    call: 'auth.revokeOthers',
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data) => data.revoked === 0,
  },
  {
    call: 'auth.revokeDevice',
    params: (f) => ({ sessionId: f.a.sessionId }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'signIns.list',
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data, f, role) => data.some(({ id }: { id: number }) => id === f.signInA) === (role === 'owner'),
  },
  {
    call: 'signIns.disconnect',
    params: (f) => ({ signInId: f.signInA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'signIns.askForLink',
    case: 'without mail',
    body: () => ({ email: 'new@example.com' }),
    expected: { visitor: 404, owner: 404, other: 404 },
  },
  {
    call: 'signIns.finishMail',
    case: 'without mail',
    body: () => ({ token: 'x' }),
    expected: { visitor: 404, owner: 404, other: 404 },
  },
  {
    call: 'signIns.beginOidc',
    case: 'without a provider',
    body: () => ({ purpose: 'signIn' }),
    expected: { visitor: 404, owner: 404, other: 404 },
  },
  {
    call: 'signIns.finishOidc',
    case: 'without a provider',
    body: () => ({ response: 'code=x&state=y' }),
    expected: { visitor: 404, owner: 404, other: 404 },
  },
  {
    call: 'signIns.connectOidc',
    case: 'without a provider',
    body: () => ({ response: 'code=x&state=y' }),
    expected: { visitor: 401, owner: 404, other: 404 },
  },
  {
    call: 'me.export',
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data, f, role) => JSON.stringify(data).includes(f.word) === (role === 'owner'),
  },
  { call: 'documents.exportZip', expected: { visitor: 401, owner: 200, other: 200 } },
  { call: 'me.remove', case: 'without a fresh sign-in', expected: { visitor: 401, owner: 403, other: 403 } },
  { call: 'waitlist.config', expected: { visitor: 200, owner: 200, other: 200 } },
  {
    call: 'waitlist.join',
    body: () => ({ email: 'new@example.com', platforms: ['web'] }),
    expected: { visitor: 200, owner: 200, other: 200 },
  },
  {
    call: 'signIns.openInvitation',
    body: (f) => ({ token: f.invitation }),
    expected: { visitor: 200, owner: 200, other: 200 },
    check: (data) => data.invitedBy === 'Olga',
  },
  {
    call: 'signIns.openInvitation',
    case: 'an unknown invitation',
    body: () => ({ token: UNKNOWN_TOKEN }),
    expected: { visitor: 404, owner: 404, other: 404 },
  },
];
