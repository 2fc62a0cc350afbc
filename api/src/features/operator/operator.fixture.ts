import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openSmtp } from '../../platform/mail.ts';
import { buildTestApp, type TestApp, type TestUser } from '../../test/build-app.ts';
import { startMailServer } from '../../test/servers/mail-server.ts';
import {
  buildDay,
  buildGift,
  buildList,
  buildRecipient,
  buildRecipientGift,
  buildTag,
  buildTake,
} from '../../test/factories.ts';

export const ACCOUNTS = '/api/v1/operator/accounts';
export const MARK = 'wombat';
export const mail = {
  smtpUrl: 'smtps://user:pass-word@mail.example',
  from: 'Tuckaway <hello@tuckaway.example>',
};
const oidc = { issuer: 'https://id.example', clientId: 'tuckaway', clientSecret: 'sesame', name: 'House' };

/** An invitation-only app with mail and OpenID Connect, and its operator Olga. For the top of a test file. */
export async function buildOperatorTest() {
  const dataDir = await mkdtemp(join(tmpdir(), 'tuckaway-operator-'));
  afterAll(() => rm(dataDir, { recursive: true }));
  const server = await startMailServer({ refused: new Set(['gone@example.com']) });
  const outbox = openSmtp({ smtpUrl: server.url, from: 'Tuckaway <hello@tuckaway.example>' });
  afterAll(async () => {
    outbox.close();
    await server.close();
  });
  const testApp = await buildTestApp({ dataDir, oidc, mail, signUp: 'invited' }, { outbox });

  async function anOperator(name: string): Promise<TestUser> {
    const user = await testApp.asUser(name);
    await testApp.db.insert('operators', { userId: user.id });
    return user;
  }
  const olga = await anOperator('Olga');
  return { ...testApp, server, olga, anOperator };
}

/** An account whose texts all contain the mark. */
export async function buildMarkedUser({ db, asUser }: TestApp, name: string): Promise<TestUser> {
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
  await db.insert('images', { id: `${user.id}`.padStart(32, '0'), userId: user.id, bytes: 1234 });
  return user;
}
