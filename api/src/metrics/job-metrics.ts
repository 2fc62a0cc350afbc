import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Db } from '../db/db.ts';
import { readJobNotes } from '../db/jobs/job-notes.ts';
import { JOBS } from '../db/jobs/run-job.ts';
import { onSignal } from '../signals.ts';

const OUTCOMES = ['sent', 'refused', 'unreachable', 'unknown'];
const SECONDS = [0.01, 0.1, 1, 10, 60, 300, 1800];

/** Background jobs and mails. The label `task` is the name of a job: Prometheus has a label `job` of its own. Every series is there from the start, so that the first failure is an increase. */
export function countJobs(registers: Registry[]): { end: () => void; refresh: (db: Db) => Promise<void> } {
  const runs = new Counter({
    name: 'tuckaway_job_runs_total',
    help: 'Runs of background jobs in this server, by outcome (fine, failed).',
    labelNames: ['task', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'tuckaway_job_duration_seconds',
    help: 'Duration of runs of background jobs in this server.',
    labelNames: ['task'],
    buckets: SECONDS,
    registers,
  });
  const lastSuccess = new Gauge({
    name: 'tuckaway_job_last_success_timestamp_seconds',
    help: 'When a job last went well: upkeep, reminders and mail in any of the servers, backup in this one.',
    labelNames: ['task'],
    registers,
  });
  const mails = new Counter({
    name: 'tuckaway_mails_total',
    help: 'Mails by outcome; unknown: the connection ended before the response.',
    labelNames: ['outcome'],
    registers,
  });
  for (const job of JOBS) for (const outcome of ['fine', 'failed']) runs.inc({ task: job, outcome }, 0);
  for (const outcome of OUTCOMES) mails.inc({ outcome }, 0);
  const ends = [
    onSignal('job', ({ job, isFine, seconds: took }) => {
      runs.inc({ task: job, outcome: isFine ? 'fine' : 'failed' });
      seconds.observe({ task: job }, took);
      if (isFine) lastSuccess.set({ task: job }, Date.now() / 1000);
    }),
    onSignal('mail', ({ outcome }) => mails.inc({ outcome })),
  ];
  return {
    end: () => ends.forEach((end) => end()),
    // The job notes survive restarts, and all servers write them.
    refresh: async (db) => {
      for (const { job, fineAt } of await readJobNotes(db))
        if (fineAt !== null) lastSuccess.set({ task: job }, Date.parse(fineAt) / 1000);
    },
  };
}
