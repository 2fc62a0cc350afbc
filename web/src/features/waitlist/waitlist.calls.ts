import type { ResponseOf } from '@tuckaway/contract/endpoint';
import type { waitlist } from '@tuckaway/contract/waitlist';

export type WaitlistEmbed = ResponseOf<typeof waitlist.config>;

/**
 * Where the form is embedded from: an outside service or our own. A bare fetch on purpose: the contract's schemas and
 * the retries of the signed-in client would be a fifth of what the front page loads, for a card that helps itself.
 */
export async function readWaitlistEmbed(): Promise<WaitlistEmbed> {
  const answer = await fetch('/api/v1/waitlist/config');
  if (!answer.ok) throw new Error(`The waitlist's configuration answered ${answer.status}`);
  return ((await answer.json()) as { data: WaitlistEmbed }).data;
}
