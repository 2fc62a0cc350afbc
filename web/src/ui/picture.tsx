import { pictureFiles } from '@tuckaway/contract/pictures';
import { useState } from 'react';
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
      className={cx(frame, 'object-cover')}
      onError={() => setFailedUrl(url)}
    />
  );
}
