import { describe, expect, it } from 'vitest';
import { sql } from '../../../db/sql.ts';
import { hashToken, newToken } from '../../../platform/security/session.ts';
import { buildTestApp } from '../../../test/build-app.ts';
import { TestBrowser } from '../../../test/build-browser.ts';
import { buildUser } from '../../../test/factories.ts';
import { buildInvitation } from '../../../test/builders/invitations.ts';
import { buildWaysIn } from '../../../test/ways-in.ts';
import { forgetOldInvitations } from './sign-up-invitations.store.ts';

const { ways, byGoogle, byMail, identity, providers, outbox } = await buildWaysIn();
const { app, db } = await buildTestApp({ signUp: 'invited' }, { providers, outbox });
await buildUser(db, { name: 'Olga Host' });
const browser = () => new TestBrowser(app, identity);

let people = 0;
const anAddress = () => `joiner${++people}@example.com`;
const countRows = async () =>
  (
    await db.execute<{ n: number }>(sql`
      select (select count(*) from users)::int + (select count(*) from identities)::int
        + (select count(*) from sessions)::int + (select count(*) from used_id_tokens)::int as n`)
  ).rows[0]!.n;

/** A link of the host, opened in a browser. */
async function invited(fields: Parameters<typeof buildInvitation>[2] = {}, someone = browser()) {
  const token = newToken();
  const host = (await db.execute<{ id: number }>(sql`select id from users order by id limit 1`)).rows[0]!;
  await buildInvitation(db, host.id, { hash: hashToken(token), ...fields });
  const opened = await someone.call('POST', '/api/v1/auth/invitation', { token });
  return { token, someone, opened };
}

describe.each(ways)('a stranger who comes by %s', (_name, way) => {
  it('gets one sentence, and nothing is stored', async () => {
    const before = await countRows();
    const someone = browser();
    const answer = await way(someone, anAddress());
    expect([answer.status, answer.body.code]).toEqual([403, 'invitation_needed']);
    expect(answer.body.message).toMatch(
      /^There is no account for this sign-in, and joining needs an invitation\./,
    );
    expect((await someone.call('GET', '/api/v1/auth/me')).status).toBe(401);
    expect(await countRows()).toBe(before);
  });

  it('joins by an invitation, once, and gets in without one afterwards', async () => {
    const { someone, opened, token } = await invited();
    expect(opened.status).toBe(200);
    const email = anAddress();
    const joined = await way(someone, email);
    expect(joined.status).toBe(200);
    expect(joined.body.data.user.isOperator).toBeUndefined();
    expect(someone.cookies.has('invitation')).toBe(false);
    expect((await way(browser(), email)).body.data.user.id).toBe(joined.body.data.user.id);
    const next = browser();
    expect((await next.call('POST', '/api/v1/auth/invitation', { token })).status).toBe(404);
    next.cookies.set('invitation', token);
    const refused = await way(next, anAddress());
    expect([refused.status, refused.body.code]).toEqual([403, 'invitation_refused']);
  });
});

describe('an invitation', () => {
  it('says who invites, and rests in a cookie that no script reads', async () => {
    const { opened } = await invited({ email: 'Nora@example.com' });
    expect(opened.body.data).toMatchObject({ invitedBy: 'Olga Host', email: 'Nora@example.com' });
    expect(String(opened.headers['set-cookie'])).toMatch(
      /^invitation=[\w-]{43}; Max-Age=86400; Path=\/api\/v1\/auth; HttpOnly; SameSite=Strict$/,
    );
  });

  it('admits only the account with its address, in any spelling', async () => {
    const { someone, token } = await invited({ email: 'Bound@example.com' });
    const other = await byGoogle(someone.copy(), anAddress());
    expect([other.status, other.body.code]).toEqual([403, 'invitation_refused']);
    expect((await byGoogle(someone, 'bound@EXAMPLE.com')).status).toBe(200);
    const { rows } = await db.execute(sql`select uses from invitations where hash = ${hashToken(token)}`);
    expect(rows).toEqual([{ uses: 1 }]);
  });

  it('admits three of ten people who come at once when it is for three', async () => {
    const { token } = await invited({ maxUses: 3 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => {
        const someone = browser();
        someone.cookies.set('invitation', token);
        return byGoogle(someone, anAddress());
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(7);
    const { rows } = await db.execute(sql`select uses from invitations where hash = ${hashToken(token)}`);
    expect(rows).toEqual([{ uses: 3 }]);
  });

  it('stays unused after a sign-in of an existing account', async () => {
    const email = anAddress();
    const first = await invited();
    await byGoogle(first.someone, email);
    const second = await invited();
    expect((await byGoogle(second.someone, email)).status).toBe(200);
    const { rows } = await db.execute(
      sql`select uses from invitations where hash = ${hashToken(second.token)}`,
    );
    expect(rows).toEqual([{ uses: 0 }]);
  });

  it.each([
    ['expired', { expiresAt: new Date(Date.now() - 1000) }],
    ['withdrawn', { revokedAt: new Date() }],
  ])('admits nobody when it is %s', async (_state, fields) => {
    const { opened, token } = await invited(fields);
    expect(opened.status).toBe(404);
    const someone = browser();
    someone.cookies.set('invitation', token);
    expect((await byGoogle(someone, anAddress())).status).toBe(403);
  });

  it('stores a hash only and forgets it a month after its end', async () => {
    const { token } = await invited();
    const { rows } = await db.execute(sql`select invitations::text as row from invitations`);
    expect(JSON.stringify(rows)).not.toContain(token);
    await db.execute(sql`update invitations set expires_at = now() - interval '31 days'
      where hash = ${hashToken(token)}`);
    const before = rows.length;
    await forgetOldInvitations(db);
    expect((await db.execute(sql`select id from invitations`)).rows).toHaveLength(before - 1);
  });
});

it('answers a request for a mail link the same with and without an account', async () => {
  const registered = anAddress();
  const { someone } = await invited();
  await byMail(someone, registered);
  const answers = [];
  for (const email of [registered, anAddress()]) {
    const { status, body, headers } = await browser().call('POST', '/api/v1/auth/mail', { email });
    answers.push({ status, body, cookie: String(headers['set-cookie']).replace(/=[\w-]{43};/, '=;') });
  }
  expect(answers[1]).toEqual(answers[0]);
});
