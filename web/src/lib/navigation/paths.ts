import type { waitlist } from '@tuckaway/contract/accounts/waitlist';
import type { publicSearch } from '@tuckaway/contract/search/public-search';

/** All addresses of the web. */
export const paths = {
  home: '/',
  landing: '/landing',
  waitlist: '/#waitlist',
  /** Opens the sign-in dialog on the landing page. */
  openSignIn: '/?sign-in',
  about: '/about',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  /** Redirect address for sign-in providers. */
  signIn: '/sign-in',
  /** Page of an invitation to Tuckaway. */
  join: '/join',
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  blogTag: (slug: string) => `/blog?tag=${encodeURIComponent(slug)}`,
  publicLists: '/lists',
  publicList: (slug: string) => `/lists/${slug}`,
  /** Anchor of a gift in a list; public gifts have no page. */
  publicGift: (list: string, gift: string) => `/lists/${list}#${gift}`,
  giftsFor: (slug: string) => `/gifts-for/${slug}`,
  /** Search and finder for visitors. */
  find: '/find',
  findFor: (params: Record<string, string | undefined>) => withQuery('/find', params),
  findByFinder: '/find#finder',
  feed: '/feed.xml',
  /** Endpoint that the landing page calls without the contract, to load less. */
  waitlistConfig: '/api/v1/waitlist/config' satisfies (typeof waitlist)['config']['path'],
  /** Endpoints that the public search calls without the contract, to load less. */
  publicSearch: '/api/v1/public/search' satisfies (typeof publicSearch)['words']['path'],
  publicFinder: '/api/v1/public/finder' satisfies (typeof publicSearch)['finder']['path'],

  app: '/app',
  search: '/app/search',
  searchFor: (params: Record<string, string>) => withQuery('/app/search', params),
  searchResults: (params: Record<string, string | undefined> = {}) =>
    withQuery('/app/search/results', params),
  category: (id: number) => `/app/category/${id}/gift-lists`,
  saved: '/app/saved',
  /** Saved with filters, whose parameters `saved-view.ts` defines. */
  savedWith: (params: Record<string, string | undefined>) => withQuery('/app/saved', params),
  tags: '/app/tags',
  tag: (id: number) => `/app/tags/${id}`,
  recipients: '/app/recipients',
  recipient: (id: number) => `/app/recipients/${id}`,
  /** The anchor of the ideas on a person's page. */
  recipientIdeas: (id: number) => `/app/recipients/${id}#ideas`,
  /** Link of an invitation to a circle. */
  circle: (token: string) => `/app/circle/${token}`,
  /** Link of an invitation to edit a list. */
  listInvitation: (token: string) => `/app/list-invitation/${token}`,
  draws: '/app/draws',
  draw: (id: number) => `/app/draws/${id}`,
  newDraw: '/app/draws/new',
  upcoming: '/app/upcoming',
  /** Form of a new gift, opened by share sheets and the bookmarklet. */
  add: '/app/add',
  addPurchaseLink: (url: string) => withQuery('/app/add', { url }),
  settings: '/app/settings',
  operator: '/app/operator',
  addFromAnywhere: '/app/settings/add-from-anywhere',
  giftList: (id: number) => `/app/gift-list/${id}`,
  gift: (id: number) => `/app/gift/${id}`,
};

function withQuery(path: string, params: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

export const isInvitation = (path: string): boolean =>
  path.startsWith(paths.circle('')) || path.startsWith(paths.listInvitation(''));

/** Address to open after sign-in: the intended one if it is a path of this site other than the landing page. */
export function afterSignInPath(intended: string | null): string {
  if (!intended || !/^\/(?![/\\])/.test(intended)) return paths.app;
  const path = intended.split(/[?#]/)[0];
  return path === paths.home || path === paths.landing ? paths.app : intended;
}
