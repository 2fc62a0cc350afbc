import { z } from 'zod';
import { documents } from '@tuckaway/contract/documents';
import type { Db } from '../../db/db.ts';
import { badRequest, orNotFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import type { PictureFiles } from './picture-files.ts';

const Request = z.object({
  params: z.strictObject({ imageId: z.string().regex(/^[0-9a-f]{32}$/) }),
  query: documents.picture.query,
});

// Under its id a picture never changes, but who may see it does: browsers may keep it, caches in between may not.
const HEADERS = {
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=31536000, immutable',
};

interface PictureDeps {
  pictureFiles: PictureFiles;
  /** A picture follows the visibility of its gift. */
  canSeePicture(db: Db, viewerId: number, imageId: string): Promise<boolean>;
}

export function pictureRoutes({ serve }: Server, { pictureFiles, canSeePicture }: PictureDeps): void {
  serve(documents.picture, async (request, reply, db) => {
    const parsed = Request.safeParse({ params: request.params, query: request.query });
    if (!parsed.success) throw badRequest('There is no such picture address.');
    const { params, query } = parsed.data;
    const isShown = await canSeePicture(db, request.currentUser!.id, params.imageId);
    const file = isShown ? await pictureFiles.open(params.imageId, query.size) : undefined;
    const { bytes, body } = orNotFound(file);
    return reply.headers({ ...HEADERS, 'content-length': bytes }).send(body);
  });
}
