import type { Limit } from '@tuckaway/contract/endpoint';
import type { Database } from '../../db/connection/pool.ts';
import { signal } from '../../signals.ts';
import { RateLimiter, type Window } from './rate-limiter.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

// 30: the number of links that Create Gift takes at once. A link's picture does not count again when its gift is created.
const CAPTURED = [
  { limit: 30, seconds: MINUTE_S },
  { limit: 300, seconds: DAY_S },
];

const RULES = {
  signIn: [
    { limit: 10, seconds: MINUTE_S },
    { limit: 50, seconds: HOUR_S },
  ],
  // By address, so that one caller cannot fill another person's mailbox.
  mailLinks: [{ limit: 5, seconds: HOUR_S }],
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
  // Sent on each key press, so counted apart from searches.
  suggestions: [{ limit: 240, seconds: MINUTE_S }],
  // Organizing a gift sends one call per list, all at once.
  writes: [
    { limit: 120, seconds: MINUTE_S },
    { limit: 100, seconds: 1 },
  ],
  giftPictures: CAPTURED,
  linkPreviews: CAPTURED,
  account: [{ limit: 3, seconds: DAY_S }],
  misses: [{ limit: 60, seconds: MINUTE_S }],
  reports: [{ limit: 30, seconds: MINUTE_S }],
  // Calendar services fetch the feeds of many people from one address.
  calendar: [{ limit: 120, seconds: MINUTE_S }],
  // Mail services unsubscribe many people from one address (RFC 8058).
  unsubscribe: [{ limit: 120, seconds: MINUTE_S }],
  // Shared lists are read, and gifts in them taken, by a household or an office behind one address.
  sharePages: [{ limit: 240, seconds: MINUTE_S }],
  takes: [
    { limit: 20, seconds: MINUTE_S },
    { limit: 120, seconds: HOUR_S },
  ],
  takeMails: [{ limit: 5, seconds: HOUR_S }],
  // Invitations and test mails.
  operatorMails: [{ limit: 60, seconds: HOUR_S }],
  // Presses of a button; the mails themselves are counted by account and by address.
  drawMails: [{ limit: 30, seconds: HOUR_S }],
  drawMailsOfAccount: [{ limit: 150, seconds: DAY_S }],
  drawMailAddresses: [{ limit: 5, seconds: HOUR_S }],
} satisfies Record<string, readonly Window[]>;

type Rule = keyof typeof RULES;
export type RateLimits = RateLimiter<Rule>;

/**
 * Rules for rare calls that cost much or concern other people: their counters are shared by all servers. Reads and the
 * writes of one person are counted in memory, so that no read waits for a write of the database (decision 0210).
 */
const SHARED: ReadonlySet<Rule> = new Set<Rule>([
  'signIn',
  'mailLinks',
  'visitorWrites',
  'waitlist',
  'giftPictures',
  'linkPreviews',
  'account',
  'takes',
  'takeMails',
  'operatorMails',
  'drawMails',
  'drawMailsOfAccount',
  'drawMailAddresses',
]);

export const createRateLimits = (factor: number, pool: Database['pool']): RateLimits =>
  new RateLimiter<Rule>(RULES, {
    factor,
    shared: { pool, rules: SHARED },
    onRefusal: (rule) => signal('rateLimited', { rule }),
  });

interface Allowance {
  user: Rule;
  visitor: Rule;
}

const ALLOWANCES: Record<Exclude<Limit, 'none'>, Allowance> = {
  reads: { user: 'reads', visitor: 'visitorReads' },
  writes: { user: 'writes', visitor: 'visitorWrites' },
  search: { user: 'search', visitor: 'visitorReads' },
  suggestions: { user: 'suggestions', visitor: 'visitorReads' },
  signIn: { user: 'signIn', visitor: 'signIn' },
  session: { user: 'reads', visitor: 'sessionChecks' },
  linkPreviews: { user: 'linkPreviews', visitor: 'visitorWrites' },
  waitlist: { user: 'waitlist', visitor: 'waitlist' },
  account: { user: 'account', visitor: 'visitorWrites' },
  reports: { user: 'reports', visitor: 'reports' },
  calendar: { user: 'calendar', visitor: 'calendar' },
  unsubscribe: { user: 'unsubscribe', visitor: 'unsubscribe' },
  sharePages: { user: 'sharePages', visitor: 'sharePages' },
  takes: { user: 'takes', visitor: 'takes' },
  takeMails: { user: 'takeMails', visitor: 'takeMails' },
  operatorMails: { user: 'operatorMails', visitor: 'visitorWrites' },
  drawMails: { user: 'drawMails', visitor: 'drawMails' },
};

/** Limits that depend on the body (pictures) or the session (refresh) are counted in those routes. */
export const ruleOf = (limit: Exclude<Limit, 'none'>, isSignedIn: boolean): Rule =>
  ALLOWANCES[limit][isSignedIn ? 'user' : 'visitor'];
