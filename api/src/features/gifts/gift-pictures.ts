import type { gifts } from '@tuckaway/contract/gifts/gifts';
import type { Preparation } from '../../platform/http/call.ts';
import { AppError } from '../../platform/http/errors.ts';
import { callerKey } from '../../platform/limits/session-and-rate-guard.ts';
import { IMAGE_REFUSED, readDataUrl } from '../images/data-url.ts';
import { imageIdIn } from '../images/image-url.ts';
import { removeUnlessStored, type ChosenImage } from '../images/images.store.ts';
import type { GiftDeps } from './gift.deps.ts';

type PictureCall = Pick<Preparation<typeof gifts.create>, 'user' | 'request' | 'audit' | 'afterRollback'>;

/** Stores a gift's picture before the gift's own transaction; undefined where none was sent. */
export function makeStorePicture({ images, limits, pictures }: GiftDeps) {
  /** Pictures have a rate limit of their own. Invalid pictures go into the audit log. */
  return async (
    { user, request, audit, afterRollback }: PictureCall,
    dataUrl: string | null | undefined,
  ): Promise<ChosenImage | undefined> => {
    if (dataUrl === null || dataUrl === undefined) return undefined;
    const storedId = imageIdIn(dataUrl);
    if (storedId !== undefined) return { id: storedId };
    if (dataUrl.startsWith('data:')) await limits.spend('giftPictures', callerKey(request));
    try {
      const picture = await pictures.read(user.id, readDataUrl(dataUrl));
      const image = await images.add(picture);
      afterRollback((db) => removeUnlessStored(db, images, user.id, image.id));
      return image;
    } catch (error) {
      if (error instanceof AppError && error.code === IMAGE_REFUSED) {
        await audit({ event: 'upload_validation', outcome: 'failure', reason: error.message });
      }
      throw error;
    }
  };
}
