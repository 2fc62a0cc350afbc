import { linkPreviews } from '@tuckaway/contract/gifts/link-previews';
import type { Db } from '../../db/db.ts';
import { transaction } from '../../db/transaction.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { pictureUrl } from '../pictures/picture-url.ts';
import { insertPicture, removeUnlessStored } from '../pictures/pictures.store.ts';
import type { PictureReader } from '../pictures/picture-reader.ts';
import type { Picture } from '../pictures/redraw.ts';
import { LinkPreviews } from './link-previews.service.ts';
import { PageReader } from './page-reader.ts';
import { PageRefused, type SafeFetch } from './safe-fetch.ts';

interface PreviewDeps {
  pictureFiles: PictureFiles;
  pictureReader: PictureReader;
  fetch: SafeFetch;
}

export function linkPreviewRoutes(
  { app, handle }: Server,
  { pictureFiles, pictureReader, fetch }: PreviewDeps,
): void {
  const pages = new PageReader();
  app.addHook('onClose', async () => pages.close());
  const store = async (db: Db, userId: number, picture: Picture) => {
    const stored = await pictureFiles.add(picture);
    try {
      await transaction(db, (tx) => insertPicture(tx, userId, stored));
    } catch (error) {
      await removeUnlessStored(db, pictureFiles, userId, stored.id);
      throw error;
    }
    return pictureUrl(stored.id);
  };
  const previews = new LinkPreviews({ fetch, pages, pictureReader });

  handle(linkPreviews.create, async ({ db, user, body, audit }) => {
    try {
      return await previews.read(user.id, body.url, (picture) => store(db, user.id, picture));
    } catch (error) {
      if (!(error instanceof PageRefused)) throw error;
      await audit({ event: 'link_preview_blocked', outcome: 'failure', reason: error.message });
      // The same response for every reason: different ones would reveal the network behind this server.
      throw unprocessable('page_unreadable', 'We could not read that page');
    }
  });
}
