import type { BlogTag, PostSummary } from '../content/blog.types.ts';
import { CompactSkeleton } from '../list/blog-skeleton.tsx';
import { PostCard } from '../post-card.tsx';
import { TagLink } from '../tag-badge.tsx';

const RELATED_PLACEHOLDERS = 3;

export function PopularTags({ tags }: { tags: readonly BlogTag[] }) {
  return (
    <section aria-labelledby="popular-tags">
      <h2 id="popular-tags" className="mb-4 text-lg">
        Popular Tags
      </h2>
      <ul className="flex flex-wrap gap-2.5">
        {tags.map((tag) => (
          <li key={tag.slug}>
            <TagLink tag={tag} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Undefined while the post is loading. */
export function RelatedPosts({ posts }: { posts: readonly PostSummary[] | undefined }) {
  if (posts?.length === 0) return null;
  return (
    <section aria-labelledby="related-posts">
      <h2 id="related-posts" className="mb-4 text-lg">
        Related Posts
      </h2>
      <ul className="grid gap-6">
        {posts
          ? posts.map((post) => (
              <li key={post.id}>
                <PostCard post={post} variant="compact" />
              </li>
            ))
          : Array.from({ length: RELATED_PLACEHOLDERS }, (_, index) => (
              <li key={index}>
                <CompactSkeleton />
              </li>
            ))}
      </ul>
    </section>
  );
}
