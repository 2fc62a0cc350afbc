import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { openDb, type Db } from '../../db/db.ts';

/** The handle of stores, and beside it a query builder: tests write and read rows of any table in a line. */
export type TestDb = Db & Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | '$count'>;

export function openTestDb(pool: pg.Pool): TestDb {
  const builder = drizzle(pool, { casing: 'snake_case' });
  const { select, insert, update, delete: remove, $count } = builder;
  return Object.assign(openDb(pool), {
    select: select.bind(builder),
    insert: insert.bind(builder),
    update: update.bind(builder),
    delete: remove.bind(builder),
    $count: $count.bind(builder),
  });
}
