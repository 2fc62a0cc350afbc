import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi, type MockInstance } from 'vitest';
import { backupsIn, checksumFile } from './backup-files.ts';
import { backUp } from './backups.ts';
import { dataFolder, DataUnusable } from '../data-folder.ts';
import { openMigrated } from '../connection/open-migrated.ts';
import { startMaintenance } from './maintenance.ts';
import { restoreEmbedded } from './restore-embedded.ts';

function clearedTimer(): NodeJS.Timeout {
  const timer = setImmediate(() => {});
  clearImmediate(timer);
  return timer as unknown as NodeJS.Timeout;
}

const MINUTES = 10 * 60_000;
const PICTURE = 'ab/abcd-card.webp';

describe('a data folder with two backups', () => {
  const whole = mkdtempSync(join(tmpdir(), 'tuckaway-data-'));
  afterAll(() => rmSync(whole, { recursive: true, force: true }));
  const complaints: string[] = [];
  const log = { info: () => {}, error: (_details: object, message: string) => void complaints.push(message) };
  const open = (dataDir: string) => openMigrated({ dataDir, databaseUrl: undefined }, log);
  const countIn = async (dataDir: string, what: string) => {
    const database = await open(dataDir);
    try {
      const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`);
      return rows[0]!.n;
    } finally {
      await database.close();
    }
  };
  const rowsIn = (dataDir: string) => countIn(dataDir, 'waitlist_entries');
  const LIVE_SESSIONS = 'sessions where revoked_at is null';
  const INSERT = `insert into waitlist_entries (email, platforms) values (gen_random_uuid() || '@example.com', '{web}')`;

  /** 1 row in the older backup, 2 in the newer one, 3 in the database; and a picture in the newer one. */
  beforeAll(async () => {
    const database = await open(whole);
    const { pool, url } = database;
    const folder = dataFolder(whole);
    await pool.query(INSERT);
    await pool.query(`insert into users (name, email) values ('Ada', 'ada@example.com');
      insert into identities (user_id, provider, issuer, subject, email) select id, 'google', 'x', 'y', email from users;
      insert into sessions (user_id, identity_id, expires_at)
        select user_id, id, now() + interval '1 day' from identities`);
    // The clock is ahead for a moment: the older backup has the later name.
    vi.useFakeTimers({ now: Date.now() + 400 * 86_400_000, toFake: ['Date'] });
    const older = await backUp(url, folder);
    vi.useRealTimers();

    await pool.query(INSERT);
    mkdirSync(dirname(join(folder.pictures, PICTURE)), { recursive: true });
    writeFileSync(join(folder.pictures, PICTURE), 'a picture');
    const newer = await backUp(url, folder, older.contents);
    expect(backupsIn(folder.backups)).toEqual([newer.file, older.file]);
    // Only the server's own notes changed.
    await pool.query(`insert into app_facts (key, value) values ('upkeep-ran-at', 'now')`);
    expect(await backUp(url, folder, newer.contents)).toEqual({ contents: newer.contents, file: undefined });
    await pool.query(INSERT);
    await database.close();
  }, MINUTES);

  /** A copy of it to damage. */
  function damaged(...damage: ((folder: ReturnType<typeof dataFolder>) => void)[]): string {
    const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-damaged-'));
    cpSync(whole, dataDir, { recursive: true });
    for (const harm of damage) harm(dataFolder(dataDir));
    return dataDir;
  }
  /** Fake timers: a callback runs when the test advances the time. */
  function catchTimers() {
    const waiting = new Map<number | undefined, () => void>();
    const spies = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'setInterval')];
    for (const spy of spies) {
      (spy as MockInstance<typeof setInterval>).mockImplementation((run, ms) => {
        waiting.set(ms, run);
        return clearedTimer();
      });
    }
    return {
      release: () => spies.forEach((spy) => spy.mockRestore()),
      run: (ms: number) => waiting.get(ms)!(),
    };
  }

  const newest = (folder: { backups: string }) => backupsIn(folder.backups)[0]!;
  const control = ({ database }: { database: string }) =>
    truncateSync(join(database, 'global', 'pg_control'), 10);
  const folderGone = ({ database }: { database: string }) => rmSync(database, { recursive: true });
  const versionGone = ({ database }: { database: string }) => rmSync(join(database, 'PG_VERSION'));
  const markerGone = ({ marker }: { marker: string }) => rmSync(marker);
  const dumpCut = (folder: { backups: string }) => truncateSync(newest(folder), 1000);
  const checksumGone = (folder: { backups: string }) => rmSync(checksumFile(newest(folder)));
  const checksumWrong = (folder: { backups: string }) =>
    writeFileSync(checksumFile(newest(folder)), `${'0'.repeat(64)}  ${basename(newest(folder))}\n`);
  const backupsCut = ({ backups }: { backups: string }) =>
    backupsIn(backups).forEach((file) => truncateSync(file, 1000));

  test.each([
    ['the control file', 2, [control]],
    ['the control file and the newest dump', 1, [control, dumpCut]],
    ['the version file and the newest checksum', 1, [versionGone, checksumGone]],
    [
      'the whole folder, the marker and the text of the newest checksum',
      1,
      [folderGone, markerGone, checksumWrong],
    ],
  ])(
    'opens, after damage to %s, with %i rows',
    async (_what, rows, damage) => {
      const dataDir = damaged(...damage);
      complaints.length = 0;
      expect(await rowsIn(dataDir)).toBe(rows);
      // The stopping engine may cut an idle connection before the pool has closed it.
      expect(complaints.filter((text) => text !== 'A database connection was lost')).toEqual([
        'The database did not open: kept it aside and restored the last backup',
      ]);
      const aside = readdirSync(dataDir).filter((entry) => entry.startsWith('postgres.broken-'));
      expect(aside).toHaveLength(damage.includes(folderGone) ? 0 : 1);
      rmSync(dataDir, { recursive: true });
    },
    MINUTES,
  );

  test.each([
    ['the folder is broken', [control, backupsCut]],
    ['the folder and the marker are gone', [folderGone, markerGone, backupsCut]],
  ])(
    'never starts empty: %s, and no backup is whole',
    async (_what, damage) => {
      const dataDir = damaged(...damage);
      const before = readdirSync(dataDir).sort();
      const refusal = await open(dataDir).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(DataUnusable);
      expect(String(refusal)).toMatch(/it is left as it is.*No backup could be used.*checksum differs/);
      expect(readdirSync(dataDir).sort()).toEqual(before);
      rmSync(dataDir, { recursive: true });
    },
    MINUTES,
  );

  test(
    'backs up a minute after the start, in every hour with a write, and at the end',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-timers-'));
      const database = await open(dataDir);
      const noted: string[] = [];
      const note = (_details: object, message: string) => void noted.push(message);
      const log = { info: note, error: note };
      const write = () => database.pool.query(INSERT);
      const timers = catchTimers();
      const maintenance = startMaintenance(database, dataFolder(dataDir), { child: () => log });
      timers.release();
      const backups = (count: number) =>
        vi.waitFor(() => expect(noted).toEqual(Array(count).fill('Backed up the database')), {
          timeout: MINUTES,
        });
      timers.run(60_000);
      await backups(1);
      timers.run(3_600_000); // an hour in which nobody wrote
      await write();
      timers.run(3_600_000);
      await backups(2);
      await write();
      await maintenance.stop();
      await backups(3);
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
    MINUTES,
  );

  test(
    'a first start that was cut short leaves nothing in the way',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-first-'));
      mkdirSync(join(dataDir, 'postgres.creating-1', 'global'), { recursive: true });
      const database = await open(dataDir);
      expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.state']);
      expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
    MINUTES,
  );

  test(
    'a restore by hand brings pictures back, and ends before it touches anything where the file is damaged',
    async () => {
      const dataDir = damaged(({ pictures }) => writeFileSync(join(pictures, PICTURE), 'spoiled'));
      const folder = dataFolder(dataDir);
      const file = newest(folder);
      truncateSync(backupsIn(folder.backups)[1]!, 1000);
      await expect(
        restoreEmbedded(folder, [backupsIn(folder.backups)[1]!], 'before-restore'),
      ).rejects.toThrow('checksum differs');
      expect(await rowsIn(dataDir)).toBe(3);
      expect(await countIn(dataDir, LIVE_SESSIONS)).toBe(1);

      const restored = await restoreEmbedded(folder, [file], 'before-restore');
      expect(restored).toMatchObject({ backup: file, refused: [], pictures: { restored: 1, lost: [] } });
      expect(existsSync(restored.former!)).toBe(true);
      expect(readFileSync(join(folder.pictures, PICTURE), 'utf8')).toBe('a picture');
      expect(await rowsIn(dataDir)).toBe(2);
      // A restore ends all sessions, because some may have been signed out since the backup.
      expect(await countIn(dataDir, LIVE_SESSIONS)).toBe(0);

      // Where the copy is damaged as well, the rest is restored and the loss is logged.
      writeFileSync(join(folder.backups, 'pictures', PICTURE), 'spoiled too');
      rmSync(join(folder.pictures, PICTURE));
      const again = await restoreEmbedded(folder, [file], 'before-restore');
      expect(again.pictures).toEqual({ restored: 0, lost: [PICTURE] });
      rmSync(dataDir, { recursive: true });
    },
    MINUTES,
  );
});
