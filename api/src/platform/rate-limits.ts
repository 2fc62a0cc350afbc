import type { Endpoint } from '@tuckaway/contract/endpoint';
import { RateLimiter, type Window } from './rate-limiter.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

const RULES = {
  signIn: [
    { limit: 10, seconds: MINUTE_S },
    { limit: 50, seconds: HOUR_S },
  ],
  sessionChecks: [{ limit: 120, seconds: MINUTE_S }],
  refresh: [{ limit: 30, seconds: MINUTE_S }],
  visitorReads: [{ limit: 120, seconds: MINUTE_S }],
  visitorWrites: [
    { limit: 10, seconds: MINUTE_S },
    { limit: 50, seconds: HOUR_S },
  ],
  // One address may be a whole office; a person joins once.
  waitlist: [
    { limit: 10, seconds: MINUTE_S },
    { limit: 60, seconds: HOUR_S },
  ],
  reads: [{ limit: 600, seconds: MINUTE_S }],
  search: [{ limit: 60, seconds: MINUTE_S }],
  // Organizing a gift sends one call per list, all at once.
  writes: [
    { limit: 120, seconds: MINUTE_S },
    { limit: 100, seconds: 1 },
  ],
  giftPictures: [
    { limit: 20, seconds: HOUR_S },
    { limit: 200, seconds: DAY_S },
  ],
  linkPreviews: [
    { limit: 10, seconds: MINUTE_S },
    { limit: 100, seconds: DAY_S },
  ],
  account: [{ limit: 3, seconds: DAY_S }],
  misses: [{ limit: 60, seconds: MINUTE_S }],
  reports: [{ limit: 30, seconds: MINUTE_S }],
} satisfies Record<string, readonly Window[]>;

export type Rule = keyof typeof RULES;
export type RateLimits = RateLimiter<Rule>;

export const createRateLimits = (factor: number, now?: () => number): RateLimits =>
  new RateLimiter<Rule>(RULES, factor, now);

interface Choice {
  rule: Rule;
  by: 'caller' | 'address';
}

const SPECIAL: Record<string, Choice> = {
  'POST /api/v1/auth/google': { rule: 'signIn', by: 'address' },
  'POST /api/v1/auth/apple': { rule: 'signIn', by: 'address' },
  'POST /api/v1/link-previews': { rule: 'linkPreviews', by: 'caller' },
  'POST /api/v1/waitlist': { rule: 'waitlist', by: 'address' },
  'POST /waitlist/embed': { rule: 'waitlist', by: 'address' },
  'GET /api/v1/me/export.zip': { rule: 'account', by: 'caller' },
  'GET /api/v1/me/export': { rule: 'account', by: 'caller' },
  'DELETE /api/v1/me': { rule: 'account', by: 'caller' },
};

/** Which limit a call counts against. What depends on the body (pictures) or the session (refresh) is spent there. */
export function limitOf({ method, path }: Pick<Endpoint, 'method' | 'path'>, signedIn: boolean): Choice {
  const special = SPECIAL[`${method} ${path}`];
  if (special) return special;
  if (path.startsWith('/api/v1/auth/sessions')) return { rule: 'reads', by: 'caller' };
  if (path.startsWith('/api/v1/auth/')) return { rule: 'sessionChecks', by: 'address' };
  if (path.startsWith('/api/v1/search')) return { rule: 'search', by: 'caller' };
  const isRead = method === 'GET';
  if (signedIn) return { rule: isRead ? 'reads' : 'writes', by: 'caller' };
  return { rule: isRead ? 'visitorReads' : 'visitorWrites', by: 'address' };
}
