import { UNKNOWN_TOKEN, type MatrixRow } from '../matrix-row.ts';

/** Permissions on A's private list, which Dora edits and B does not. */
export const CO_EDITING_ROWS: MatrixRow[] = [
  {
    call: 'coEditing.lists',
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data) => data.length === 0,
  },
  {
    call: 'coEditing.get',
    params: (f) => ({ giftListId: f.listTogether }),
    expected: { visitor: 401, owner: 200, other: 404 },
    check: (data) => data.editors.length === 2,
  },
  {
    call: 'coEditing.get',
    case: 'a public list',
    params: (f) => ({ giftListId: f.publicListA }),
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (body) => body.data === null,
  },
  {
    call: 'coEditing.invite',
    params: (f) => ({ giftListId: f.listTogether }),
    expected: { visitor: 401, owner: 201, other: 404 },
  },
  {
    call: 'coEditing.invite',
    case: 'a public list',
    params: (f) => ({ giftListId: f.publicListA }),
    expected: { visitor: 401, owner: 201, other: 403 },
  },
  {
    call: 'coEditing.endLink',
    params: (f) => ({ giftListId: f.listTogether }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'coEditing.leave',
    params: (f) => ({ giftListId: f.listTogether }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'coEditing.removeEditor',
    params: (f) => ({ giftListId: f.listTogether, editorId: f.editorA }),
    expected: { visitor: 401, owner: 200, other: 404 },
  },
  {
    call: 'coEditing.invitation',
    params: (f) => ({ token: f.listInvitationA }),
    expected: { visitor: 401, owner: 200, other: 200 },
    check: (data, f, role) => data.giftListId === (role === 'owner' ? f.listTogether : null),
  },
  {
    call: 'coEditing.invitation',
    case: 'an unknown invitation',
    params: () => ({ token: UNKNOWN_TOKEN }),
    expected: { visitor: 401, owner: 404, other: 404 },
  },
  {
    call: 'coEditing.join',
    params: (f) => ({ token: f.listInvitationA }),
    expected: { visitor: 401, owner: 201, other: 201 },
  },
];
