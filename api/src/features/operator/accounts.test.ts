import { describe, expect, it } from 'vitest';
import { sql } from '../../db/sql.ts';
import type { TestUser } from '../../test/build-app.ts';
import { ACCOUNTS, buildOperatorTest, buildMarkedUser } from './operator.fixture.ts';

const testApp = await buildOperatorTest();
const { db, asUser, olga, anOperator } = testApp;

describe('accounts of others', () => {
  it('lose all sessions at once, with a line in the audit trail', async () => {
    const lee = await asUser('Lee');
    const { body } = await olga.delete(`${ACCOUNTS}/${lee.id}/sessions`);
    expect(body.data).toEqual({ ended: 1 });
    expect((await lee.get('/api/v1/auth/me')).status).toBe(401);
    const trail = await db.rows('auditEvents');
    expect(trail).toContainEqual(
      expect.objectContaining({
        event: 'authn_token_revoked',
        userRef: String(olga.id),
        object: `user ${lee.id}`,
        reason: 'operator',
      }),
    );
  });

  it('lose all that they hold once their address confirms the deletion', async () => {
    const mia = await buildMarkedUser(testApp, 'Mia');
    const wrong = await olga.delete(`${ACCOUNTS}/${mia.id}`, { email: 'mio@example.com' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'not_confirmed']);
    expect((await mia.get('/api/v1/auth/me')).status).toBe(200);
    const gone = await olga.delete(`${ACCOUNTS}/${mia.id}`, { email: mia.email.toUpperCase() });
    expect(gone.body.data).toEqual({ deleted: true });
    const { rows } = await db.execute(sql`
      select id from users where id = ${mia.id} union all select id from gifts where created_by_id = ${mia.id}`);
    expect(rows).toEqual([]);
    const trail = await db.rows('auditEvents');
    expect(trail).toContainEqual(
      expect.objectContaining({ event: 'sensitive_delete', userRef: String(olga.id), reason: 'operator' }),
    );
  });

  it('become operators and stop being that; the last one stays, also with their account', async () => {
    const ned = await asUser('Ned');
    expect((await olga.put(`${ACCOUNTS}/${ned.id}/operator`, { isOperator: true })).status).toBe(200);
    expect((await ned.get('/api/v1/operator')).status).toBe(200);
    expect((await ned.put(`${ACCOUNTS}/${olga.id}/operator`, { isOperator: false })).status).toBe(200);
    expect((await olga.get('/api/v1/operator')).status).toBe(404);
    for (const last of [
      await ned.put(`${ACCOUNTS}/${ned.id}/operator`, { isOperator: false }),
      await ned.delete(`${ACCOUNTS}/${ned.id}`, { email: ned.email }),
    ])
      expect(last.status).toBe(409);
    await ned.put(`${ACCOUNTS}/${olga.id}/operator`, { isOperator: true });
    await olga.put(`${ACCOUNTS}/${ned.id}/operator`, { isOperator: false });
  });

  it.each(['removes', 'deletes'])('an operator who %s the other at once leaves one', async (how) => {
    await db.delete('operators');
    const pair = [await anOperator('Pia'), await anOperator('Pit')] as const;
    const [pia, pit] = pair;
    const act = (by: TestUser, to: TestUser) =>
      how === 'deletes'
        ? by.delete(`${ACCOUNTS}/${to.id}`, { email: to.email })
        : by.put(`${ACCOUNTS}/${to.id}/operator`, { isOperator: false });
    const statuses = (await Promise.all([act(pia, pit), act(pit, pia)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await db.rows('operators')).toHaveLength(1);
    await db.delete('operators');
    await db.insert('operators', { userId: olga.id });
  });
});
