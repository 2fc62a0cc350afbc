import { addDays, type CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { todayIn } from '@tuckaway/domain/days/time-zone';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/db.ts';
import { MAIL_CONNECTIONS, MailFailure, type FailureKind, type Outbox } from '../../../platform/mail.ts';
import { mapLimited } from '../../../platform/map-limited.ts';
import { newToken } from '../../../platform/security/session.ts';
import { DEFAULT_TIME_ZONE } from '../../account-time/account-today.store.ts';
import { REMINDER_HOUR } from '../../account-time/reminder-hour.ts';
import { accountMail, type ReminderToSend } from '../mail/account-mail.ts';
import { dueReminders, type DueReminder } from './due-reminders.ts';
import {
  findDaysOfAccounts,
  findReminderLookups,
  type DayToRemindOf,
  type ReminderLookups,
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

const MINUTE_MS = 60_000;
// Longer than a batch takes: each mail has the time limits of the outbox, and MAIL_CONNECTIONS go out at a time.
const LEASE_MS = 10 * MINUTE_MS;
const BATCH = 10;
const FIRST_RETRY_MS = 5 * MINUTE_MS;
const LAST_RETRY_MS = 12 * 60 * MINUTE_MS;
const UNREACHABLE_RETRY_MS = MINUTE_MS;

/** Result of checking one account. */
type Outcome = { next: Date | null; result: 'nothing' | 'sent' | FailureKind | 'error' };

/** Of a batch of accounts, or of all batches of a run. */
export interface RunResult {
  checked: number;
  sent: number;
  failed: number;
  /** Not one mail went out, and the mail server took none. */
  isUnreachable: boolean;
}

/** Takes a batch of due accounts and sends each one mail with its due reminders. */
export async function sendReminderBatch(parts: ReminderParts): Promise<RunResult> {
  const { db, clock = databaseNow } = parts;
  const now = await clock(db);
  const lease = new Date(now.getTime() + LEASE_MS);
  const accounts = await claimDue(db, now, lease, BATCH);
  if (accounts.length === 0) return { checked: 0, sent: 0, failed: 0, isUnreachable: false };
  const days = await findDaysOfAccounts(
    db,
    accounts.map(({ userId }) => userId),
  );
  const lookups = await findReminderLookups(db, days, todayIn('UTC', now));
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
        lookups,
      });
      const outcome = await check.run();
      const hasFailed = outcome.result !== 'nothing' && outcome.result !== 'sent';
      return { userId: account.userId, hasFailed, ...outcome };
    },
  );
  await releaseAccounts(db, lease, checked);
  const sent = checked.filter(({ result }) => result === 'sent').length;
  const failed = checked.filter(({ hasFailed }) => hasFailed).length;
  const isUnreachable = sent === 0 && checked.some(({ result }) => result === 'unreachable');
  return { checked: checked.length, sent, failed, isUnreachable };
}

interface AccountToCheck {
  account: DueAccount;
  now: Date;
  lease: Date;
  days: readonly DayToRemindOf[];
  lookups: ReminderLookups;
}

/** Checks one account. An error affects this account only. */
class AccountCheck {
  readonly #parts: ReminderParts;
  readonly #input: AccountToCheck;

  constructor(parts: ReminderParts, input: AccountToCheck) {
    this.#parts = parts;
    this.#input = input;
  }

  async run(): Promise<Outcome> {
    try {
      return await this.#check();
    } catch (err) {
      const { userId } = this.#input.account;
      this.#parts.log.error({ err, userId }, 'Checking an account for reminders failed');
      return { next: this.#retryAt(), result: 'error' };
    }
  }

  async #check(): Promise<Outcome> {
    const { account, now, days, lookups } = this.#input;
    const zone = account.timeZone ?? DEFAULT_TIME_ZONE;
    const { date: today, hour } = wallClockIn(zone, now);
    if (hour < REMINDER_HOUR) return { next: momentIn(zone, today, REMINDER_HOUR), result: 'nothing' };
    const { evenWhenBought, leads } = account;
    const since = this.#countsSince(zone);
    const readiness = lookups.readinessOf(account.userId, today);
    const due = dueReminders(days, today, leads, {
      sentLeads: lookups.sentLeads,
      readiness,
      since,
      evenWhenBought,
    });
    const toSend = due.map((one) => ({ ...one, readiness: readiness(one.day.id, one.on) }));
    const result = toSend.length === 0 ? 'nothing' : await this.#send(toSend, today);
    if (result !== 'nothing' && result !== 'sent') return { next: this.#retryAt(result), result };
    // Checked every day, however far away the next reminder is, so that a wrong clock delays one by a day at most.
    const next = days.length === 0 ? null : momentIn(zone, addDays(today, 1), REMINDER_HOUR);
    return { next, result };
  }

  /** The date from which reminders of a day are sent: of its last change, or when the account turned mail on, if later. */
  #countsSince(zone: string): (day: DayToRemindOf) => CalendarDate {
    const mailSince = todayIn(zone, this.#input.account.mailSince);
    return ({ changedAt }) => {
      const changed = todayIn(zone, changedAt);
      return changed > mailSince ? changed : mailSince;
    };
  }

  async #send(due: readonly ReminderToSend[], today: CalendarDate): Promise<Outcome['result']> {
    const { db, outbox, publicUrl } = this.#parts;
    const { account, now, lease } = this.#input;
    const reminders = due.map(({ day, on, lead }) => ({ dayId: day.id, on, lead }));
    const claim = { userId: account.userId, lease, newToken: newToken() };
    const begun = await beginReminders(db, claim, reminders);
    if (!begun || begun.reminders.length === 0) return 'nothing';
    const isBegun = ({ day, on, lead }: DueReminder<DayToRemindOf>) =>
      begun.reminders.some((one) => one.dayId === day.id && one.on === on && one.lead === lead);
    const toSend = due.filter(isBegun);
    try {
      await outbox.send(accountMail(toSend, { ...begun, today, publicUrl, userId: account.userId }));
    } catch (error) {
      return await this.#noteFailure(error, begun.reminders);
    }
    await recordSent(db, account.userId, now, begun.reminders);
    return 'sent';
  }

  async #noteFailure(error: unknown, reminders: readonly Reminder[]): Promise<FailureKind> {
    if (!(error instanceof MailFailure)) throw error;
    const { kind, code, responseCode } = error;
    const { userId, failures } = this.#input.account;
    this.#parts.log.warn(
      { userId, kind, code, responseCode, failures: failures + 1 },
      'A reminder was not sent',
    );
    // With an unknown outcome the entry stays and allows one more try.
    if (kind !== 'unknown') await forgetReminders(this.#parts.db, userId, reminders);
    return kind;
  }

  /** Exponential back-off; a short delay where the mail server was unreachable. */
  #retryAt(result?: Outcome['result']): Date {
    const { account, now } = this.#input;
    const afterMs =
      result === 'unreachable'
        ? UNREACHABLE_RETRY_MS
        : Math.min(FIRST_RETRY_MS * 2 ** Math.min(account.failures, 20), LAST_RETRY_MS);
    return new Date(now.getTime() + afterMs);
  }
}
