import type pg from 'pg';
import { openDb, type Db } from '../api/src/db/db.ts';

export interface Statement {
  text: string;
  params: unknown[];
}

/** A database that notes what it is asked. */
export function recordedDb(pool: pg.Pool): { db: Db; asked: Statement[] } {
  const db = openDb(pool);
  const asked: Statement[] = [];
  const recorded: Db = {
    ...db,
    execute: (statement) => {
      asked.push({ text: statement.text, params: statement.values });
      return db.execute(statement);
    },
    executeFresh: (statement) => {
      asked.push({ text: statement.text, params: statement.values });
      return db.executeFresh(statement);
    },
  };
  return { db: recorded, asked };
}
