import type { Db, Tx } from '../../db/db.ts';
import { columns, type Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { fromCents } from '../../platform/money.ts';
import { pictureUrl } from '../pictures/picture-url.ts';
import { exportStatements } from './export-statements.ts';

type ExportedPicture = Row<'images', 'id' | 'bytes' | 'createdAt'> & {
  imageUrl: string;
  /** Its name in the archive. */
  file: string;
};

export interface Export extends Record<string, unknown> {
  exportedAt: string;
  images: ExportedPicture[];
}

/** All data of one account, for its export. */
export async function exportOf(db: Db, userId: number): Promise<Export> {
  // One snapshot, so that the parts of the file agree with each other.
  return await db.transaction(async (tx) => {
    const [user] = await read(
      tx,
      sql`select id, name, email, avatar, created_at from users where id = ${userId}`,
    );
    const parts: Record<string, unknown> = {};
    for (const [name, statement] of Object.entries(exportStatements(userId)))
      parts[name] = await read(tx, statement);
    return {
      exportedAt: new Date().toISOString(),
      user,
      ...parts,
      gifts: await giftsOf(tx, userId),
      images: await picturesOf(tx, userId),
    };
  }, 'snapshot');
}

/** Rows of a part. Not prepared: `select *` of an older plan would miss columns added since. */
async function read(tx: Tx, statement: Sql): Promise<Record<string, unknown>[]> {
  const { rows } = await tx.executeFresh<Record<string, unknown>>(statement);
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [toCamel(column), value])),
  );
}

const toCamel = (column: string) => column.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());

const GIFT = [
  'id',
  'title',
  'priceCents',
  'purchaseUrl',
  'description',
  'imageId',
  'createdAt',
  'updatedAt',
] as const;

async function giftsOf(tx: Tx, userId: number) {
  const { rows } = await tx.execute<Row<'gifts', (typeof GIFT)[number]>>(sql`
    select ${columns('g', GIFT)} from gifts g where g.created_by_id = ${userId} order by g.id`);
  return rows.map(({ priceCents, imageId, ...gift }) => ({
    ...gift,
    price: fromCents(priceCents),
    imageUrl: imageId === null ? null : pictureUrl(imageId),
  }));
}

async function picturesOf(tx: Tx, userId: number): Promise<ExportedPicture[]> {
  const { rows } = await tx.execute<Row<'images', 'id' | 'bytes' | 'createdAt'>>(sql`
    select id, bytes, created_at as "createdAt" from images where user_id = ${userId} order by created_at`);
  return rows.map((picture) => ({
    ...picture,
    imageUrl: pictureUrl(picture.id),
    file: `pictures/${picture.id}.webp`,
  }));
}
