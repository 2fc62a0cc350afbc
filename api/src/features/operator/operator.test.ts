import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operator as calls } from '@tuckaway/contract/accounts/operator';
import { afterAll, describe, expect, it } from 'vitest';
import { noteJob } from '../../db/job-notes.ts';
import { sql } from '../../db/sql.ts';
import { openSmtp } from '../../platform/mail.ts';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildInvitation } from '../../test/invitations.ts';
import { startMailServer } from '../../test/servers/mail-server.ts';
import { auditEvents, images, invitations, operators } from '../../test/schema/tables.ts';
import {
  buildDay,
  buildGift,
  buildList,
  buildRecipient,
  buildRecipientGift,
  buildTag,
  buildTake,
} from '../../test/factories.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'tuckaway-operator-'));
afterAll(() => rm(dataDir, { recursive: true }));
const server = await startMailServer({ refused: new Set(['gone@example.com']) });
const outbox = openSmtp({ smtpUrl: server.url, from: 'Tuckaway <hello@tuckaway.example>' });
afterAll(async () => {
  outbox.close();
  await server.close();
});
const oidc = { issuer: 'https://id.example', clientId: 'tuckaway', clientSecret: 'sesame', name: 'House' };
const mail = { smtpUrl: 'smtps://user:pass-word@mail.example', from: 'Tuckaway <hello@tuckaway.example>' };
const testApp = await buildTestApp({ dataDir, oidc, mail, signUp: 'invited' }, { outbox });
const { db, asUser } = testApp;

async function anOperator(name = 'Olga'): Promise<TestUser> {
  const user = await asUser(name);
  await db.insert(operators).values({ userId: user.id });
  return user;
}
const olga = await anOperator();
const ACCOUNTS = '/api/v1/operator/accounts';
const MARK = 'wombat';

/** An account whose texts all contain the mark. */
async function markedPerson(name: string): Promise<TestUser> {
  const user = await asUser(name);
  const list = await buildList(db, { userId: user.id, title: `List ${MARK}`, description: `About ${MARK}` });
  const own = { createdById: user.id, title: `Gift ${MARK}`, description: `Note ${MARK}` };
  const gift = await buildGift(db, { ...own, purchaseUrl: `https://${MARK}.example/`, inLists: [list] });
  await buildTag(db, user.id, { name: `Tag ${MARK}`, onGifts: [gift.id] });
  const recipient = await buildRecipient(db, user.id, {
    name: `Person ${MARK}`,
    email: `${MARK}@example.com`,
    goodToKnow: `Likes ${MARK}`,
  });
  await buildDay(db, user.id, { recipientId: recipient.id, kind: 'own', name: `Day ${MARK}` });
  await buildRecipientGift(db, user.id, {
    recipientId: recipient.id,
    giftId: gift.id,
    note: `For ${MARK}`,
  });
  await buildTake(db, user.id, { title: `Taken ${MARK}`, giverName: `By ${MARK}`, listTitle: `In ${MARK}` });
  await db.insert(images).values({ id: `${user.id}`.padStart(32, '0'), userId: user.id, bytes: 1234 });
  return user;
}

describe('the page of operators', () => {
  it('never shows what anybody keeps', async () => {
    const kay = await markedPerson('Kay');
    const reads = Object.values(calls).filter(({ method }) => method === 'GET');
    expect(reads.map(({ path }) => path)).toEqual([
      '/api/v1/operator',
      ACCOUNTS,
      '/api/v1/operator/invitations',
    ]);
    const responses = await Promise.all(reads.map(({ path }) => olga.get(path)));
    responses.push(await olga.get(`${ACCOUNTS}?search=kay`));
    responses.push(await olga.put(`${ACCOUNTS}/${kay.id}/operator`, { isOperator: false }));
    responses.push(await olga.delete(`${ACCOUNTS}/${kay.id}/sessions`));
    responses.push(await olga.delete(`${ACCOUNTS}/${kay.id}`, { email: kay.email }));
    for (const { status, body } of responses) {
      expect(status).toBe(200);
      expect(JSON.stringify(body).toLowerCase()).not.toContain(MARK);
    }
    expect((await olga.get(`${ACCOUNTS}?search=${MARK}`)).body.data).toEqual([]);
  });

  it('says who an account belongs to and how much it holds', async () => {
    const kim = await markedPerson('Kim Counted');
    const { body } = await olga.get(`${ACCOUNTS}?search=kim%20COUNTED`);
    expect(body).toEqual({
      data: [
        {
          id: kim.id,
          name: 'Kim Counted',
          email: kim.email,
          isOperator: false,
          createdAt: expect.any(String),
          lastSeenAt: expect.any(String),
          sessions: 1,
          gifts: 1,
          lists: 2,
          people: 1,
          pictureBytes: 1234,
        },
      ],
      nextCursor: null,
    });
  });

  it('lists accounts page by page, each once, the newest first', async () => {
    for (let i = 0; i < 30; i++) await asUser(`Paged ${i}`);
    const first = await olga.get(`${ACCOUNTS}?search=paged`);
    const second = await olga.get(`${ACCOUNTS}?search=paged&cursor=${first.body.nextCursor}`);
    expect([first.body.data.length, second.body.data.length]).toEqual([25, 5]);
    expect(second.body.nextCursor).toBeNull();
    const ids = [...first.body.data, ...second.body.data].map(({ id }: { id: number }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  it('takes what is searched for as it is', async () => {
    for (const search of ['%25', '_', '%5C', "'"])
      expect((await olga.get(`${ACCOUNTS}?search=${search}`)).body.data).toEqual([]);
    expect((await olga.get(`${ACCOUNTS}?search=${'x'.repeat(101)}`)).status).toBe(400);
    expect((await olga.get(`${ACCOUNTS}?cursor=abc`)).status).toBe(400);
  });

  it('tells how the installation is set up and doing, and no secret of it', async () => {
    await noteJob(db, 'reminders');
    await noteJob(db, 'reminders', 'The mail server could not be reached.');
    await noteJob(db, 'reminders', 'The mail server could not be reached.');
    await noteJob(db, 'upkeep');
    const { body } = await olga.get('/api/v1/operator');
    expect(body.data).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      accounts: expect.any(Number),
      signUp: 'invited',
      backup: null,
      jobs: [
        {
          job: 'reminders',
          failures: 2,
          fineAt: expect.any(String),
          problem: 'The mail server could not be reached.',
        },
        { job: 'upkeep', failures: 0, problem: null },
      ],
      configuration: { database: 'embedded', pictures: 'folder', mailFrom: mail.from, signIn: ['mail'] },
    });
    expect(JSON.stringify(body)).not.toMatch(/sesame|pass-word/);
    await noteJob(db, 'reminders');
    const again = await olga.get('/api/v1/operator');
    expect(again.body.data.jobs[0]).toMatchObject({ failures: 0, problem: null });
  });

  it('answers everybody else like an unknown page', async () => {
    const ben = await asUser('Ben');
    const unknown = await ben.get('/api/v1/nothing-here');
    const refused = await ben.get('/api/v1/operator');
    expect([refused.status, { ...refused.body, requestId: '' }]).toEqual([
      404,
      { ...unknown.body, requestId: '' },
    ]);
  });
});

describe('accounts of others', () => {
  it('are signed out everywhere at once, with a line in the audit trail', async () => {
    const lee = await asUser('Lee');
    const { body } = await olga.delete(`${ACCOUNTS}/${lee.id}/sessions`);
    expect(body.data).toEqual({ ended: 1 });
    expect((await lee.get('/api/v1/auth/me')).status).toBe(401);
    const trail = await db.select().from(auditEvents);
    expect(trail).toContainEqual(
      expect.objectContaining({
        event: 'authn_token_revoked',
        userRef: String(olga.id),
        object: `user ${lee.id}`,
        reason: 'operator',
      }),
    );
  });

  it('are deleted with all they hold, once their address confirms which', async () => {
    const mia = await markedPerson('Mia');
    const wrong = await olga.delete(`${ACCOUNTS}/${mia.id}`, { email: 'mio@example.com' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'not_confirmed']);
    expect((await mia.get('/api/v1/auth/me')).status).toBe(200);
    const gone = await olga.delete(`${ACCOUNTS}/${mia.id}`, { email: mia.email.toUpperCase() });
    expect(gone.body.data).toEqual({ deleted: true });
    const { rows } = await db.execute(sql`
      select id from users where id = ${mia.id} union all select id from gifts where created_by_id = ${mia.id}`);
    expect(rows).toEqual([]);
    const trail = await db.select().from(auditEvents);
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
    await db.delete(operators);
    const pair = [await anOperator('Pia'), await anOperator('Pit')] as const;
    const [pia, pit] = pair;
    const act = (by: TestUser, to: TestUser) =>
      how === 'deletes'
        ? by.delete(`${ACCOUNTS}/${to.id}`, { email: to.email })
        : by.put(`${ACCOUNTS}/${to.id}/operator`, { isOperator: false });
    const statuses = (await Promise.all([act(pia, pit), act(pit, pia)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await db.select().from(operators)).toHaveLength(1);
    await db.delete(operators);
    await db.insert(operators).values({ userId: olga.id });
  });
});

describe('invitations', () => {
  const PATH = '/api/v1/operator/invitations';

  it('are made with a link that only the response carries, and are listed and withdrawn', async () => {
    const made = await olga.post(PATH, { maxUses: 3, days: 30 });
    expect(made.status).toBe(201);
    const { link, invitation, isMailed } = made.body.data;
    const [, token] = /^http:\/\/localhost:3000\/join#([\w-]{43})$/.exec(link)!;
    expect([isMailed, invitation.state, invitation.invitedBy]).toEqual([false, 'open', 'Olga']);
    const listed = await olga.get(PATH);
    expect(listed.body.data[0]).toEqual(invitation);
    expect(JSON.stringify(listed.body)).not.toContain(token);
    const opened = await testApp.asVisitor.post('/api/v1/auth/invitation', { token });
    expect(opened.body.data.invitedBy).toBe('Olga');
    const withdrawn = await olga.delete(`${PATH}/${invitation.id}`);
    expect(withdrawn.body.data.state).toBe('revoked');
    expect((await testApp.asVisitor.post('/api/v1/auth/invitation', { token })).status).toBe(404);
  });

  it('for an address go there by mail', async () => {
    const { body } = await olga.post(PATH, { email: 'guest@example.com' });
    expect(body.data.isMailed).toBe(true);
    await expect.poll(() => server.mails.map(({ to }) => to)).toContain('guest@example.com');
    const { source } = server.mails.find(({ to }) => to === 'guest@example.com')!;
    const text = source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(text).toContain(body.data.link);
    expect(text).toContain('Subject: Olga invites you to Tuckaway');
  });

  it.each([
    [{ maxUses: 0 }],
    [{ maxUses: 101 }],
    [{ days: 91 }],
    [{ email: 'nobody' }],
    [{ email: 'a@example.com', maxUses: 2 }],
    [{ more: true }],
  ])('refuse %j', async (body) => {
    const before = await db.$count(invitations);
    expect((await olga.post(PATH, body)).status).toBe(400);
    expect(await db.$count(invitations)).toBe(before);
  });

  it('end at 200 open ones', async () => {
    await db.delete(invitations);
    for (let i = 0; i < 200; i++) await buildInvitation(db, olga.id);
    const refused = await olga.post(PATH, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'limit_reached']);
    await db.delete(invitations);
  });

  it('tell how each stands', async () => {
    const past = new Date(Date.now() - 1000);
    await buildInvitation(db, olga.id, { uses: 1 });
    await buildInvitation(db, olga.id, { expiresAt: past });
    await buildInvitation(db, olga.id, { revokedAt: past });
    await buildInvitation(db, olga.id);
    const { body } = await olga.get(PATH);
    expect(body.data.map(({ state }: { state: string }) => state).sort()).toEqual([
      'expired',
      'open',
      'revoked',
      'used',
    ]);
  });
});

describe('the mail test', () => {
  it('sends to the operator’s own address and repeats what the server said', async () => {
    const { body } = await olga.post('/api/v1/operator/mail-test');
    expect(body.data).toEqual({
      sentTo: olga.email,
      isAccepted: true,
      answer: expect.stringMatching(/^250 /),
    });
    expect(server.mails.at(-1)!.to).toBe(olga.email);
  });

  it('repeats a refusal too', async () => {
    await db.execute(sql`update users set email = 'gone@example.com' where id = ${olga.id}`);
    const { body } = await olga.post('/api/v1/operator/mail-test');
    expect(body.data).toEqual({
      sentTo: 'gone@example.com',
      isAccepted: false,
      answer: expect.stringMatching(/^5\d\d /),
    });
  });
});
