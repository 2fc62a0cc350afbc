import type { Db } from '../../db/db.ts';
import type { TransactionCallback } from '../../platform/http/call.ts';
import type { NewPicture, PictureFiles } from './picture-files.ts';
import { removeUnlessStored } from './pictures.store.ts';

/** The account that copies a picture, in a call that has not begun its transaction. */
interface CopyContext {
  db: Db;
  userId: number;
  afterRollback: (work: TransactionCallback) => void;
}

/**
 * Copies a picture into a file of its own, so that later changes of its owner do not affect the copy. The file is removed
 * if the call fails. undefined: there is no picture.
 */
export async function copyPicture(
  pictureFiles: PictureFiles,
  imageId: string | null,
  { db, userId, afterRollback }: CopyContext,
): Promise<NewPicture | undefined> {
  if (imageId === null) return undefined;
  const [page, card] = [await pictureFiles.read(imageId, 'page'), await pictureFiles.read(imageId, 'card')];
  if (!page || !card) return undefined;
  const picture = await pictureFiles.add({ page, card });
  afterRollback(() => removeUnlessStored(db, pictureFiles, userId, picture.id));
  return picture;
}
