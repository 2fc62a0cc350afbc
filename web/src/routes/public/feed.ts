import { allPosts } from '../../features/blog/content/blog.server.ts';
import { buildFeed } from '../../features/seo/feed.ts';

export const loader = () =>
  new Response(buildFeed(allPosts()), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
