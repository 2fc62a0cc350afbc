import { preload } from 'react-dom';
import { srcSetOf } from './src-set.ts';

/** Begins to load the file that a `Picture` of these sizes will choose. */
export function preloadPicture(url: string | null, sizes: string): void {
  if (!url) return;
  const imageSrcSet = srcSetOf(url);
  preload(url, {
    as: 'image',
    fetchPriority: 'high',
    ...(imageSrcSet && { imageSrcSet, imageSizes: sizes }),
  });
}
