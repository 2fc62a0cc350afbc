import { createHash } from 'node:crypto';
import pg from 'pg';
import { DataUnusable, type DataFolder } from '../data-folder.ts';
import { backUp, withClient } from './backups.ts';
import { loadBackup } from './copy-in.ts';
import { prepareSession, readContents, type Contents } from './copy-out.ts';

const MARK = 'Tuckaway moved here: ';

const digestOf = (contents: Contents) => createHash('sha256').update(JSON.stringify(contents)).digest('hex');

/**
 * Copies the database of `sourceUrl` to another one in one transaction, and compares rows and checksums of each
 * table. Repeatable; newer data in the target is replaced only on request.
 */
export async function moveDatabase(
  sourceUrl: string,
  targetUrl: string,
  folder: DataFolder,
  { replace }: { replace: boolean },
): Promise<Contents> {
  return await withClient(targetUrl, async (target) => {
    if (!replace) await refuseForeignData(target);
    const { file, contents } = await backUp(sourceUrl, folder);
    const mark = pg.escapeLiteral(MARK + digestOf(contents));
    return await loadBackup(target, file!, async (client) => {
      await client.query(`comment on schema public is ${mark}`);
    });
  });
}

/** Refuses a target with data, unless it is unchanged since an earlier move. */
async function refuseForeignData(target: pg.ClientBase): Promise<void> {
  await prepareSession(target);
  const { rows } = await target.query<{ mark: string | null; tables: number }>(
    `select obj_description('public'::regnamespace) as mark,
       (select count(*)::int from pg_tables where schemaname = 'public') as tables`,
  );
  const { mark, tables } = rows[0]!;
  if (tables === 0) return;
  if (mark === MARK + digestOf(await readContents(target))) return;
  throw new DataUnusable(
    'The target database holds something already, which the move would replace: ' +
      'give an empty database, or add --replace.',
  );
}
