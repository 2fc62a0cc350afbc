import type { Db } from '../db.ts';
import { sql } from '../sql.ts';

/** Jobs whose last run is noted for the operator, in any of the servers, and 'mail': sending a mail that a person waits for. */
const NOTED_WORK = ['upkeep', 'reminders', 'mail'] as const;
type NotedWork = (typeof NOTED_WORK)[number];

interface JobNote {
  job: NotedWork;
  ranAt: string;
  fineAt: string | null;
  /** Since it last went well. */
  failures: number;
  problem: string | null;
}

const PREFIX = 'job ';

/**
 * Notes that a job ran, for the operator. The note is in app_facts, whose changes do not trigger a backup.
 * `problem` has no personal data.
 */
export async function noteJob(db: Db, job: NotedWork, problem: string | null = null): Promise<void> {
  const now = sql`to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  await db.execute(sql`
    insert into app_facts (key, value)
    values (${PREFIX + job}, jsonb_build_object('ranAt', ${now},
      'fineAt', case when ${problem}::text is null then ${now} end,
      'failures', case when ${problem}::text is null then 0 else 1 end, 'problem', ${problem}::text)::text)
    on conflict (key) do update set value = (excluded.value::jsonb || case when ${problem}::text is null then '{}'::jsonb
      else jsonb_build_object('fineAt', app_facts.value::jsonb -> 'fineAt',
        'failures', (app_facts.value::jsonb ->> 'failures')::int + 1) end)::text`);
}

/** Reads the notes of jobs that this version knows: a newer server beside it may have others. */
export async function readJobNotes(db: Db): Promise<JobNote[]> {
  const { rows } = await db.execute<{ job: NotedWork; value: string }>(sql`
    select substr(key, ${PREFIX.length + 1}) as job, value from app_facts
    where key = any(${NOTED_WORK.map((job) => PREFIX + job)}) order by key`);
  return rows.map(({ job, value }) => ({ ...(JSON.parse(value) as Omit<JobNote, 'job'>), job }));
}
