import { cx } from '../../../ui/cx.ts';
import type { PostSummary } from '../content/blog.types.ts';
import { postPicture } from '../post-picture.ts';

interface FeaturedImageProps {
  post: Pick<PostSummary, 'slug' | 'featuredImage'>;
  /** The `sizes` attribute. */
  sizes: string;
  /** Above the fold: load at once. */
  eager?: boolean;
  /** Whether it is decorative, because the title is beside it. */
  decorative?: boolean;
  /** Whether the picture is cropped to its middle. */
  square?: boolean;
  className?: string;
}

/** Picture of a post, with its hue as the background while it is loading. */
export function FeaturedImage(props: FeaturedImageProps) {
  const { post, sizes, eager = false, decorative = false, square = false, className } = props;
  const { small, large } = postPicture(post.slug);
  return (
    <img
      src={large}
      srcSet={`${small} 640w, ${large} 1200w`}
      sizes={sizes}
      width={1200}
      height={630}
      alt={decorative ? '' : post.featuredImage.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      data-hue={post.featuredImage.hue ?? 'slate'}
      className={cx(
        'w-full bg-hue-ground object-cover dark-dim',
        square ? 'aspect-square rounded-md' : 'aspect-[1200/630] rounded-lg',
        className,
      )}
    />
  );
}
