import { describe, expect, it } from 'vitest';
import { sql } from '../../../db/sql.ts';
import { hashToken, newToken } from '../../../platform/security/session.ts';
import type { SignUp } from '../../../config.ts';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { TestBrowser } from '../../../test/build-browser.ts';
import { buildInvitation } from '../../../test/builders/invitations.ts';
import { buildWaysIn } from '../../../test/ways-in.ts';

const { ways, byGoogle, byMail, identity, providers, outbox } = await buildWaysIn();
const browser = (at: TestApp) => new TestBrowser(at.app, identity);
/** An installation without accounts. */
const install = (signUp: SignUp, more = {}) => buildTestApp({ signUp, ...more }, { providers, outbox });

let people = 0;
const anAddress = () => `first${++people}@example.com`;
const operators = async ({ db }: TestApp) =>
  (
    await db.execute<{ email: string }>(
      sql`select email from users join operators on user_id = id order by 1`,
    )
  ).rows.map(({ email }) => email);

describe('the first account', () => {
  it('belongs to the operator, for one of twenty simultaneous first sign-ins, on an installation by invitation', async () => {
    const host = await install('invited');
    const answers = await Promise.all(Array.from({ length: 20 }, () => byGoogle(browser(host), anAddress())));
    const joined = answers.filter(({ status }) => status === 200);
    expect(joined).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(19);
    expect(joined[0]!.body.data.user.isOperator).toBe(true);
    expect(await operators(host)).toEqual([joined[0]!.body.data.user.email]);
  });

  it('admits the first person even where sign-up is closed, but not the second', async () => {
    const host = await install('closed');
    const first = await byMail(browser(host), anAddress());
    expect(first.body.data.user).toMatchObject({ isOperator: true, provider: 'mail' });
    const second = await byGoogle(browser(host), anAddress());
    expect([second.status, second.body.code]).toEqual([403, 'sign_up_closed']);
    expect(await operators(host)).toEqual([first.body.data.user.email]);
  });

  it('makes the first person alone an operator of an open installation', async () => {
    const open = await install('open');
    const first = await byGoogle(browser(open), anAddress());
    const second = await byGoogle(browser(open), anAddress());
    expect([first, second].map(({ body }) => body.data.user.isOperator)).toEqual([true, undefined]);
    const someone = browser(open);
    await byGoogle(someone, first.body.data.user.email);
    const validated = await someone.call('GET', '/api/v1/auth/validate');
    expect(validated.body.user.isOperator).toBe(true);
  });
});

describe('a closed installation', () => {
  it.each(ways)('lets in accounts by %s, and no invitation', async (_name, way) => {
    const closed = await install('closed');
    const email = anAddress();
    const first = await way(browser(closed), email);
    const again = await way(browser(closed), email);
    expect(again.body.data.user.id).toBe(first.body.data.user.id);
    const someone = browser(closed);
    const token = newToken();
    await buildInvitation(closed.db, Number(again.body.data.user.id), { hash: hashToken(token) });
    expect((await someone.call('POST', '/api/v1/auth/invitation', { token })).status).toBe(404);
    someone.cookies.set('invitation', token);
    const refused = await way(someone, anAddress());
    expect([refused.status, refused.body.code]).toEqual([403, 'sign_up_closed']);
  });
});

it('does not let a browser guess for long', async () => {
  const someone = browser(await install('invited', { rateLimitFactor: 1 }));
  const statuses = [];
  for (let i = 0; i < 11; i++)
    statuses.push((await someone.call('POST', '/api/v1/auth/invitation', { token: newToken() })).status);
  expect(statuses).toEqual([...Array(10).fill(404), 429]);
});
