import type { ResponseOf } from '@tuckaway/contract/endpoint';
import { waitlist } from '@tuckaway/contract/waitlist';
import { api } from '../../lib/api.ts';

export type WaitlistEmbed = ResponseOf<typeof waitlist.config>;

/** Where the form is embedded from: an outside service or our own. */
export const readWaitlistEmbed = (): Promise<WaitlistEmbed> =>
  api(waitlist.config, {}, { refreshOn401: false });
