import type pg from 'pg';
import { openDb, type Db } from '../api/src/db/db.ts';

export interface Statement {
  text: string;
  params: unknown[];
}

/** A database that notes what it is asked, in transactions too. */
export function recordedDb(pool: pg.Pool): { db: Db; asked: Statement[] } {
  const asked: Statement[] = [];
  const recorded = (db: Db): Db => ({
    ...db,
    execute: (statement) => {
      asked.push({ text: statement.text, params: statement.values });
      return db.execute(statement);
    },
    executeFresh: (statement) => {
      asked.push({ text: statement.text, params: statement.values });
      return db.executeFresh(statement);
    },
    transaction: (work, kind) => db.transaction((tx) => work(recorded(tx)), kind),
  });
  return { db: recorded(openDb(pool)), asked };
}
