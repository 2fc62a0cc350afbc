import { waitlist } from '@tuckaway/contract/accounts/waitlist';
import type { Config } from '../../config.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Server } from '../../platform/http/handle.ts';
import { EMBED_PATH, WIDGET_SCRIPT_PATH, embedRoutes } from './embed.routes.ts';
import { joinWaitlist } from './waitlist.store.ts';

const OWN_WIDGET_KEY = 'tuckaway';

export function waitlistRoutes(server: Server, deps: Deps): void {
  const embed = embedOf(deps.config);
  server.handle(waitlist.config, () => embed);

  server.handle(waitlist.join, async ({ db, body: { email, platforms, website } }) => {
    // Honeypot: a filled hidden field gets the usual response, and nothing is stored.
    if (!website) await joinWaitlist(db, email, platforms);
    return { joined: true as const };
  });

  embedRoutes(server);
}

/** Addresses and key of the waitlist's form: of the configured outside service, or of our own. */
function embedOf({ waitlist: outside }: Config) {
  if (!outside) return { scriptUrl: WIDGET_SCRIPT_PATH, widgetKey: OWN_WIDGET_KEY, frameUrl: EMBED_PATH };
  // Fallback for a form service without a configured frame: our own form.
  return {
    scriptUrl: outside.scriptUrl,
    widgetKey: outside.widgetKey,
    frameUrl: outside.frameUrl ?? EMBED_PATH,
  };
}
