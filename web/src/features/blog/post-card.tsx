import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { cx } from '../../ui/cx.ts';
import type { PostSummary } from './content/blog.types.ts';
import { FeaturedImage } from './post/featured-image.tsx';
import { Byline, DayAndTime, PostMeta } from './post/post-meta.tsx';
import { TagBadges } from './tag-badge.tsx';

const FEATURED_TAGS = 2;
const DEFAULT_TAGS = 3;

const CARD_SIZES = '(min-width: 80rem) 460px, (min-width: 64rem) 34vw, (min-width: 40rem) 46vw, 88vw';
const COVER_SIZES = '(min-width: 80rem) 560px, (min-width: 64rem) 40vw, (min-width: 40rem) 52vw, 88vw';

interface PostCardProps {
  post: PostSummary;
  variant?: 'default' | 'compact' | 'featured';
  /** Whether it is the first card of the page, whose picture is loaded with high priority. */
  isCover?: boolean;
}

export function PostCard({ post, variant = 'default', isCover = false }: PostCardProps) {
  if (variant === 'compact') return <CompactCard post={post} />;
  const isFeatured = variant === 'featured';
  return (
    <article
      className={cx(
        'group relative grid content-start gap-x-8 gap-y-4',
        isCover && 'sm:grid-cols-[1.25fr_1fr] sm:content-center sm:items-center',
      )}
    >
      <CardPicture post={post} isCover={isCover} />
      <div className="grid content-start gap-2.5">
        <TagBadges tags={post.tags} max={isFeatured ? FEATURED_TAGS : DEFAULT_TAGS} />
        <CardTitle post={post} className={isCover ? 'text-2xl' : isFeatured ? 'text-xl' : 'text-lg'} />
        <p className={cx('text-ink-soft', isCover ? 'line-clamp-4' : 'line-clamp-3 text-sm')}>
          {post.excerpt}
        </p>
        {isCover ? <Byline post={post} /> : <PostMeta post={post} />}
      </div>
    </article>
  );
}

function CompactCard({ post }: { post: PostSummary }) {
  return (
    <article className="group relative grid grid-cols-[5rem_1fr] items-center gap-4">
      <FeaturedImage post={post} decorative square sizes="152px" />
      <div>
        <CardTitle post={post} className="line-clamp-3 text-base leading-snug" />
        <p className="mt-1 text-sm text-ink-soft">
          <DayAndTime post={post} />
        </p>
      </div>
    </article>
  );
}

function CardPicture({ post, isCover }: { post: PostSummary; isCover: boolean }) {
  return (
    <div className="overflow-hidden rounded-lg transition-transform group-hover:-translate-y-0.5">
      <FeaturedImage post={post} decorative eager={isCover} sizes={isCover ? COVER_SIZES : CARD_SIZES} />
    </div>
  );
}

/** Title whose link covers the whole card. */
function CardTitle({ post, className }: { post: PostSummary; className: string }) {
  return (
    <h3 className={className}>
      <Link
        to={paths.blogPost(post.slug)}
        state={{ title: post.title }}
        prefetch="intent"
        className="decoration-twine decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-lg"
      >
        {post.title}
      </Link>
    </h3>
  );
}
