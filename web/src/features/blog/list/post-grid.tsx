import { cx } from '../../../ui/cx.ts';
import type { PostSummary } from '../content/blog.types.ts';
import { PostCard } from '../post-card.tsx';
import { featuredPosts } from '../content/post-queries.ts';

/** Two columns; with a lead, the featured posts come first and the first of them takes the whole width. */
export function PostGrid({ posts, withLead }: { posts: readonly PostSummary[]; withLead: boolean }) {
  const lead = withLead ? featuredPosts(posts) : [];
  const rest = posts.filter((post) => !lead.includes(post));
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2">
      {lead.map((post, index) => (
        <li key={post.id} className={cx(index === 0 && 'sm:col-span-2 sm:mb-2')}>
          <PostCard post={post} variant="featured" isCover={index === 0} />
        </li>
      ))}
      {rest.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
