import { pictureFiles } from '@tuckaway/contract/pictures';
import { preload } from 'react-dom';

/** Begins to load the file that a `Picture` of these sizes will choose. */
export function preloadPicture(url: string | null, sizes: string): void {
  if (!url) return;
  const imageSrcSet = pictureFiles(url)
    .map((file) => `${file.url} ${file.width}w`)
    .join(', ');
  preload(url, {
    as: 'image',
    fetchPriority: 'high',
    ...(imageSrcSet && { imageSrcSet, imageSizes: sizes }),
  });
}
