import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { raw, sql } from '../sql.ts';
import { forgetEndedSessions } from '../../features/auth/auth-upkeep.ts';
import { forgetOldEvents } from '../../platform/security/audit.ts';
import { buildUser } from '../../test/factories.ts';
import { openTestDatabase, testDatabaseUrl } from '../../test/database/test-database.ts';
import { openDatabase } from '../connection/open-database.ts';
import type { Database } from '../connection/pool.ts';
import { runUpkeep, startUpkeep } from './upkeep.ts';

const quiet = { error: () => {} };
const { db, close } = await openTestDatabase();
afterAll(close);

describe('upkeep', () => {
  test('runs on one of several servers, at most once an hour', async () => {
    const databaseUrl = await testDatabaseUrl();
    const open = () => openDatabase({ databaseUrl, dataDir: '/nonexistent' }, quiet);
    const servers = await Promise.all([open(), open(), open()]);
    let runs = 0;
    const task = async () => void runs++;
    const all = async () =>
      (await Promise.all(servers.map((each) => runUpkeep(each, [task], { child: () => quiet })))).sort();

    expect(await all()).toEqual([false, false, true]);
    expect(await all()).toEqual([false, false, false]);
    await db.execute(sql`update app_facts set value = now() - interval '1 hour' where key = 'upkeep-ran-at'`);
    expect(await all()).toEqual([false, false, true]);
    expect(runs).toBe(2);
    await Promise.all(servers.map((each) => each.close()));
  });

  test('starts a minute after the server, then every hour, until it is stopped', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const withLongWork = vi.fn<() => Promise<void>>(async () => {});
    const database = { withLongWork } as unknown as Database;
    const stop = startUpkeep(database, [], { ...quiet, child: () => quiet });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(withLongWork).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(withLongWork).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
    expect(withLongWork).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
    expect(withLongWork).toHaveBeenCalledTimes(2);

    const stopEarly = startUpkeep(database, [], { ...quiet, child: () => quiet });
    stopEarly();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(withLongWork).toHaveBeenCalledTimes(2);
  });
});

describe('clean-up', () => {
  test('deletes all sessions and tokens that have ended and keeps the others', async () => {
    const { id: userId, identityId } = await buildUser(db, { name: 'Ada' });
    const soon = new Date(Date.now() + 60_000);
    const session = await db.insert('sessions', { userId, identityId, expiresAt: soon });
    const many = 2_500;
    for (const table of [
      'access_tokens (user_id, hash, session_id, expires_at)',
      'refresh_tokens (user_id, hash, session_id, expires_at, seq, salt)',
    ])
      await db.execute(sql`insert into ${raw(table)}
        select ${userId}, sha256(n::text::bytea), ${session.id}, now() + case when n = 1 then interval '1 minute' else interval '-1 minute' end
          ${table.startsWith('refresh') ? sql`, n, ''` : sql``}
        from generate_series(1, ${many}) n`);
    await db.execute(sql`insert into sessions (user_id, identity_id, expires_at)
      values (${userId}, ${identityId}, now() - interval '8 days'), (${userId}, ${identityId}, now() - interval '6 days')`);
    await forgetEndedSessions(db);
    expect(await db.count('accessTokens')).toBe(1);
    expect(await db.count('refreshTokens')).toBe(1);
    expect(await db.count('sessions')).toBe(2);
  });

  test('deletes audit events after 12 months', async () => {
    await db.execute(sql`insert into audit_events (event, outcome, at)
      values ('export', 'success', now() - interval '13 months'), ('export', 'success', now() - interval '11 months')`);
    await forgetOldEvents(db);
    expect(await db.count('auditEvents')).toBe(1);
  });
});
