import { UNKNOWN_TOKEN, type MatrixRow } from '../matrix-row.ts';

/** Permissions in the circle of A's recipient, of which B is no member. */
export const CIRCLE_ROWS: MatrixRow[] = [
  {
    call: 'circles.get',
    params: (f) => ({ recipientId: f.recipientA }),
    expected: { visitor: 401, owner: 200, other: 404 },
    check: (data) => data.gifts.length === 1,
  },
  {
    call: 'circles.invite',
    params: (f) => ({ recipientId: f.recipientA }),
    expected: { visitor: 401, owner: 201, other: 404 },
  },
  {
    call: 'circles.endLink',
    params: (f) => ({ recipientId: f.recipientA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'circles.leave',
    params: (f) => ({ recipientId: f.recipientA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'circles.removeMember',
    params: (f) => ({ recipientId: f.recipientA, memberId: f.memberA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'circles.keepGift',
    params: (f) => ({ recipientId: f.recipientA, circleGiftId: f.circleGiftA }),
    expected: { visitor: 401, owner: 201, other: 404 },
  },
  {
    call: 'circles.invitation',
    params: (f) => ({ token: f.invitedA }),
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data, f, role) => data.recipientId === (role === 'owner' ? f.recipientA : null),
  },
  {
    call: 'circles.invitation',
    case: 'an unknown invitation',
    params: () => ({ token: UNKNOWN_TOKEN }),
    expected: { visitor: 401, owner: 404, other: 404 },
  },
  {
    call: 'circles.join',
    params: (f) => ({ token: f.invitedA }),
    body: () => ({ recipient: { name: 'New' } }),
    expected: { visitor: 401, owner: 201, other: 201 },
  },
];
