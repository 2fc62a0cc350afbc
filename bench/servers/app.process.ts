import { pino } from 'pino';
import { buildApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config.ts';
import { openMigrated } from '../../api/src/db/connection/open-migrated.ts';
import { sendDueReminders } from '../../api/src/features/reminders/sending/reminder-runs.ts';
import { openSmtp } from '../../api/src/platform/mail.ts';
import { seedPeople, type People } from '../data/people.ts';
import { buildWorstWeb } from '../faults/worst-inputs.ts';
import { serveToParent } from './serve-to-parent.ts';

// The real server with people in its database. The database, and their number or who they are already, come from the
// environment.
const config = readConfig('local');
const log = pino({ level: config.logLevel });
const database = await openMigrated(config, log);
const { BENCH_PEOPLE, BENCH_OTHERS } = process.env;
const people = BENCH_PEOPLE
  ? (JSON.parse(BENCH_PEOPLE) as People)
  : await database.withLongWork((pool) => seedPeople(pool, Number(BENCH_OTHERS)));
const app = await buildApp({
  config,
  ...database,
  log,
  providers: { verifiers: {}, dialog: { google: null, apple: null, oidc: null } },
  // No load shedding: the benchmark looks for the server's limit.
  maxInFlight: Infinity,
  fetch: buildWorstWeb(),
});
process.once('disconnect', () => {
  void app
    .close()
    .then(() => database.close())
    .finally(() => process.exit());
});
const outbox = config.mail && openSmtp(config.mail);
await serveToParent(app, people, {
  // Runs what the reminder job runs.
  remind: async () =>
    outbox && (await sendDueReminders({ ...database, outbox, publicUrl: config.publicUrl, log })),
});
