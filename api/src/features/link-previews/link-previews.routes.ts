import { linkPreviews } from '@tuckaway/contract/gifts/link-previews';
import type { Db } from '../../db/db.ts';
import { transaction } from '../../db/transaction.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import type { ImageFiles } from '../images/image-files.ts';
import { imageUrl } from '../images/image-url.ts';
import { insertImage, removeUnlessStored } from '../images/images.store.ts';
import type { PictureReader } from '../images/picture-reader.ts';
import type { Picture } from '../images/redraw.ts';
import { LinkPreviews } from './link-previews.service.ts';
import { PageReader } from './page-reader.ts';
import { PageRefused, type SafeFetch } from './safe-fetch.ts';

interface PreviewDeps {
  images: ImageFiles;
  pictures: PictureReader;
  fetch: SafeFetch;
}

export function linkPreviewRoutes({ app, handle }: Server, { images, pictures, fetch }: PreviewDeps): void {
  const pages = new PageReader();
  app.addHook('onClose', async () => pages.close());
  const store = async (db: Db, userId: number, picture: Picture) => {
    const image = await images.add(picture);
    try {
      await transaction(db, (tx) => insertImage(tx, userId, image));
    } catch (error) {
      await removeUnlessStored(db, images, userId, image.id);
      throw error;
    }
    return imageUrl(image.id);
  };
  const previews = new LinkPreviews({ fetch, pages, pictures });

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
