import { useEffect } from 'react';
import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { summaryOf } from '../../features/blog/content/blog-content.server.ts';
import { BlogPage } from '../../features/blog/list/blog-page.tsx';
import { BlogError, BlogLoading } from '../../features/blog/list/blog-states.tsx';
import { BLOG_SUBTITLE, BLOG_TITLE } from '../../features/blog/list/blog-texts.ts';
import { allPosts } from '../../features/blog/content/blog.server.ts';
import type { PostSummary } from '../../features/blog/content/blog.types.ts';
import { listPosts } from '../../features/blog/content/post-queries.ts';
import { pageCache } from '../../lib/navigation/page-cache.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { SCRIPTS_ON_DEMAND } from '../../lib/seo/meta.ts';
import { publicMeta } from '../../lib/seo/public-meta.ts';
import { breadcrumbData, websiteData } from '../../lib/seo/structured-data.ts';
import { Deferred } from '../../ui/feedback/deferred.tsx';

export const handle = SCRIPTS_ON_DEMAND;

interface BlogData {
  posts: PostSummary[] | Promise<PostSummary[]>;
}

/** Runs at build time; the result is stored as a file beside the page. */
export function loader(): BlogData {
  return { posts: listPosts(allPosts().map(summaryOf)).posts };
}

/** Returns a promise, so that the page is shown at once with placeholders. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): BlogData {
  const load = async () => (await serverLoader<{ posts: PostSummary[] }>()).posts;
  return { posts: pageCache.readOrLoad(paths.blog, load) };
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = () =>
  publicMeta({
    title: 'Blog',
    description: BLOG_SUBTITLE,
    path: paths.blog,
    structuredData: [
      websiteData(),
      breadcrumbData([
        { name: 'Home', path: paths.home },
        { name: BLOG_TITLE, path: paths.blog },
      ]),
    ],
  });

export default function BlogRoute() {
  const { posts } = useLoaderData<BlogData>();
  return (
    <Deferred value={posts} loading={<BlogLoading />} failed={() => <BlogError />}>
      {(loaded) => <CachedBlog posts={loaded} />}
    </Deferred>
  );
}

function CachedBlog({ posts }: { posts: PostSummary[] }) {
  useEffect(() => pageCache.write(paths.blog, posts), [posts]);
  return <BlogPage posts={posts} />;
}

export function ErrorBoundary() {
  return <BlogError />;
}
