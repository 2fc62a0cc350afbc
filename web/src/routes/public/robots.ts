import { buildRobots } from '../../features/seo/sitemap.ts';

export const loader = () =>
  new Response(buildRobots(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
