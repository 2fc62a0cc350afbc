import { plural } from '../../../lib/format.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { IS_SIGN_UP_OPEN } from '../../../lib/sign-up.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/inputs/link-button.tsx';
import { BlogHeader } from './blog-header.tsx';
import { BlogSearch } from './blog-search.tsx';
import type { PostSummary } from '../content/blog.types.ts';
import { FilterRow, PopularTopics } from './popular-topics.tsx';
import { PostGrid } from './post-grid.tsx';
import { listPosts, popularTags } from '../content/post-queries.ts';
import { isFiltering, useBlogFilter } from './use-blog-filter.ts';

export function BlogPage({ posts }: { posts: readonly PostSummary[] }) {
  const { filter, search, toggleTag, clear } = useBlogFilter();
  const isActive = isFiltering(filter);
  const found = listPosts(posts, filter);
  const topics = { chosen: filter.tags, onToggle: toggleTag };

  return (
    <div className="page pb-20">
      <BlogHeader />
      <div className="mb-10 grid gap-x-8 gap-y-5 xl:grid-cols-[24rem_1fr] xl:items-center">
        <BlogSearch query={filter.query} onSearch={search} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FilterRow tags={popularTags(posts)} {...topics} />
          {isActive && (
            <Button variant="quiet" size="sm" onClick={clear}>
              Clear filters
            </Button>
          )}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <section aria-labelledby="articles">
          <div className="mb-7 flex flex-wrap items-baseline gap-x-4">
            <h2 id="articles">{isActive ? 'Search Results' : 'All Articles'}</h2>
            <p role="status" className="text-sm text-ink-soft">
              {found.total} {plural(found.total, 'article')}
            </p>
          </div>
          {found.total > 0 ? (
            <PostGrid posts={found.posts} withLead={!isActive} />
          ) : (
            <NoArticles onClear={clear} />
          )}
        </section>
        <aside className="grid content-start gap-5 self-start lg:sticky lg:top-24">
          <PopularTopics tags={otherTopics(posts)} {...topics} />
          <Invitation />
          <p className="px-5 text-sm text-ink-soft">
            New articles also arrive in your{' '}
            <a href={paths.feed} className="link">
              feed reader
            </a>
            .
          </p>
        </aside>
      </div>
    </div>
  );
}

/** Topics that the row above the articles does not show; all of them if it shows all. */
function otherTopics(posts: readonly PostSummary[]) {
  const all = popularTags(posts, Infinity);
  const inRow = new Set(popularTags(posts).map(({ slug }) => slug));
  const others = all.filter(({ slug }) => !inRow.has(slug));
  return others.length > 0 ? others : all;
}

function Invitation() {
  return (
    <section aria-labelledby="keep-ideas" className="rounded-lg bg-green-wash p-5">
      <h2 id="keep-ideas" className="text-lg">
        Found an idea?
      </h2>
      <p className="mt-1.5 mb-4 text-sm">
        Tuckaway keeps it, with a name on its tag, until the day you need it.
      </p>
      <LinkButton to={IS_SIGN_UP_OPEN ? paths.openSignIn : paths.waitlist} size="sm">
        {IS_SIGN_UP_OPEN ? 'Sign Up' : 'Join Waitlist'}
      </LinkButton>
    </section>
  );
}

function NoArticles({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No articles found"
      text="Try adjusting your search terms or filters to find what you're looking for."
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear all filters
        </Button>
      }
    />
  );
}
