import { pictureFiles } from '@tuckaway/domain/pictures';

/** The files of a picture in the language of the `srcset` attribute; nothing where it comes in one size. */
export const srcSetOf = (url: string): string | undefined =>
  pictureFiles(url)
    .map((file) => `${file.url} ${file.width}w`)
    .join(', ') || undefined;
