import { presentPicture } from '@tuckaway/domain/pictures';
import { useState, type CSSProperties } from 'react';
import { presentOf } from '../../lib/format.ts';
import { cx } from '../cx.ts';
import { srcSetOf } from './src-set.ts';

interface PictureProps {
  url: string | null | undefined;
  /** Alternative text; empty if the title stands beside the picture. */
  alt: string;
  /** How wide it stands on screen, in the language of the `sizes` attribute. */
  sizes: string;
  /** Above the fold: load at once. */
  eager?: boolean;
  /** Whose picture it is: by it a wrapped present is chosen where there is no picture. */
  name?: string;
  /** Stands where there is no picture: 'No Image'. */
  placeholder?: string;
  className?: string;
}

/** A square picture that keeps its place while it loads; where there is none, a wrapped present chosen by the name. */
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
