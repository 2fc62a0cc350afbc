import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Email, isWithoutRepeats } from '../fields.ts';

export const Platform = z.enum(['web', 'ios', 'android']);
export type Platform = z.infer<typeof Platform>;

export const waitlist = {
  config: endpoint({
    method: 'GET',
    path: '/api/v1/waitlist/config',
    summary: 'Where the waitlist form is embedded from',
    response: z.object({ scriptUrl: z.string(), widgetKey: z.string(), frameUrl: z.string() }),
    access: 'public',
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/v1/waitlist',
    summary: 'Join the waitlist; an address is kept once',
    body: z.strictObject({
      email: Email,
      platforms: z
        .array(Platform)
        .min(1, 'Choose at least one of Web, iOS and Android')
        .max(3)
        .refine(isWithoutRepeats, 'Must not repeat a platform'),
      /** Hidden field that only robots fill in. */
      website: z.string().max(200).optional(),
    }),
    response: z.object({ joined: z.literal(true) }),
    access: 'public',
    rateLimit: 'waitlist',
  }),
};
