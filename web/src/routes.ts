import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/landing.tsx', { id: 'home' }),
    route('landing', 'routes/public/landing.tsx', { id: 'landing' }),
    route('about', 'routes/public/about.tsx'),
    route('terms-of-service', 'routes/public/terms-of-service.tsx'),
    route('privacy-policy', 'routes/public/privacy-policy.tsx'),
    route('sign-in', 'routes/public/sign-in.tsx'),
    route('lists', 'routes/public/lists.tsx'),
    route('lists/:slug', 'routes/public/list.tsx'),
    route('gifts-for/:slug', 'routes/public/gifts-for.tsx'),
    route('blog', 'routes/public/blog.tsx'),
    route('blog/:slug', 'routes/public/blog-post.tsx'),
  ]),
  layout('routes/app/shell/layout.tsx', [
    layout('routes/app/shell/page-boundary.tsx', [
      ...prefix('app', [
        index('routes/app/discover/discover.tsx'),
        route('search', 'routes/app/search/search.tsx'),
        route('search/results', 'routes/app/search/search-results.tsx'),
        route('category/:categoryId/gift-lists', 'routes/app/category/category.tsx'),
        route('saved', 'routes/app/saved/saved.tsx'),
        route('tags', 'routes/app/tags/tags.tsx'),
        route('tags/:tagId', 'routes/app/tags/tag.tsx'),
        route('recipients', 'routes/app/recipients/recipients.tsx'),
        route('recipients/:recipientId', 'routes/app/recipient/recipient.tsx'),
        route('upcoming', 'routes/app/upcoming/upcoming.tsx'),
        route('add', 'routes/app/add/add.tsx'),
        route('settings', 'routes/app/settings/settings.tsx'),
        route('settings/add-from-anywhere', 'routes/app/settings/add-from-anywhere.tsx'),
        route('gift-list/:giftListId', 'routes/app/gift-list/gift-list.tsx'),
        route('gift/:giftId', 'routes/app/gift/gift.tsx'),
        route('*', 'routes/app/shell/not-found.tsx'),
      ]),
    ]),
  ]),
  // Prerendered once each: what the server answers to unknown addresses, with status 404.
  route('blog/404', 'routes/public/post-not-found.tsx'),
  route('*', 'routes/public/not-found.tsx'),
  route('sitemap.xml', 'routes/public/sitemap.ts'),
  route('feed.xml', 'routes/public/feed.ts'),
  route('robots.txt', 'routes/public/robots.ts'),
] satisfies RouteConfig;
