import { pictureFiles, presentOf, presentPicture } from '@tuckaway/domain/pictures';
import { useState, type CSSProperties } from 'react';
import { cx } from '../cx.ts';

interface PictureProps {
  url: string | null | undefined;
  /** Alternative text; empty if the title is shown beside the picture. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Above the fold: load at once. */
  eager?: boolean;
  /** Name of the item; selects the fallback picture (a wrapped present). */
  name?: string;
  /** Text over the fallback: 'No Image'. */
  placeholder?: string;
  className?: string;
}

/** The `srcset` of a picture; undefined if it has one size. */
const srcSetOf = (url: string): string | undefined =>
  pictureFiles(url)
    .map((file) => `${file.url} ${file.width}w`)
    .join(', ') || undefined;

/** Square picture with reserved space; without a URL, or if loading fails, a wrapped present chosen by the name. */
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
  const isMissing = !url || url === failedUrl;
  const { paper, turn } = presentOf(name);
  const src = isMissing ? presentPicture(paper) : url;
  const picture = (
    <img
      src={src}
      srcSet={srcSetOf(src)}
      sizes={sizes}
      alt={isMissing ? '' : alt}
      width={640}
      height={640}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      data-hue={isMissing ? paper : undefined}
      style={isMissing ? ({ '--paper-turn': `${turn}deg` } as CSSProperties) : undefined}
      className={cx(
        'picture-frame block aspect-square w-full rounded-lg object-cover dark-dim',
        isMissing ? 'paper-turn bg-hue-ground' : 'bg-paper-sunk',
        className,
      )}
      onError={isMissing ? undefined : () => setFailedUrl(url)}
    />
  );
  if (!isMissing || !placeholder) return picture;
  return (
    <span className="relative block">
      {picture}
      <span className="absolute inset-x-0 bottom-2.5 z-1 text-center text-sm text-kraft-ink">
        <span className="rounded-full bg-kraft px-2.5 py-1">{placeholder}</span>
      </span>
    </span>
  );
}
