import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { migrationsDir } from '../../locations.ts';
import { openTestDatabase } from '../../test/database/test-database.ts';
import { pendingMigrations, migrate } from './migrate.ts';

const { pool } = await openTestDatabase();
const ours = await pool.query('select * from schema_migrations');
afterAll(async () => {
  await clean();
  await pool.end();
});
beforeEach(clean);

/** Migrations of these tests, in place of the real ones. */
async function clean() {
  await pool.query('drop table if exists trial_things');
  await pool.query('delete from schema_migrations where name like $1', ['9%']);
}

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-migrations-'));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return folder;
}

async function onlyTrials<T>(work: () => Promise<T>): Promise<T> {
  await pool.query('delete from schema_migrations');
  try {
    return await work();
  } finally {
    for (const { name, checksum } of ours.rows) {
      await pool.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    }
  }
}

const CREATE = { '9001_things.sql': 'create table trial_things (id int primary key);' };

test('runs what is new in order and nothing twice', async () => {
  await onlyTrials(async () => {
    const folder = folderWith({ ...CREATE, '9002_row.sql': 'insert into trial_things values (1);' });
    expect(await migrate(pool, folder)).toEqual(['9001_things.sql', '9002_row.sql']);
    expect(await migrate(pool, folder)).toEqual([]);
  });
});

test('names the pending migrations without running them, and refuses a database that is newer', async () => {
  await onlyTrials(async () => {
    const folder = folderWith(CREATE);
    expect(await pendingMigrations(pool, folder)).toEqual([{ name: '9001_things.sql', isOffline: false }]);
    const offline = folderWith({ '9001_things.sql': '-- offline: rewrites all\nselect 1;' });
    expect(await pendingMigrations(pool, offline)).toEqual([{ name: '9001_things.sql', isOffline: true }]);
    const { rows } = await pool.query(`select to_regclass('trial_things') as found`);
    expect(rows).toEqual([{ found: null }]);
    await migrate(pool, folder);
    expect(await pendingMigrations(pool, folder)).toEqual([]);
    await expect(pendingMigrations(pool, folderWith({}))).rejects.toThrow('which this version does not know');
  });
});

test('four at once: one does the work, the others wait for it', async () => {
  await onlyTrials(async () => {
    const folder = folderWith({ ...CREATE, '9002_row.sql': 'insert into trial_things values (1);' });
    const ran = await Promise.all([1, 2, 3, 4].map(() => migrate(pool, folder)));
    expect(ran.flat()).toHaveLength(2);
  });
});

test('refuses a migration that was changed after it ran, and a database that is newer', async () => {
  await onlyTrials(async () => {
    await migrate(pool, folderWith(CREATE));
    const changed = folderWith({ '9001_things.sql': 'create table trial_things (id bigint);' });
    await expect(migrate(pool, changed)).rejects.toThrow(
      'Migration 9001_things.sql was changed after it ran',
    );
    await expect(migrate(pool, folderWith({}))).rejects.toThrow('which this version does not know');
  });
});

test('a migration that fails leaves nothing behind', async () => {
  await onlyTrials(async () => {
    const folder = folderWith({ '9001_things.sql': 'create table trial_things (id int); select 1/0;' });
    await expect(migrate(pool, folder)).rejects.toThrow('Migration 9001_things.sql failed: division by zero');
    const { rows } = await pool.query(`select to_regclass('trial_things') as found`);
    expect(rows).toEqual([{ found: null }]);
  });
});

test('the product’s own migrations are all applied', async () => {
  expect(await migrate(pool, migrationsDir)).toEqual([]);
});

test('a role that may only use the tables finds them up to date', async () => {
  const client = await pool.connect();
  await client.query(`begin; create role tuckaway_runner;
    revoke create on schema public from public; grant usage on schema public to tuckaway_runner;
    grant select, insert, update, delete on all tables in schema public to tuckaway_runner;
    set local role tuckaway_runner`);
  try {
    const limited = { connect: async () => ({ query: client.query.bind(client), release: () => {} }) };
    expect(await migrate(limited as unknown as pg.Pool, migrationsDir)).toEqual([]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
