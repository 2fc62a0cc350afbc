import { z } from 'zod';
import { CalendarDateText } from '../people/recipient-day.ts';
import { endpoint } from '../endpoint.ts';
import { Id, prose } from '../fields.ts';
import { ListParams } from '../gifts/gift-lists.ts';

export const SHARE_WORDS_MAX = 500;
export const WANTED_MAX = 99;

/** 'ideas': for another person; everybody with the link sees takes. 'wishes': for its owner, who sees takes by the degree. */
export const ShareKind = z.enum(['ideas', 'wishes']);
export type ShareKind = z.infer<typeof ShareKind>;
/** How much the owner of a list of wishes sees: nothing; that a gift is taken, not by whom; all. */
export const Degree = z.enum(['nothing', 'taken', 'all']);
export type Degree = z.infer<typeof Degree>;

const settings = {
  kind: ShareKind,
  degree: Degree,
  /** From this day on the owner sees all. */
  revealOn: CalendarDateText.nullable(),
  /** Whether givers see each other's names. */
  namesVisible: z.boolean(),
  words: prose({
    max: SHARE_WORDS_MAX,
    tooLong: `Please use at most ${SHARE_WORDS_MAX} characters`,
  }).nullable(),
  /** The last day on which the link works. */
  expiresOn: CalendarDateText.nullable(),
};
export const ShareSettings = z.strictObject(settings);
export type ShareSettings = z.infer<typeof ShareSettings>;

export const ListShare = z.object({
  giftListId: Id,
  /** Whether there is a link that works. */
  isOpen: z.boolean(),
  ...settings,
  words: z.string().nullable(),
  opens: z.int(),
  /** Gifts of which more than one is wanted. */
  wanted: z.array(z.object({ giftId: Id, quantity: z.int() })),
});
export type ListShare = z.infer<typeof ListShare>;

/** Only this response carries the link: it is kept as a hash. */
export const NewShareLink = z.object({
  share: ListShare,
  link: z.string(),
  /** The link as a QR code, an SVG picture. */
  qr: z.string(),
});
export type NewShareLink = z.infer<typeof NewShareLink>;

export const shares = {
  get: endpoint({
    method: 'GET',
    path: '/api/gift-lists/:giftListId/share',
    summary: 'How my list is shared; null where it never was',
    params: ListParams,
    response: ListShare.nullable(),
  }),
  /** The response is the only place that has the link, so it is not kept for a repeat, which makes another link. */
  link: endpoint({
    method: 'POST',
    path: '/api/gift-lists/:giftListId/share',
    summary: 'Make a link to my list; an earlier link stops working',
    params: ListParams,
    body: ShareSettings,
    response: NewShareLink,
    status: 201,
    write: 'unkeyed',
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/gift-lists/:giftListId/share',
    summary: 'Change how my list is shared; the link stays. A looser degree counts for later takes only',
    params: ListParams,
    body: ShareSettings.partial(),
    response: ListShare,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/gift-lists/:giftListId/share',
    summary: 'End the link to my list at once',
    params: ListParams,
    response: ListShare,
  }),
  want: endpoint({
    method: 'PUT',
    path: '/api/gift-lists/:giftListId/share/wanted',
    summary: 'How many of a gift I would like',
    params: ListParams,
    body: z.strictObject({ giftId: Id, quantity: z.int().min(1).max(WANTED_MAX) }),
    response: ListShare,
  }),
};
