import { runCommand } from './run.ts';

// Opening the database for a command already brings its schema up to date.
await runCommand(async ({ pool }) => {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from schema_migrations');
  return `The database is up to date: ${rows[0]!.n} migrations.`;
});
