import type { DataFolder } from '../data-folder.ts';
import type { Database } from '../connection/pool.ts';
import { runJob, type JobLog } from '../jobs/run-job.ts';
import type { Log } from '../log.ts';
import { backUp } from './backups.ts';
import type { Contents } from './copy-out.ts';

type BackupLog = Log<'info' | 'error'>;

export interface Maintenance {
  /** Stops the timer and backs up changes since the last backup. Called before the database closes. */
  stop(): Promise<void>;
}

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Backups of the embedded database: soon after the start, and every hour in which something changed. */
export function startMaintenance(
  { url }: Pick<Database, 'url'>,
  folder: DataFolder,
  log: JobLog<BackupLog>,
): Maintenance {
  let saved: Contents | undefined;
  let last: Promise<void> = Promise.resolve();
  const backUpOnce = async (jobLog: BackupLog): Promise<boolean> => {
    try {
      const { contents, file } = await backUp(url, folder, saved);
      saved = contents;
      if (file) jobLog.info({ file }, 'Backed up the database');
      return true;
    } catch (err) {
      jobLog.error({ err }, 'The backup failed');
      return false;
    }
  };
  // One at a time: a backup that takes long is not overtaken by the next, nor by the end.
  const inTurn = () => {
    last = last.then(() => runJob('backup', log, backUpOnce));
    return last;
  };
  const timers = [setTimeout(() => void inTurn(), MINUTE_MS), setInterval(() => void inTurn(), HOUR_MS)].map(
    (timer) => timer.unref(),
  );
  return {
    stop: () => {
      timers.forEach((timer) => clearInterval(timer));
      return inTurn();
    },
  };
}
