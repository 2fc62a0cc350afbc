import type { Draw } from '@tuckaway/contract/sharing/draws';
import { afterAll, expect } from 'vitest';
import { openSmtp } from '../../platform/mail.ts';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { readPairs } from '../../test/builders/draws.ts';
import { startMailServer } from '../../test/servers/mail-server.ts';

type Draft = { id: number | null; name: string; email: string | null; isMe: boolean };

export const DAY = '2090-12-24';
export const person = (name: string, more: Partial<Draft> = {}): Draft => ({ id: null, name, email: null, isMe: false, ...more }); // oxfmt-ignore
export const FOUR = [person('Ada', { isMe: true }), person('Cleo'), person('Dan'), person('Eve')];
export const draft = (people: Draft[], more: object = {}) => ({
  title: 'Advent',
  budget: 25,
  dayOn: DAY,
  people,
  exclusions: [],
  ...more,
});
/** Draws back as a body that `change` takes. */
export const asDraft = (draw: Draw, more: object = {}) =>
  draft(
    draw.people.map(({ id, name, email, isMe }) => ({ id, name, email, isMe })),
    more,
  );
export const personOf = (draw: Draw, name: string) => draw.people.find((one) => one.name === name)!;
/** The drawn name on the page of a giver. */
export const nameOn = (payload: string) => /<h1 id="drawn">([^<]*)/.exec(payload)?.[1];

/** An app that sends mail, with Ada, who organises the draws, and Ben. For the top of a test file. */
export async function buildDrawsTest() {
  const mailServer = await startMailServer({ refused: new Set(['nobody@example.com']) });
  const outbox = openSmtp({ smtpUrl: mailServer.url, from: 'Tuckaway <hello@example.com>' });
  afterAll(async () => {
    outbox.close();
    await mailServer.close();
  });
  const testApp = await buildTestApp({}, { outbox });
  const { app, asUser, pool } = testApp;
  const [ada, ben] = [await asUser('Ada Lovelace'), await asUser('Ben')];

  async function prepared(people = FOUR, more: object = {}, user: TestUser = ada): Promise<Draw> {
    const answer = await user.post('/api/v1/draws', draft(people, more));
    expect([answer.status, answer.body.detail]).toEqual([201, undefined]);
    return answer.body.data;
  }
  const drawNow = (id: number, body: object = {}) => ada.post(`/api/v1/draws/${id}/draw`, body);
  async function drawn(people = FOUR, more: object = {}): Promise<Draw> {
    const { id } = await prepared(people, more);
    const answer = await drawNow(id);
    expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
    return answer.body.data;
  }
  async function linkOf(draw: Draw, name: string): Promise<string> {
    const answer = await ada.post(`/api/v1/draws/${draw.id}/people/${personOf(draw, name).id}/link`);
    expect(answer.status).toBe(201);
    return new URL(answer.body.data.link).pathname;
  }
  const page = (path: string) => app.inject({ url: path });
  const press = (path: string, user?: TestUser) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(user && { cookie: user.cookie }) },
      payload: '',
    });
  const pairsOf = (drawId: number) => readPairs(pool, drawId);
  return { ...testApp, mailServer, outbox, ada, ben, prepared, drawNow, drawn, linkOf, page, press, pairsOf };
}
