import type { Deps } from '../../platform/deps.ts';
import type { ImageFiles } from '../images/image-files.ts';
import type { PictureReader } from '../images/picture-reader.ts';
import type { ServeLink } from './purchase-links.ts';

/** What features that show gifts are given. */
export interface GiftDeps extends Deps {
  serveLink: ServeLink;
  images: ImageFiles;
  pictures: PictureReader;
}
