import { allPosts } from '../../features/blog/content/blog.server.ts';
import { publicListPages } from '../../features/public-lists/public-lists.server.ts';
import { buildSitemap } from '../../features/seo/sitemap.ts';

export const loader = () =>
  new Response(buildSitemap(allPosts(), publicListPages()), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
