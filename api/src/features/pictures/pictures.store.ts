import type { Db, Tx } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { lockUser, transaction } from '../../db/transaction.ts';
import { requireRoom } from '../../platform/limits/row-caps.ts';
import { FOLDERS, type PictureFiles, type NewPicture } from './picture-files.ts';

export async function insertPicture(tx: Tx, ownerId: number, { id, bytes }: NewPicture): Promise<void> {
  await tx.execute(sql`insert into images (id, user_id, bytes) values (${id}, ${ownerId}, ${bytes})`);
  await requireRoom(tx, ownerId, 'images');
}

/** The picture of a gift that is about to be written: a new file, or one that a link preview has stored. */
export type ChosenPicture = NewPicture | { id: string; bytes?: undefined };

/**
 * Makes a picture ready to be shown by a gift of its owner: inserts the row of a new one, locks that of a stored one.
 * False where a stored one expired, is shown by another gift, or is not theirs.
 */
export async function claimPicture(tx: Tx, ownerId: number, picture: ChosenPicture): Promise<boolean> {
  if (picture.bytes !== undefined) {
    await insertPicture(tx, ownerId, picture);
    return true;
  }
  const { rows } = await tx.execute(sql`
    select 1 from images i
    where i.id = ${picture.id} and i.user_id = ${ownerId} and i.created_at > now() - interval '1 day' and ${isUnused}
    for update`);
  return rows.length > 0;
}

const isUnused = sql`not exists (select from gifts g where g.image_id = i.id)`;

export async function deletePicture(tx: Tx, ownerId: number, imageId: string): Promise<void> {
  await tx.execute(sql`delete from images where id = ${imageId} and user_id = ${ownerId}`);
}

/**
 * Removes the file of a picture whose write failed. If the connection broke at the commit, the row may exist or not: the
 * owner's lock waits for a commit that is still running, then the row is looked up.
 */
export async function removeUnlessStored(
  db: Db,
  files: PictureFiles,
  ownerId: number,
  imageId: string,
): Promise<void> {
  const stored = await transaction(db, async (tx) => {
    await lockUser(tx, ownerId);
    return await storedAmong(tx, [imageId]);
  });
  if (!stored.has(imageId)) await files.remove(imageId);
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;
const SWEPT_DAYS = 30;
// 11 folders in each of 24 hours: all 256 folders once a day, and some twice.
const FOLDERS_A_RUN = 11;

/**
 * Removes pictures of link previews that no gift has taken within a day, and an hour more, so that claimPicture never takes
 * one that is being removed. Reads those of the last month only: one that a gift has taken is deleted with the gift.
 */
export async function sweepUnusedPictures(db: Db, files: PictureFiles, now = Date.now()): Promise<number> {
  const [from, to] = [new Date(now - SWEPT_DAYS * DAY_MS), new Date(now - DAY_MS - HOUR_MS)];
  let removed = 0;
  for (let swept = BATCH; swept === BATCH; removed += swept) {
    const { rows } = await db.execute<Row<'images', 'id'>>(sql`
      delete from images where (user_id, id) in (
        select i.user_id, i.id from images i
        where i.created_at >= ${from} and i.created_at < ${to} and ${isUnused} limit ${BATCH}) returning id`);
    for (const { id } of rows) await files.remove(id);
    swept = rows.length;
  }
  return removed;
}

/**
 * Removes files that no row names, as a crash between a file and its row leaves them. Young files are left alone:
 * their row may be under way. Each hour has a share of the folders, so that all are read about once a day.
 */
export async function sweepStrayFiles(db: Db, files: PictureFiles, now = Date.now()): Promise<number> {
  const first = Math.floor(now / HOUR_MS) * FOLDERS_A_RUN;
  let removed = 0;
  for (let folder = first; folder < first + FOLDERS_A_RUN; folder++)
    removed += await sweepFolder(db, files, folder % FOLDERS, now);
  return removed;
}

async function sweepFolder(db: Db, files: PictureFiles, folder: number, now: number): Promise<number> {
  const old = await files.idsOlderThan(now - DAY_MS, folder);
  let removed = 0;
  for (let start = 0; start < old.length; start += BATCH) {
    const ids = old.slice(start, start + BATCH);
    const stored = await storedAmong(db, ids);
    for (const id of ids.filter((each) => !stored.has(each))) {
      await files.remove(id);
      removed++;
    }
  }
  return removed;
}

async function storedAmong(db: Db, ids: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<Row<'images', 'id'>>(
    sql`select id from images where id = any(${ids}::text[])`,
  );
  return new Set(rows.map(({ id }) => id));
}
