import { useEffect } from 'react';
import {
  data,
  useLoaderData,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { allPosts } from '../../features/blog/content/blog.server.ts';
import type { BlogPost } from '../../features/blog/content/blog.types.ts';
import { nextPost } from '../../features/blog/content/post-queries.ts';
import { postMeta } from '../../features/blog/post/post-seo.ts';
import { PostPage } from '../../features/blog/post/post-page.tsx';
import { PostFailure, PostLoading, PostProblem } from '../../features/blog/post/post-states.tsx';
import { publicGiftLink, publicListLink } from '../../features/public-lists/public-lists.server.ts';
import { pageTitle, SCRIPTS_ON_DEMAND } from '../../lib/seo/meta.ts';
import { pageCache } from '../../lib/navigation/page-cache.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Deferred } from '../../ui/feedback/deferred.tsx';

export const handle = SCRIPTS_ON_DEMAND;

interface PostData {
  post: BlogPost | Promise<BlogPost>;
}

/** Runs at build time; the result is stored as a file beside the page. */
export function loader({ params }: LoaderFunctionArgs): PostData {
  const post = allPosts().find(({ slug }) => slug === params['slug']);
  if (!post) throw data('Blog post not found', { status: 404 });
  return { post: { ...post, fitting: fittingLinks(post), next: nextPost(allPosts(), post.slug) } };
}

/** Links to the post's lists and gifts. An unknown slug stops the build. */
function fittingLinks({ slug, lists, gifts }: BlogPost) {
  const links = [...lists.map(publicListLink), ...gifts.map(publicGiftLink)];
  return links.map((link, index) => {
    if (!link) throw new Error(`${slug}: there is no list or gift "${[...lists, ...gifts][index]}".`);
    return link;
  });
}

export function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs): PostData {
  const load = async () => (await serverLoader<{ post: BlogPost }>()).post;
  return { post: pageCache.readOrLoad(paths.blogPost(params['slug'] ?? ''), load) };
}

/** While the post is loading, the title is that of the link that led here. */
export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const post = loaderData?.post;
  if (post && !(post instanceof Promise)) return postMeta(post);
  const { title } = (location.state ?? {}) as { title?: string };
  return [pageTitle(title ?? 'Blog')];
}

export default function BlogPostRoute() {
  const { slug = '' } = useParams();
  const { post } = useLoaderData<PostData>();
  if (slug.trim() === '') return <PostProblem title="Error Loading Post" message="No slug provided" />;
  return (
    <Deferred value={post} loading={<PostLoading />} failed={(error) => <PostFailure error={error} />}>
      {(loaded) => <CachedPost key={loaded.slug} post={loaded} />}
    </Deferred>
  );
}

function CachedPost({ post }: { post: BlogPost }) {
  useEffect(() => pageCache.write(paths.blogPost(post.slug), post), [post]);
  return <PostPage post={post} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <PostFailure error={error} />;
}
