import type { Endpoint } from '@tuckaway/contract/endpoint';
import type { Call } from '../../platform/http/call.ts';
import type { Deps } from '../../platform/deps.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { recordDeletions } from './deletion-journal.ts';
import { deleteAccount } from './me.store.ts';

interface RemovalDeps extends Pick<Deps, 'config'> {
  pictureFiles: Pick<PictureFiles, 'remove'>;
}

/** Deletes an account in the transaction of the call. Its journal entry and the deletion of its pictures' files follow the commit. */
export async function removeAccount(
  { db, audit, afterCommit }: Pick<Call<Endpoint>, 'db' | 'audit' | 'afterCommit'>,
  { config, pictureFiles }: RemovalDeps,
  { userId, reason }: { userId: number; reason?: string },
): Promise<void> {
  const object = `user ${userId}`;
  const { accounts, pictureIds } = await deleteAccount(db, userId, () =>
    audit({ event: 'sensitive_delete', outcome: 'success', object, ...(reason !== undefined && { reason }) }),
  );
  afterCommit(() => recordDeletions(config.dataDir, accounts));
  for (const id of pictureIds) afterCommit(() => pictureFiles.remove(id));
}
