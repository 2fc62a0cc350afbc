import type { gifts } from '@tuckaway/contract/gifts/gifts';
import type { Preparation } from '../../platform/http/call.ts';
import { AppError } from '../../platform/http/errors.ts';
import { callerKey } from '../../platform/limits/session-and-rate-guard.ts';
import { PICTURE_REFUSED, readDataUrl } from '../pictures/data-url.ts';
import { pictureIdIn } from '../pictures/picture-url.ts';
import { removeUnlessStored, type ChosenPicture } from '../pictures/pictures.store.ts';
import type { GiftDeps } from './gift-deps.ts';

type PictureCall = Pick<Preparation<typeof gifts.create>, 'user' | 'request' | 'audit' | 'afterRollback'>;

/** Stores a gift's picture before the gift's own transaction; undefined where none was sent. */
export function makeStorePicture({ pictureFiles, limits, pictureReader }: GiftDeps) {
  /** Pictures have a rate limit of their own. Invalid pictures go into the audit log. */
  return async (
    { user, request, audit, afterRollback }: PictureCall,
    dataUrl: string | null | undefined,
  ): Promise<ChosenPicture | undefined> => {
    if (dataUrl === null || dataUrl === undefined) return undefined;
    const storedId = pictureIdIn(dataUrl);
    if (storedId !== undefined) return { id: storedId };
    if (dataUrl.startsWith('data:')) await limits.spend('giftPictures', callerKey(request));
    try {
      const picture = await pictureReader.read(user.id, readDataUrl(dataUrl));
      const stored = await pictureFiles.add(picture);
      afterRollback((db) => removeUnlessStored(db, pictureFiles, user.id, stored.id));
      return stored;
    } catch (error) {
      if (error instanceof AppError && error.code === PICTURE_REFUSED) {
        await audit({ event: 'upload_validation', outcome: 'failure', reason: error.message });
      }
      throw error;
    }
  };
}
