import { pictureFiles } from '@tuckaway/contract/pictures';
import { useState } from 'react';
import { hueOf, initialsOf } from '../lib/format.ts';
import { cx } from './cx.ts';
import { GiftIcon } from './icons.tsx';

interface PictureProps {
  url: string | null | undefined;
  /** What is to be seen; empty where the title stands beside it. */
  alt: string;
  /** How wide it stands on screen, in the language of the `sizes` attribute. */
  sizes: string;
  /** Above the fold: load at once. */
  eager?: boolean;
  /** Whose picture it is: its initial and its hue stand in for a picture. */
  name?: string;
  /** Stands where there is no picture: 'No Image'. */
  placeholder?: string;
  className?: string;
}

/** A square picture that keeps its place while it loads, and a drawn one where none exists or loading fails. */
export function Picture({
  url,
  alt,
  name = alt,
  sizes,
  eager = false,
  placeholder,
  className,
}: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const frame = cx('picture-frame block aspect-square w-full rounded-lg', className);
  if (!url || url === failedUrl) {
    return (
      <span
        data-hue={hueOf(name)}
        className={cx(
          frame,
          '@container grid place-content-center justify-items-center gap-1 bg-linear-to-br from-hue-ground to-hue-deep text-hue-ink',
        )}
      >
        <span aria-hidden="true" className="font-heading text-[34cqw] leading-none font-[480]">
          {initialsOf(name).slice(0, 1) || <GiftIcon />}
        </span>
        {placeholder && <span className="text-sm">{placeholder}</span>}
      </span>
    );
  }
  return (
    <img
      src={url}
      srcSet={
        pictureFiles(url)
          .map((file) => `${file.url} ${file.width}w`)
          .join(', ') || undefined
      }
      sizes={sizes}
      alt={alt}
      width={640}
      height={640}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={cx(frame, 'bg-paper-sunk object-cover dark-dim')}
      onError={() => setFailedUrl(url)}
    />
  );
}
