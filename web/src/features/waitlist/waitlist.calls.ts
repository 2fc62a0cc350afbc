import type { ResponseOf } from '@tuckaway/contract/endpoint';
import type { waitlist } from '@tuckaway/contract/accounts/waitlist';
import { paths } from '../../lib/navigation/paths.ts';

export type WaitlistEmbed = ResponseOf<typeof waitlist.config>;

/**
 * Fetches the address of the embedded form, of an outside service or our own. Uses `fetch`, because `api` with the
 * contract's schemas would be a fifth of the front page's script, and the card has a fallback.
 */
export async function readWaitlistEmbed(): Promise<WaitlistEmbed> {
  const response = await fetch(paths.waitlistConfig);
  if (!response.ok) throw new Error(`Reading the waitlist's configuration failed with ${response.status}`);
  return ((await response.json()) as { data: WaitlistEmbed }).data;
}
