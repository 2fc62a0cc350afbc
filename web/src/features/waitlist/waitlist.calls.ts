import type { ResponseOf } from '@tuckaway/contract/endpoint';
import type { waitlist } from '@tuckaway/contract/accounts/waitlist';
import { paths } from '../../lib/navigation/paths.ts';

export type WaitlistEmbed = ResponseOf<typeof waitlist.config>;

/**
 * Where the form is embedded from: an outside service or our own. A bare fetch on purpose: the contract's schemas and
 * the retries of the signed-in client would be a fifth of the front page's script, for a card that has its own fallback.
 */
export async function readWaitlistEmbed(): Promise<WaitlistEmbed> {
  const response = await fetch(paths.waitlistConfig);
  if (!response.ok) throw new Error(`Reading the waitlist's configuration failed with ${response.status}`);
  return ((await response.json()) as { data: WaitlistEmbed }).data;
}
