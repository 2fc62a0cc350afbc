import { formatReadingTime } from '../../lib/content/plain-text.ts';
import { formatDate, formatShortDate } from '../../lib/format.ts';
import { Avatar } from '../../ui/avatar.tsx';
import type { PostSummary } from './blog.types.ts';

type Facts = Pick<PostSummary, 'author' | 'publishedAt' | 'readingTime'>;

/** Who wrote it, when, and how long it takes. */
export function PostMeta({ post, long = false }: { post: Facts; long?: boolean }) {
  const { author, publishedAt, readingTime } = post;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      {long && <Avatar name={author.name} imageUrl={author.avatar} className="size-9 text-xs" />}
      <span className={long ? 'font-semibold text-ink' : undefined}>{author.name}</span>
      <Dot />
      <time dateTime={publishedAt}>{long ? formatDate(publishedAt) : formatShortDate(publishedAt)}</time>
      <Dot />
      <span>{formatReadingTime(readingTime)}</span>
    </p>
  );
}

function Dot() {
  return <span aria-hidden="true">·</span>;
}
