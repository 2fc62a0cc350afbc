import { operator as calls } from '@tuckaway/contract/accounts/operator';
import { describe, expect, it } from 'vitest';
import { noteJob } from '../../db/jobs/job-notes.ts';
import { sql } from '../../db/sql.ts';
import { ACCOUNTS, buildOperatorTest, mail, MARK, buildMarkedUser } from './operator.fixture.ts';

const testApp = await buildOperatorTest();
const { db, asUser, server, olga } = testApp;

describe('the page of operators', () => {
  it('never shows what anybody keeps', async () => {
    const kay = await buildMarkedUser(testApp, 'Kay');
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
    const kim = await buildMarkedUser(testApp, 'Kim Counted');
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

  it('leaves out the note of a job that only a newer server knows', async () => {
    await db.execute(
      sql`insert into app_facts (key, value) values ('job tidying', '{"ranAt": "2030-01-01T00:00:00.000Z"}')`,
    );
    const { status, body } = await olga.get('/api/v1/operator');
    expect([status, JSON.stringify(body).includes('tidying')]).toEqual([200, false]);
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
