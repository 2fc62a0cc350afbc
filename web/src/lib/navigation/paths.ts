/** Every address of the product. */
export const paths = {
  home: '/',
  landing: '/landing',
  waitlist: '/#waitlist',
  about: '/about',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  /** Where a sign-in provider sends the browser back to. */
  signIn: '/sign-in',
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  blogTag: (slug: string) => `/blog?tag=${encodeURIComponent(slug)}`,
  publicLists: '/lists',
  publicList: (slug: string) => `/lists/${slug}`,
  /** A gift has no page: it stands in its list. */
  publicGift: (list: string, gift: string) => `/lists/${list}#${gift}`,
  giftsFor: (slug: string) => `/gifts-for/${slug}`,
  feed: '/feed.xml',
  /** Read by the landing page without the contract and its weight. */
  waitlistConfig: '/api/v1/waitlist/config',

  app: '/app',
  search: '/app/search',
  searchFor: (params: Record<string, string>) => withQuery('/app/search', params),
  searchResults: (params: Record<string, string | undefined> = {}) =>
    withQuery('/app/search/results', params),
  category: (id: number) => `/app/category/${id}/gift-lists`,
  saved: '/app/saved',
  /** Saved with filters; their names are those of `saved-view.ts`. */
  savedWith: (params: Record<string, string | undefined>) => withQuery('/app/saved', params),
  tags: '/app/tags',
  tag: (id: number) => `/app/tags/${id}`,
  recipients: '/app/recipients',
  recipient: (id: number) => `/app/recipients/${id}`,
  /** Where ideas for a person stand on their page. */
  recipientIdeas: (id: number) => `/app/recipients/${id}#ideas`,
  upcoming: '/app/upcoming',
  /** Where share sheets and the bookmarklet lead. */
  add: '/app/add',
  addLink: (url: string) => withQuery('/app/add', { url }),
  settings: '/app/settings',
  addFromAnywhere: '/app/settings/add-from-anywhere',
  giftList: (id: number) => `/app/gift-list/${id}`,
  gift: (id: number) => `/app/gift/${id}`,
};

function withQuery(path: string, params: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The way back after sign-in: inside the product only, and never the landing page itself. */
export function afterSignInPath(intended: string | null): string {
  if (!intended || !/^\/(?![/\\])/.test(intended)) return paths.app;
  const path = intended.split(/[?#]/)[0];
  return path === paths.home || path === paths.landing ? paths.app : intended;
}
