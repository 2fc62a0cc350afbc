import { addDays, type CalendarDate } from '@tuckaway/domain/days/calendar-date';
import type { Readiness } from '@tuckaway/domain/days/readiness';
import { todayIn } from '@tuckaway/domain/days/time-zone';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/db.ts';
import { MAIL_CONNECTIONS, MailFailure, type FailureKind, type Outbox } from '../../../platform/mail.ts';
import { newToken } from '../../../platform/security/session.ts';
import { UNKNOWN_ZONE } from '../../account-time/account-today.ts';
import { mailAbout } from '../mail/account-mail.ts';
import { dueReminders, type DueReminder } from './due-reminders.ts';
import {
  findDaysOfAccounts,
  findReminderState,
  type DayToRemindOf,
  type ReminderState,
} from './reminder-days.store.ts';
import {
  claimDue,
  databaseNow,
  releaseAccounts,
  type DueAccount,
  type CheckedAccount,
} from './reminder-queue.store.ts';
import { beginReminders, forgetReminders, recordSent, type Reminder } from './reminders-sent.store.ts';
import { momentIn, wallClockIn } from '@tuckaway/domain/days/wall-clock';

export interface ReminderParts {
  db: Db;
  outbox: Outbox;
  publicUrl: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** The database's clock unless a test sets another: servers may disagree about the time. */
  clock?: (db: Db) => Promise<Date>;
}

/** At this hour where the account is, reminders of the day go out; the calendar feed rings at the same one. */
const SENDING_HOUR = 9;
const MINUTE_MS = 60_000;
// Longer than a batch takes: each mail has the time limits of the outbox, and MAIL_CONNECTIONS go out at a time.
const LEASE_MS = 10 * MINUTE_MS;
const BATCH = 10;
const FIRST_RETRY_MS = 5 * MINUTE_MS;
const LAST_RETRY_MS = 12 * 60 * MINUTE_MS;
const UNREACHABLE_RETRY_MS = MINUTE_MS;

/** Result of checking one account. */
type Outcome = { next: Date | null; came: 'nothing' | 'sent' | FailureKind | 'error' };

export interface BatchResult {
  checked: number;
  sent: number;
  failed: number;
  /** Not one mail went out, and the mail server took none. */
  isUnreachable: boolean;
}

/** Takes a batch of due accounts and sends each one mail with its due reminders. */
export async function sendSomeReminders(parts: ReminderParts): Promise<BatchResult> {
  const { db, clock = databaseNow } = parts;
  const now = await clock(db);
  const lease = new Date(now.getTime() + LEASE_MS);
  const accounts = await claimDue(db, now, lease, BATCH);
  if (accounts.length === 0) return { checked: 0, sent: 0, failed: 0, isUnreachable: false };
  const days = await findDaysOfAccounts(
    db,
    accounts.map(({ userId }) => userId),
  );
  // The earliest date on earth.
  const state = await findReminderState(db, days, todayIn('Pacific/Niue', now));
  const byAccount = Map.groupBy(days, ({ userId }) => userId);
  const checked = await mapLimited(
    accounts,
    MAIL_CONNECTIONS,
    async (account): Promise<CheckedAccount & Outcome> => {
      const check = new AccountCheck(parts, {
        account,
        now,
        lease,
        days: byAccount.get(account.userId) ?? [],
        state,
      });
      const outcome = await check.run();
      const hasFailed = outcome.came !== 'nothing' && outcome.came !== 'sent';
      return { userId: account.userId, hasFailed, ...outcome };
    },
  );
  await releaseAccounts(db, lease, checked);
  const sent = checked.filter(({ came }) => came === 'sent').length;
  const failed = checked.filter(({ hasFailed }) => hasFailed).length;
  const isUnreachable = sent === 0 && checked.some(({ came }) => came === 'unreachable');
  return { checked: checked.length, sent, failed, isUnreachable };
}

/** Works on at most `limit` items at a time, in order. */
async function mapLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}

interface AccountToCheck {
  account: DueAccount;
  now: Date;
  lease: Date;
  days: readonly DayToRemindOf[];
  state: ReminderState;
}

/** Checks one account. An error affects this account only. */
class AccountCheck {
  readonly #parts: ReminderParts;
  readonly #given: AccountToCheck;

  constructor(parts: ReminderParts, given: AccountToCheck) {
    this.#parts = parts;
    this.#given = given;
  }

  async run(): Promise<Outcome> {
    try {
      return await this.#check();
    } catch (err) {
      const { userId } = this.#given.account;
      this.#parts.log.error({ err, userId }, 'Looking for reminders failed');
      return { next: this.#retryAt(), came: 'error' };
    }
  }

  async #check(): Promise<Outcome> {
    const { account, now, days, state } = this.#given;
    const zone = account.timeZone ?? UNKNOWN_ZONE;
    const { date: today, hour } = wallClockIn(zone, now);
    if (hour < SENDING_HOUR) return { next: momentIn(zone, today, SENDING_HOUR), came: 'nothing' };
    const { evenWhenBought, leads } = account;
    const since = this.#countsSince(zone);
    const readiness = state.readinessOf(account.userId, today);
    const due = dueReminders(days, today, leads, {
      sentLeads: state.sentLeads,
      readiness,
      since,
      evenWhenBought,
    });
    const about = due.map((one) => ({ ...one, readiness: readiness(one.day.id, one.on) }));
    const came = about.length === 0 ? 'nothing' : await this.#send(about, today);
    if (came !== 'nothing' && came !== 'sent') return { next: this.#retryAt(came), came };
    // Every day, however far the next reminder is: a clock that was wrong once costs one day at most.
    const next = days.length === 0 ? null : momentIn(zone, addDays(today, 1), SENDING_HOUR);
    return { next, came };
  }

  /** The date from which reminders of a day count: the later of its last change and the account's wish for mail. */
  #countsSince(zone: string): (day: DayToRemindOf) => CalendarDate {
    const mailSince = todayIn(zone, this.#given.account.mailSince);
    return ({ changedAt }) => {
      const changed = todayIn(zone, changedAt);
      return changed > mailSince ? changed : mailSince;
    };
  }

  async #send(
    due: readonly (DueReminder<DayToRemindOf> & { readiness: Readiness })[],
    today: CalendarDate,
  ): Promise<Outcome['came']> {
    const { db, outbox, publicUrl } = this.#parts;
    const { account, now, lease } = this.#given;
    const reminders = due.map(({ day, on, lead }) => ({ dayId: day.id, on, lead }));
    const claim = { userId: account.userId, lease, newToken: newToken() };
    const begun = await beginReminders(db, claim, reminders);
    if (!begun || begun.reminders.length === 0) return 'nothing';
    const isBegun = ({ day, on, lead }: DueReminder<DayToRemindOf>) =>
      begun.reminders.some((one) => one.dayId === day.id && one.on === on && one.lead === lead);
    const about = due.filter(isBegun);
    try {
      await outbox.send(mailAbout(about, { ...begun, today, publicUrl, userId: account.userId }));
    } catch (error) {
      return await this.#noteFailure(error, begun.reminders);
    }
    await recordSent(db, account.userId, now, begun.reminders);
    return 'sent';
  }

  async #noteFailure(error: unknown, reminders: readonly Reminder[]): Promise<FailureKind> {
    if (!(error instanceof MailFailure)) throw error;
    const { kind, code, responseCode } = error;
    const { userId, failures } = this.#given.account;
    this.#parts.log.warn(
      { userId, kind, code, responseCode, failures: failures + 1 },
      'A reminder was not sent',
    );
    // With an unknown outcome the entry stays and allows one more try.
    if (kind !== 'unknown') await forgetReminders(this.#parts.db, userId, reminders);
    return kind;
  }

  /** Exponential back-off; a short delay where the mail server was unreachable. */
  #retryAt(came?: Outcome['came']): Date {
    const { account, now } = this.#given;
    const afterMs =
      came === 'unreachable'
        ? UNREACHABLE_RETRY_MS
        : Math.min(FIRST_RETRY_MS * 2 ** Math.min(account.failures, 20), LAST_RETRY_MS);
    return new Date(now.getTime() + afterMs);
  }
}
