import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageSize } from '../fields.ts';
import { RecipientParams } from '../people/recipients.ts';
import { Gift, GiftParams } from './gifts.ts';

/** A suggestion, with a sentence on why where there is something particular to say: 'She gardens, and it is under $40.' */
export const GiftIdea = z.object({ gift: Gift, reason: z.string().nullable() });
export type GiftIdea = z.infer<typeof GiftIdea>;

export const giftIdeas = {
  forRecipient: endpoint({
    method: 'GET',
    path: '/api/v1/recipients/:recipientId/ideas',
    summary:
      'Ideas from interests, relationship, budget and next day; never what they had or what is planned',
    params: RecipientParams,
    query: z.strictObject({ limit: pageSize(12, 48) }),
    response: z.array(GiftIdea),
    rateLimit: 'search',
  }),
  likeGift: endpoint({
    method: 'GET',
    path: '/api/v1/gifts/:giftId/ideas',
    summary: 'More like this gift',
    params: GiftParams,
    query: z.strictObject({ limit: pageSize(12, 48) }),
    response: z.array(GiftIdea),
    rateLimit: 'search',
  }),
};
