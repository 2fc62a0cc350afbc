import type { RateLimit } from '@tuckaway/contract/endpoint';
import { GIFTS_AT_ONCE_MAX } from '@tuckaway/domain/limits';
import type { Database } from '../../db/connection/pool.ts';
import { signal } from '../../signals.ts';
import { RateLimiter, type RateRule, type Window } from './rate-limiter.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Counted by each server in memory, so that no read waits for a write of the database (decision 0210). */
const countedHere = (...windows: Window[]): RateRule => ({ windows, counted: 'by each server' });
/** Counted in the database: rare calls that cost much or concern other people. */
const countedByAll = (...windows: Window[]): RateRule => ({ windows, counted: 'by all servers' });

// Link previews and pictures. A link's picture does not count again when its gift is created.
const CAPTURED = countedByAll(
  { limit: GIFTS_AT_ONCE_MAX, seconds: MINUTE_S },
  { limit: 300, seconds: DAY_S },
);

const RULES = {
  signIn: countedByAll({ limit: 10, seconds: MINUTE_S }, { limit: 50, seconds: HOUR_S }),
  // By mail address, so that one caller cannot fill another person's mailbox.
  mailLinks: countedByAll({ limit: 5, seconds: HOUR_S }),
  sessionChecks: countedHere({ limit: 120, seconds: MINUTE_S }),
  refresh: countedHere({ limit: 30, seconds: MINUTE_S }),
  visitorReads: countedHere({ limit: 120, seconds: MINUTE_S }),
  visitorWrites: countedByAll({ limit: 10, seconds: MINUTE_S }, { limit: 50, seconds: HOUR_S }),
  // One IP address may be a whole office; a person joins once.
  waitlist: countedByAll({ limit: 10, seconds: MINUTE_S }, { limit: 60, seconds: HOUR_S }),
  reads: countedHere({ limit: 600, seconds: MINUTE_S }),
  search: countedHere({ limit: 60, seconds: MINUTE_S }),
  // Sent on each key press, so counted apart from searches.
  suggestions: countedHere({ limit: 240, seconds: MINUTE_S }),
  // Organizing a gift sends one call per list, all at once.
  writes: countedHere({ limit: 120, seconds: MINUTE_S }, { limit: 100, seconds: 1 }),
  giftPictures: CAPTURED,
  linkPreviews: CAPTURED,
  account: countedByAll({ limit: 3, seconds: DAY_S }),
  misses: countedHere({ limit: 60, seconds: MINUTE_S }),
  reports: countedHere({ limit: 30, seconds: MINUTE_S }),
  // Calendar services fetch the feeds of many people from one IP address.
  calendar: countedHere({ limit: 120, seconds: MINUTE_S }),
  // Mail services unsubscribe many people from one IP address (RFC 8058).
  unsubscribe: countedHere({ limit: 120, seconds: MINUTE_S }),
  // Shared lists are read, and gifts in them taken, by a household or an office behind one IP address.
  sharePages: countedHere({ limit: 240, seconds: MINUTE_S }),
  takes: countedByAll({ limit: 20, seconds: MINUTE_S }, { limit: 120, seconds: HOUR_S }),
  takeMails: countedByAll({ limit: 5, seconds: HOUR_S }),
  // Invitations and test mails.
  operatorMails: countedByAll({ limit: 60, seconds: HOUR_S }),
  // Presses of a button; the mails themselves are counted by account and by mail address.
  drawMails: countedByAll({ limit: 30, seconds: HOUR_S }),
  drawMailsOfAccount: countedByAll({ limit: 150, seconds: DAY_S }),
  drawMailAddresses: countedByAll({ limit: 5, seconds: HOUR_S }),
} satisfies Record<string, RateRule>;

type Rule = keyof typeof RULES;
export type RateLimits = RateLimiter<Rule>;

export const createRateLimits = (factor: number, pool: Database['pool']): RateLimits =>
  new RateLimiter<Rule>(RULES, { factor, pool, onRefusal: (rule) => signal('rateLimited', { rule }) });

/** Rules of visitors; a rate limit without an entry has the same rule for everybody. */
const VISITOR_RULE: Partial<Record<RateLimit, Rule>> = {
  reads: 'visitorReads',
  search: 'visitorReads',
  suggestions: 'visitorReads',
  writes: 'visitorWrites',
  linkPreviews: 'visitorWrites',
  account: 'visitorWrites',
  operatorMails: 'visitorWrites',
};

/** The rule of a rate limit. Rules that depend on the body (pictures) or the session (refresh) are counted in their routes. */
export function ruleOf(rateLimit: Exclude<RateLimit, 'none'>, isSignedIn: boolean): Rule {
  if (rateLimit === 'session') return isSignedIn ? 'reads' : 'sessionChecks';
  return isSignedIn ? rateLimit : (VISITOR_RULE[rateLimit] ?? rateLimit);
}
