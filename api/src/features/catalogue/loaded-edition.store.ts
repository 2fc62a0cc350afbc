import type { Db, Tx } from '../../db/db.ts';
import { CATALOGUE_LOCK } from '../../db/locks.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { parseEdition, type Edition } from './catalogue-edition.ts';

const LOADED_CATALOGUE = 'loaded-catalogue';

/** Servers that load wait for each other until their transactions end. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`);
}

export async function findLoadedEdition(db: Db): Promise<Edition | undefined> {
  const { rows } = await db.execute<Row<'appFacts', 'value'>>(sql`
    select value from app_facts where key = ${LOADED_CATALOGUE}`);
  return rows[0] && parseEdition(rows[0].value);
}

/** Hash and time in one text: servers of the version before read it like this. */
export async function storeEdition(tx: Tx, { hash, madeAt }: Edition): Promise<void> {
  await tx.execute(sql`
    insert into app_facts (key, value) values (${LOADED_CATALOGUE}, ${`${hash} ${madeAt}`})
    on conflict (key) do update set value = excluded.value`);
}
