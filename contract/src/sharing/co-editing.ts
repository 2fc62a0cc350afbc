import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, PathId } from '../fields.ts';
import { GiftList, ListParams } from '../gifts/gift-lists.ts';
import { TokenParams } from './secret-links.ts';

/** How many people edit a list at most, its owner included. */
export const LIST_EDITORS_MAX = 12;
/** In how many lists of others an account can be a co-editor. */
export const CO_EDITED_LISTS_MAX = 50;
/** How many gifts of a list can come from its co-editors. */
export const ADDED_BY_OTHERS_MAX = 500;

const Editor = z.object({
  /** Id of the co-editor's membership in the list; null for the owner, who cannot be removed. */
  id: Id.nullable(),
  /** The first name, or the whole one where two share it. */
  name: z.string(),
  isOwner: z.boolean(),
  isMe: z.boolean(),
});

/** Editors of a list, as one of them sees them. */
export const CoEditing = z.object({
  isOwner: z.boolean(),
  /** Until when the invitation works; null where there is none, and for everybody but the owner. */
  linkEndsAt: z.iso.datetime().nullable(),
  /** The owner first, the others in the order in which they joined. */
  editors: z.array(Editor),
});
export type CoEditing = z.infer<typeof CoEditing>;

/** A list of another account that the user edits, too. */
export const CoEditedList = GiftList.extend({
  /** First name of its owner. */
  ownerName: z.string(),
});
export type CoEditedList = z.infer<typeof CoEditedList>;

export const ListInvitation = z.object({
  /** First name of the inviting user. */
  invitedBy: z.string(),
  listTitle: z.string(),
  editorNames: z.array(z.string()),
  /** Id of the list if the caller edits it already, otherwise null. */
  giftListId: Id.nullable(),
});
export type ListInvitation = z.infer<typeof ListInvitation>;

export const coEditing = {
  lists: endpoint({
    method: 'GET',
    path: '/api/v1/co-edited-lists',
    summary: 'Lists of others that I edit with them; with giftId only those that hold that gift',
    query: z.strictObject({ giftId: PathId.optional() }),
    response: z.array(CoEditedList),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/gift-lists/:giftListId/co-editing',
    summary: 'Who edits a list together; null where nobody was invited, or where I do not edit it',
    params: ListParams,
    response: CoEditing.nullable(),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/gift-lists/:giftListId/co-editing/invitation',
    summary: 'Make a link that invites others to edit my list; an earlier link stops working',
    params: ListParams,
    /** Only this response carries the link: it is kept as a hash, and the response is not kept for a repeat. */
    response: z.object({ link: z.string(), linkEndsAt: z.iso.datetime() }),
    status: 201,
    write: 'unkeyed',
  }),
  endLink: endpoint({
    method: 'DELETE',
    path: '/api/gift-lists/:giftListId/co-editing/invitation',
    summary: 'End the link of the invitation at once; co-editors stay',
    params: ListParams,
    response: z.object({ giftListId: Id }),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/gift-lists/:giftListId/co-editing/leave',
    summary: 'Stop editing a list; where it is mine, for all co-editors. Gifts that co-editors made leave it',
    params: ListParams,
    response: z.object({ giftListId: Id }),
  }),
  removeEditor: endpoint({
    method: 'DELETE',
    path: '/api/gift-lists/:giftListId/co-editing/editors/:editorId',
    summary:
      'Take a co-editor out of my list, with the gifts that they made; the link of the invitation ends',
    params: z.strictObject({ giftListId: PathId, editorId: PathId }),
    response: z.object({ giftListId: Id }),
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/api/v1/list-invitations/:token',
    summary: 'Who invites me to edit which list',
    params: TokenParams,
    response: ListInvitation,
    cacheOffline: false,
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/v1/list-invitations/:token/join',
    summary: 'Accept an invitation to edit a list; a repeat changes nothing',
    params: TokenParams,
    response: z.object({ giftListId: Id }),
    status: 201,
  }),
};
