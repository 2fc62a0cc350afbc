import { describe, expect, it } from 'vitest';
import { sql } from '../../../db/sql.ts';
import type { TestBrowser } from '../../../test/build-browser.ts';
import { begin, buildOidcTest, connect, isSignedIn } from './oidc.fixture.ts';

const { db, server, nora, browser, signIn } = await buildOidcTest();

describe('connected sign-ins', () => {
  const list = async (someone: TestBrowser) => (await someone.call('GET', '/api/v1/auth/sign-ins')).body.data;

  it('let one account be reached by both, and the profile stays the first one’s', async () => {
    server.account = { ...nora, sub: 'kay', email: 'kay@house.example', name: 'K.' };
    const someone = browser();
    const { body } = await someone.signIn({ email: 'kay@example.com', name: 'Kay Lund' });
    const connected = await connect(someone, await server.visit(await begin(someone, 'connect')));
    expect(connected.body.data).toMatchObject({
      provider: 'oidc',
      email: 'kay@house.example',
      current: false,
    });
    expect(await list(someone)).toMatchObject([
      { provider: 'google', current: true },
      { provider: 'oidc', current: false },
    ]);
    const byOidc = browser();
    const again = await signIn(byOidc);
    expect(again.body.data.user).toMatchObject({
      id: body.data.user.id,
      name: 'Kay Lund',
      email: 'kay@example.com',
    });
    expect(await list(byOidc)).toMatchObject([{ current: false }, { current: true }]);
  });

  it('need a session, and a verified address', async () => {
    const visitor = browser();
    const response = await server.visit(await begin(visitor, 'connect'));
    expect((await connect(visitor, response)).status).toBe(401);
    server.account = { ...nora, sub: 'lee', email_verified: false };
    const someone = browser();
    await someone.signIn({ email: 'lee@example.com' });
    const answer = await connect(someone, await server.visit(await begin(someone, 'connect')));
    expect([answer.status, answer.body.code]).toEqual([401, 'email_not_verified']);
    expect(await list(someone)).toHaveLength(1);
  });

  it('cannot be brought along by another page: the state belongs to the browser that began', async () => {
    const [victim, attacker] = [browser(), browser()];
    await victim.signIn({ email: 'victim@example.com' });
    const response = await server.visit(await begin(attacker, 'connect'));
    expect((await connect(victim, response)).status).toBe(401);
    await begin(victim, 'connect');
    expect((await connect(victim, response)).status).toBe(401);
    expect(await list(victim)).toHaveLength(1);
  });

  it('belong to one account only', async () => {
    server.account = { ...nora, sub: 'owned' };
    await signIn();
    const other = browser();
    await other.signIn({ email: 'other@example.com' });
    const answer = await connect(other, await server.visit(await begin(other, 'connect')));
    expect([answer.status, answer.body.code]).toEqual([409, 'sign_in_taken']);
    expect(await list(other)).toHaveLength(1);
  });

  it('can be disconnected with their sessions, but not the one in use', async () => {
    server.account = { ...nora, sub: 'pat', email: 'pat@example.com' };
    const someone = browser();
    await someone.signIn({ email: 'pat@example.com' });
    const { body } = await connect(someone, await server.visit(await begin(someone, 'connect')));
    const byOidc = browser();
    await signIn(byOidc);
    const [first] = await list(someone);
    const inUse = await someone.call('DELETE', `/api/v1/auth/sign-ins/${first.id}`);
    expect([inUse.status, inUse.body.code]).toEqual([409, 'sign_in_in_use']);
    expect((await someone.call('DELETE', `/api/v1/auth/sign-ins/${body.data.id}`)).status).toBe(200);
    expect(await isSignedIn(byOidc)).toBe(false);
    expect(await isSignedIn(someone)).toBe(true);
    expect(await list(someone)).toHaveLength(1);
  });

  it('let an account be deleted right after a sign-in, and not later', async () => {
    server.account = { ...nora, sub: 'gone', email: 'gone@example.com' };
    const someone = browser();
    const { body } = await signIn(someone);
    const age = (minutes: number) =>
      db.execute(sql`
        update sessions set created_at = now() - make_interval(mins => ${minutes}::int)
        where user_id = ${Number(body.data.user.id)}`);
    await age(6);
    expect((await someone.call('DELETE', '/api/v1/me')).body.code).toBe('reauth_required');
    await age(4);
    expect((await someone.call('DELETE', '/api/v1/me')).status).toBe(200);
  });
});
