import { statSync } from 'node:fs';
import type { SignInProvider } from '@tuckaway/contract/accounts/auth';
import type { OperatorOverview } from '@tuckaway/contract/accounts/operator';
import { backupsIn } from '../../db/backup/backup-files.ts';
import { dataFolder } from '../../db/data-folder.ts';
import type { Db } from '../../db/db.ts';
import { readJobNotes } from '../../db/jobs/job-notes.ts';
import { version } from '../../version.ts';
import { countFailing } from '../reminders/sending/reminder-queue.store.ts';
import { countAccounts } from './accounts.store.ts';
import type { OperatorDeps } from './operators-only.ts';

export async function overviewOf(db: Db, deps: OperatorDeps): Promise<OperatorOverview> {
  const { config } = deps;
  return {
    version,
    accounts: await countAccounts(db),
    signUp: config.signUp,
    jobs: await readJobNotes(db),
    remindersFailing: await countFailing(db),
    backup: newestBackup(config.dataDir),
    configuration: {
      publicUrl: config.publicUrl,
      database: config.databaseUrl === undefined ? 'embedded' : 'external',
      pictures: config.bucket ? 'bucket' : 'folder',
      signIn: enabledProviders(deps),
      mailFrom: config.mail?.from ?? null,
      trustProxyHops: config.trustProxyHops,
    },
  };
}

function enabledProviders({ providers: { dialog }, outbox }: OperatorDeps): SignInProvider[] {
  const offered = { ...dialog, mail: outbox ?? null };
  return (['google', 'apple', 'oidc', 'mail'] as const).filter((way) => offered[way]);
}

/** Only backups that were read back count. */
function newestBackup(dataDir: string): OperatorOverview['backup'] {
  const files = backupsIn(dataFolder(dataDir).backups);
  const [newest] = files;
  if (!newest) return null;
  const { mtime, size } = statSync(newest);
  return { madeAt: mtime.toISOString(), bytes: size, count: files.length };
}
