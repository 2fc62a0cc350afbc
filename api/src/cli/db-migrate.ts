import { sql } from '../db/sql.ts';
import { runCommand } from './run.ts';

// Opening the database for a command already brings its schema up to date.
await runCommand(async ({ db }) => {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from schema_migrations`);
  return `The database is up to date: ${rows[0]!.n} migrations.`;
});
