import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { connectPostgres, NO_LIMITS } from '../api/src/db/pool.ts';
import { sendDueReminders } from '../api/src/features/reminders/sending/reminder-runs.ts';
import { createDatabase } from './database.ts';
import { median } from './load.ts';
import { summarize, type Timing, type Verdict } from './measure.ts';
import type { People } from './people.ts';
import { recordedDb, type Statement } from './recorded-db.ts';
import { thoseReadingAll } from './plans.ts';
import { startServer, type ServerProcess } from './server-process.ts';

export interface RemindersSize {
  /** Accounts with days and settings, of whom few are due. */
  accounts: number;
  /** Mails of a round. */
  mails: number;
  rounds: number;
  /** Tables of a few rows are read whole because that is cheaper: then the question is whether they must be. */
  isTiny?: boolean;
}

export interface RemindersTimings {
  /** A read, one after the other, while mails go out and before. */
  during: Timing;
  quiet: Timing;
  /** Of each round, p95 beside p95. */
  ratio: number;
  mailsPerSecond: number;
  /** What a run read or looked at that was not due. */
  faults: string[];
}

type App = ServerProcess<People>;
const TABLES = [
  'reminder_settings',
  'recipient_days',
  'recipients',
  'users',
  'reminders_sent',
  'recipient_gifts',
];
const DUE = 50;
const log = { error: (_details: object, message: string) => console.error(message) };

/** Everybody has somebody with three days. Nothing of theirs is due. */
async function seedAccounts(pool: pg.Pool, accounts: number): Promise<void> {
  await pool.query('set synchronous_commit = off');
  await pool.query(
    `insert into users (name, email) select 'Giver ' || n, 'giver' || n || '@example.com' from generate_series(1, $1::int) n`,
    [accounts],
  );
  await pool.query(
    `insert into recipients (user_id, name) select id, 'Mum of ' || name from users where name like 'Giver %'`,
  );
  await pool.query(
    `insert into recipient_days (recipient_id, user_id, kind, name, month, day)
     select r.id, r.user_id, 'own', 'Day ' || n, 1 + (r.id + 4 * n) % 12, 1 + r.id % 28
     from recipients r, generate_series(1, 3) n where r.name like 'Mum of %'`,
  );
  await seedPast(pool);
  await pool.query(
    `update reminder_settings set next_look_at = now() + interval '1 day' * (1 + user_id % 300)`,
  );
  await pool.query('analyze');
}

/** Every other one was reminded of a day last week, and has a gift for it. */
async function seedPast(pool: pg.Pool): Promise<void> {
  const past = `from recipient_days where name = 'Day 2' and user_id % 2 = 0`;
  await pool.query(
    `insert into reminders_sent (day_id, day_on, lead, user_id) select id, current_date - 7, 7, user_id ${past}`,
  );
  await pool.query(
    `insert into recipient_gifts (user_id, recipient_id, gift_id, day_id, day_on)
     select user_id, recipient_id, (select min(id) from gifts), id, current_date - 7 ${past}`,
  );
}

/** Makes so many accounts due: the birthday of somebody of theirs is today, and they live where it is noon. */
async function makeDue(pool: pg.Pool, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ user_id: number }>(
    `with due as (
       select d.id, d.user_id from recipient_days d join reminder_settings s on s.user_id = d.user_id
       where d.name = 'Day 1' and s.next_look_at > now() and not exists (
         select from reminders_sent sent where sent.user_id = d.user_id)
       order by d.user_id limit $1)
     update recipient_days d set remind = '{0}', month = extract(month from today.on), day = extract(day from today.on)
     from due, (select (now() at time zone $2)::date as on) today where d.id = due.id returning d.user_id`,
    [count, noonZone()],
  );
  const ids = rows.map(({ user_id }) => user_id);
  await pool.query('update reminder_settings set time_zone = $2 where user_id = any($1)', [ids, noonZone()]);
  return ids;
}

/** Where it is about noon now: mails go out from nine to midnight. */
function noonZone(): string {
  const hours = new Date().getUTCHours() - 12;
  // The sign of these names is the other way round.
  return `Etc/GMT${hours >= 0 ? '+' : ''}${hours}`;
}

/** What a run over many accounts does beyond those that are due. */
async function lookFaults(pool: pg.Pool, isTiny: boolean): Promise<string[]> {
  const due = new Set(await makeDue(pool, DUE));
  await pool.query('analyze reminder_settings');
  const { db, asked } = recordedDb(pool);
  const sentTo: string[] = [];
  const outbox = { send: async ({ to }: { to: string }) => void sentTo.push(to), close: () => {} };
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  const { looked, sent } = await sendDueReminders({
    db,
    outbox,
    publicUrl: 'https://tuckaway.example',
    log: quiet,
  });
  const faults =
    looked === due.size && sent === due.size ? [] : [`Looked at ${looked} accounts for ${due.size} due`];
  const statements = [...new Map(asked.map((one) => [one.text, one])).values()];
  for (const table of TABLES) {
    const whole = await thoseReadingAll(pool, statements, isTiny, table);
    faults.push(...whole.map((text) => `Reads all of ${table}: ${text}`));
  }
  const claim = statements.find(({ text }) => text.includes('skip locked'));
  if (!claim || !(await isFoundByTime(pool, claim, isTiny)))
    faults.push('Those that are due are not found by their time');
  return faults;
}

/** Going through an index in its order finds those that are due too, and reads all of it where they are few. */
async function isFoundByTime(pool: pg.Pool, { text, params }: Statement, isTiny: boolean): Promise<boolean> {
  if (isTiny) await pool.query('set enable_seqscan = off');
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, params);
  await pool.query('reset enable_seqscan');
  return rows.some((row) => /Index Cond: .*next_look_at <=/.test(row['QUERY PLAN']));
}

/** Asks for a list, one request after the other, until told to stop. */
async function readUntil(app: App, isOver: (reads: number) => boolean): Promise<number[]> {
  const path = `/api/gift-lists/${app.details.lists[20]}/gifts?limit=20`;
  const samples: number[] = [];
  while (!isOver(samples.length)) {
    const started = performance.now();
    const response = await fetch(app.url + path, { headers: { cookie: app.details.reader.cookie } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`A reader was refused: ${response.status}`);
    samples.push(performance.now() - started);
  }
  return samples;
}

const WARM_UP = 50;
/** At least so many reads before mails go out. */
const QUIET_READS = 300;

async function timeRound(app: App, pool: pg.Pool, mails: number) {
  await makeDue(pool, mails);
  await readUntil(app, (reads) => reads >= WARM_UP);
  const quiet = await readUntil(app, (reads) => reads >= QUIET_READS);
  const started = performance.now();
  let seconds = 0;
  const sending = app.ask<{ sent: number }>('remind').finally(() => {
    seconds = (performance.now() - started) / 1000;
  });
  const during = await readUntil(app, () => seconds > 0);
  let { sent } = await sending;
  // What a busy machine failed to send is tried again later; here that is now.
  for (let tries = 0; sent < mails && tries < 3; tries++) {
    await pool.query('update reminder_settings set next_look_at = now() where failures > 0');
    sent += (await app.ask<{ sent: number }>('remind')).sent;
  }
  if (sent !== mails) throw new Error(`${sent} of ${mails} mails were sent`);
  return { quiet, during, seconds };
}

export async function measureReminders(serverUrl: string, size: RemindersSize): Promise<RemindersTimings> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-reminders-'));
  const databaseUrl = await createDatabase(serverUrl, 'reminders');
  const mailServer = await startServer<object>('mail-server.process.ts');
  const app = await startServer<People>('app.process.ts', {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: mailServer.url.replace('http:', 'smtp:'),
    MAIL_FROM: 'Tuckaway <hello@tuckaway.example>',
    BENCH_OTHERS: '10',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'silent',
  });
  const pool = connectPostgres(databaseUrl, log, { max: 1, limits: NO_LIMITS });
  try {
    await seedAccounts(pool, size.accounts);
    const faults = await lookFaults(pool, size.isTiny ?? false);
    const rounds = [];
    for (let round = 0; round < size.rounds; round++) rounds.push(await timeRound(app, pool, size.mails));
    const { count } = await mailServer.ask<{ count: number }>('mails');
    if (count !== size.mails * size.rounds) faults.push(`${count} mails arrived`);
    return {
      during: summarize(rounds.flatMap(({ during }) => during)),
      quiet: summarize(rounds.flatMap(({ quiet }) => quiet)),
      ratio: median(rounds.map(({ during, quiet }) => summarize(during).p95 / summarize(quiet).p95)),
      mailsPerSecond: median(rounds.map(({ seconds }) => size.mails / seconds)),
      faults,
    };
  } finally {
    await pool.end();
    await app.stop();
    await mailServer.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const remindersVerdicts = ({ ratio }: Pick<RemindersTimings, 'ratio'>): Verdict[] => [
  { promise: 'p95 of a read while mails go out / in quiet', ratio, atMost: 1.5 },
];
