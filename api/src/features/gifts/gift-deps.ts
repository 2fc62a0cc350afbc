import type { Deps } from '../../platform/deps.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import type { PictureReader } from '../pictures/picture-reader.ts';
import type { ServeLink } from './purchase-links.ts';

/** Dependencies of features that show gifts. */
export interface GiftDeps extends Deps {
  serveLink: ServeLink;
  pictureFiles: PictureFiles;
  pictureReader: PictureReader;
}
