import { mkdtempSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { sql } from '../db/sql.ts';
import { snapshot } from './authz/authz-fixture.ts';
import { buildTestApp, type TestAnswer } from './build-app.ts';
import { buildGift, buildRecipient } from './factories.ts';
import { buildPicture } from './pictures.ts';

// Fills tables with 20,000 rows.
vi.setConfig({ testTimeout: 60_000 });

const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-caps-'));
const { db, asUser } = await buildTestApp({ dataDir });
const ada = await asUser('Ada');
const ben = await asUser('Ben');

/** The last one that fits, then one too many: told in words, and nothing of it stays. */
async function expectLast(sentence: string, create: () => Promise<TestAnswer>): Promise<void> {
  expect((await create()).status).toBe(201);
  const before = await snapshot(db);
  const answer = await create();
  expect([answer.status, answer.body.code, answer.body.detail]).toEqual([409, 'limit_reached', sentence]);
  expect(await snapshot(db)).toEqual(before);
}

describe('how much one person can keep', () => {
  test('ends at 5,000 gifts, without leaving the picture of the next one behind', async () => {
    await db.execute(sql`insert into gifts (title, created_by_type, created_by_id)
      select 'Gift ' || n, 'USER', ${ada.id} from generate_series(1, 4999) n`);
    const imageUrl = await buildPicture();
    await expectLast('You can create at most 5,000 gifts.', () =>
      ada.post('/api/v1/gifts', { title: 'More', imageUrl }),
    );
    const files = (await readdir(dataDir, { recursive: true })).filter((name) => name.endsWith('.webp'));
    expect(files).toHaveLength(2);
  });

  test('ends at 20,000 saved gifts', async () => {
    const curated = [await buildGift(db), await buildGift(db)];
    await db.execute(sql`with many as (
        insert into gifts (slug, title, created_by_type) select 'many-' || n, 'Gift', 'SYSTEM' from generate_series(1, 19999) n
        returning id)
      insert into gift_list_gifts (gift_list_id, gift_id, user_id) select ${ben.favoritesId}, id, ${ben.id} from many`);
    await expectLast('You can save at most 20,000 gifts.', () =>
      ben.post('/api/v1/user-saved-gifts', { giftId: curated.pop()!.id, giftListId: ben.favoritesId }),
    );
  });

  test('ends at 1,000 recipients', async () => {
    await db.execute(
      sql`insert into recipients (user_id, name) select ${ada.id}, 'R' from generate_series(1, 999)`,
    );
    await expectLast('You can have at most 1,000 recipients.', () =>
      ada.post('/api/v1/recipients', { name: 'More' }),
    );
  });

  test('ends at 20 days of one recipient', async () => {
    const aunt = await buildRecipient(db, ben.id);
    await db.execute(sql`insert into recipient_days (recipient_id, user_id, kind, name, month, day)
      select ${aunt.id}, ${ben.id}, 'own', 'Day', 1, n from generate_series(1, 19) n`);
    await expectLast('A recipient can have at most 20 days.', () =>
      ben.post(`/api/v1/recipients/${aunt.id}/days`, { kind: 'own', name: 'More', month: 6, day: 1 }),
    );
  });

  test('ends at 20,000 planned and given gifts', async () => {
    const mum = await buildRecipient(db, ben.id);
    const fresh = [await buildGift(db), await buildGift(db)];
    await db.execute(sql`insert into recipient_gifts (user_id, recipient_id, gift_id)
      select ${ben.id}, ${mum.id}, id from gifts where slug like 'many-%'`);
    await expectLast('You can plan at most 20,000 gifts for recipients.', () =>
      ben.post('/api/v1/recipient-gifts', { recipientId: mum.id, giftId: fresh.pop()!.id }),
    );
  });

  test('ends at 500 MB of pictures', async () => {
    const cleo = await asUser('Cleo');
    await db.insert('images', { id: '0'.repeat(32), userId: cleo.id, bytes: 500 * 1024 * 1024 });
    const answer = await cleo.post('/api/v1/gifts', { title: 'Pictured', imageUrl: await buildPicture() });
    expect([answer.status, answer.body.code]).toEqual([409, 'limit_reached']);
    expect((await cleo.post('/api/v1/gifts', { title: 'Plain' })).status).toBe(201);
  });
});
