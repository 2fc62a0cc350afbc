import { formatDate, formatReadingTime, formatShortDate } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/graphics/avatar.tsx';
import type { PostSummary } from '../content/blog.types.ts';

type Facts = Pick<PostSummary, 'author' | 'publishedAt' | 'readingTime'>;

/** Author, date and reading time: one line under a card. */
export function PostMeta({ post }: { post: Facts }) {
  return (
    <p className="text-sm text-ink-soft">
      {post.author.name} · <DayAndTime post={post} />
    </p>
  );
}

/** Author with picture, date and reading time, for the cover and the post itself. */
export function Byline({ post }: { post: Facts }) {
  const { author, publishedAt, readingTime } = post;
  return (
    <div className="flex items-center gap-3 text-left text-sm">
      <Avatar name={author.name} imageUrl={author.avatar} />
      <p>
        <span className="block font-semibold">{author.name}</span>
        <span className="text-ink-soft">
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time> · {formatReadingTime(readingTime)}
        </span>
      </p>
    </div>
  );
}

export function DayAndTime({ post }: { post: Pick<Facts, 'publishedAt' | 'readingTime'> }) {
  return (
    <>
      <time dateTime={post.publishedAt}>{formatShortDate(post.publishedAt)}</time> ·{' '}
      <span className="whitespace-nowrap">{formatReadingTime(post.readingTime)}</span>
    </>
  );
}
