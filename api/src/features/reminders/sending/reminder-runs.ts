import { setTimeout as sleep } from 'node:timers/promises';
import { noteJob } from '../../../db/jobs/job-notes.ts';
import { runJob, type JobLog } from '../../../db/jobs/run-job.ts';
import { sendReminderBatch, type ReminderParts, type RunResult } from './send-reminders.ts';

const CHECK_EVERY_MS = 60_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
const CLOSE_WITHIN_MS = 10_000;

/** Sends all that is due, some accounts at a time, until nothing is, the mail server is gone, or `stop` says so. */
export async function sendDueReminders(parts: ReminderParts, stop?: AbortSignal): Promise<RunResult> {
  const total: RunResult = { checked: 0, sent: 0, failed: 0, isUnreachable: false };
  while (!stop?.aborted) {
    const { checked, sent, failed, isUnreachable } = await sendReminderBatch(parts);
    if (checked === 0) break;
    total.checked += checked;
    total.sent += sent;
    total.failed += failed;
    total.isUnreachable = isUnreachable;
    if (isUnreachable) break;
  }
  if (total.checked > 0) parts.log.info(total, 'Checked for due reminders');
  return total;
}

type JobParts = ReminderParts & { log: JobLog<ReminderParts['log']> };

/** Checks every minute whether reminders are due, in every server. `stop` ends that. */
export function startReminders(parts: JobParts): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = runUntil(parts, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      // Mails under way may finish, within a time limit.
      await Promise.race([running, sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]);
      parts.outbox.close();
    },
  };
}

/** Only an unreachable mail server delays the next run, not a refused mail. */
function jobResultOf({ isUnreachable, failed }: RunResult): { isFine: boolean; problem: string | null } {
  if (isUnreachable) return { isFine: false, problem: 'The mail server could not be reached.' };
  return { isFine: true, problem: failed > 0 ? `Mails that were not sent: ${failed}.` : null };
}

const pauseAfter = (failedRuns: number) =>
  Math.min(CHECK_EVERY_MS * 2 ** Math.max(0, failedRuns - 1), LONGEST_PAUSE_MS);

async function runOnce(parts: ReminderParts, stop: AbortSignal): Promise<boolean> {
  const { isFine, problem } = await sendDueReminders(parts, stop).then(jobResultOf, (err: unknown) => {
    parts.log.error({ err }, 'Due reminders could not be checked');
    return { isFine: false, problem: 'Due reminders could not be checked: the log says why.' };
  });
  await noteJob(parts.db, 'reminders', problem).catch(() => {}); // the database is gone, which the log says
  return isFine;
}

async function runUntil(parts: JobParts, stop: AbortSignal): Promise<void> {
  let failedRuns = 0;
  while (!stop.aborted) {
    await runJob('reminders', parts.log, async (log) => {
      const isFine = await runOnce({ ...parts, log }, stop);
      failedRuns = isFine ? 0 : failedRuns + 1;
      if (!isFine) log.warn({ failedRuns, pauseMs: pauseAfter(failedRuns) }, 'Reminders wait');
      return isFine;
    });
    await sleep(pauseAfter(failedRuns), undefined, { signal: stop, ref: false }).catch(() => {});
  }
}
