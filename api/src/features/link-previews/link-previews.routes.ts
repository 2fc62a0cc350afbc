import { linkPreviews } from '@tuckaway/contract/link-previews';
import { unprocessable } from '../../platform/errors.ts';
import type { Server } from '../../platform/http.ts';
import type { PictureReader } from '../images/picture-reader.ts';
import { LinkPreviews } from './link-previews.service.ts';
import { PageReader } from './page-reader.ts';
import { PageRefused, type SafeFetch } from './safe-fetch.ts';

export interface PreviewDeps {
  pictures: PictureReader;
  fetch: SafeFetch;
}

export function linkPreviewRoutes({ app, handle }: Server, { pictures, fetch }: PreviewDeps): void {
  const pages = new PageReader();
  app.addHook('onClose', async () => pages.close());
  const previews = new LinkPreviews({ fetch, pages, pictures });

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
