import type { Deps } from '../../platform/deps.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import type { PictureReader } from '../pictures/picture-reader.ts';
import type { AddAffiliate } from './add-affiliate.ts';

/** Dependencies of features that show gifts. */
export interface GiftDeps extends Deps {
  addAffiliate: AddAffiliate;
  pictureFiles: PictureFiles;
  pictureReader: PictureReader;
}
