import { useState } from 'react';
import { cx } from './cx.ts';
import { GiftIcon } from './icons.tsx';

const CATALOGUE_PICTURE = /^(\/pictures\/.+)-640\.webp$/;
const UPLOADED_PICTURE = /^\/api\/v1\/images\/[^?]+$/;
const CATALOGUE_WIDTHS = [320, 640, 960];
const CARD_WIDTH = 400;
const PAGE_WIDTH = 960;

/** The sizes that exist of a picture: catalogue pictures in three widths, people's own in card and page size. */
export function srcSetOf(url: string): string | undefined {
  const stem = CATALOGUE_PICTURE.exec(url)?.[1];
  if (stem) return CATALOGUE_WIDTHS.map((width) => `${stem}-${width}.webp ${width}w`).join(', ');
  if (UPLOADED_PICTURE.test(url)) return `${url}?size=card ${CARD_WIDTH}w, ${url} ${PAGE_WIDTH}w`;
  return undefined;
}

export interface PictureProps {
  url: string | null | undefined;
  /** What is to be seen; empty where the title stands beside it. */
  alt: string;
  /** How wide it stands on screen, in the language of the `sizes` attribute. */
  sizes: string;
  /** Above the fold: load at once. */
  eager?: boolean;
  /** Stands where there is no picture: 'No Image'. */
  placeholder?: string;
  className?: string;
}

/** A square picture that keeps its place while it loads, and a drawn one where none exists or loading fails. */
export function Picture({ url, alt, sizes, eager = false, placeholder, className }: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const frame = cx('block aspect-square w-full rounded-lg bg-paper-sunk', className);
  if (!url || url === failedUrl) {
    return (
      <span className={cx(frame, 'grid place-content-center justify-items-center gap-2 text-ink-soft')}>
        <GiftIcon className="size-10! opacity-60" />
        {placeholder && <span className="text-sm">{placeholder}</span>}
      </span>
    );
  }
  return (
    <img
      src={url}
      srcSet={srcSetOf(url)}
      sizes={sizes}
      alt={alt}
      width={640}
      height={640}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={cx(frame, 'object-cover')}
      onError={() => setFailedUrl(url)}
    />
  );
}
