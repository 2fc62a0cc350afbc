import { linkPreviews } from '@tuckaway/contract/link-previews';
import { unprocessable } from '../../platform/errors.ts';
import type { Server } from '../../platform/http.ts';
import { LinkPreviews } from './link-previews.service.ts';
import { makeSafeFetch, PageRefused, type SafeFetch } from './safe-fetch.ts';

export function linkPreviewRoutes({ handle }: Server, fetch: SafeFetch = makeSafeFetch()): void {
  const previews = new LinkPreviews(fetch);

  handle(linkPreviews.create, async ({ user, body, audit }) => {
    try {
      return await previews.read(user.id, body.url);
    } catch (error) {
      if (!(error instanceof PageRefused)) throw error;
      await audit({ event: 'link_preview_blocked', outcome: 'failure', reason: error.message });
      // One answer for every reason: told apart, they would map the network behind this server.
      throw unprocessable('page_unreadable', 'We could not read that page');
    }
  });
}
