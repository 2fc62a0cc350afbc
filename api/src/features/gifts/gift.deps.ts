import type { Deps } from '../../platform/deps.ts';
import type { ImageFiles } from '../images/image-files.ts';
import type { PictureReader } from '../images/picture-reader.ts';
import type { ServeLink } from './purchase-links.ts';

/** Dependencies of features that show gifts. */
export interface GiftDeps extends Deps {
  serveLink: ServeLink;
  images: ImageFiles;
  pictures: PictureReader;
}
