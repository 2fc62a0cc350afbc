import { describe, expect, test, vi } from 'vitest';
import { snapshot } from '../../test/authz/authz-fixture.ts';
import { buildTestApp } from '../../test/build-app.ts';
import { buildCategory, buildGift, buildRecipient } from '../../test/factories.ts';
import { sql } from '../../db/sql.ts';
import { ROWS_OF_RECIPIENTS } from './undo-import.store.ts';

// Starts worker processes.
vi.setConfig({ testTimeout: 60_000 });

const { db, asVisitor, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');
await buildCategory(db, { slug: 'friends', masterCategory: 'Relationship' });
await buildCategory(db, { slug: 'kites', masterCategory: 'Interest' });
const path = '/api/v1/recipients/import';
const preview = (text: string | Buffer, client: typeof ada | typeof asVisitor = ada) =>
  client.post(`${path}/preview`, { fileName: 'contacts', content: Buffer.from(text).toString('base64') });

describe('looking into a file', () => {
  test('says who is in it and who seems known, and writes nothing', async () => {
    const existing = await buildRecipient(db, ada.id, { name: 'Ann Example' });
    await buildRecipient(db, ben.id, { name: 'Bob Example' });
    const before = await snapshot(db);
    const { status, body } = await preview('Name,Birthday\nAnn Example,1980-04-15\nBob Example,\n,\n');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      format: 'csv',
      people: [
        {
          name: 'Ann Example',
          birthday: { month: 4, day: 15, year: 1980 },
          double: { of: 'people', recipientId: existing.id },
        },
        { name: 'Bob Example', birthday: null, double: null },
      ],
    });
    expect(await snapshot(db)).toEqual(before);
    expect((await preview('Name\nAnn\n', asVisitor)).status).toBe(401);
  });

  test('reads ten thousand cards in a process of its own, and says what it left', async () => {
    const card = 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Somebody Else\r\nEND:VCARD\r\n';
    const { status, body } = await preview(card.repeat(10_000));
    expect(status).toBe(200);
    expect(body.data.people).toHaveLength(2000);
    expect(body.data.leftOut[0].why).toBe(
      'At most 2,000 contacts are read at once. The last 8,000 were not read.',
    );
  });

  test.each([
    [Buffer.alloc(300, 0), 'This is no file with contacts. Choose a .vcf or a .csv file.'],
    [Buffer.from(' \n'), 'This file is empty.'],
    [
      Buffer.alloc(5 * 1024 * 1024, 'a'),
      'This file has 5 MB, and at most 2 MB can be read. Export your contacts without pictures, or in parts.',
    ],
  ])('refuses what it cannot read in a sentence', async (file, sentence) => {
    const { status, body } = await preview(file);
    expect([status, body.code, body.detail]).toEqual([422, 'unreadable_file', sentence]);
  });

  test('reads one file at a time for a person, so that others are not kept waiting', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => `Person ${index},1980-04-15`);
    const slow = Array.from({ length: 6 }, () => preview(`Name,Birthday\n${rows.join('\n')}\n`));
    expect((await preview('Name\nAnn\n', ben)).status).toBe(200);
    const statuses = (await Promise.all(slow)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });

  test('refuses what is far too large and what is no base64', async () => {
    const huge = await preview(Buffer.alloc(6 * 1024 * 1024, 'a'));
    expect([huge.status, huge.body.detail]).toEqual([413, 'The request is too large.']);
    const wrong = await ada.post(`${path}/preview`, { fileName: 'x', content: 'not base64!' });
    expect([wrong.status, wrong.body.detail]).toEqual([400, 'Please choose a file']);
  });
});

describe('adding several people', () => {
  const ann = {
    name: 'Ann',
    email: 'ann@example.com',
    birthday: { month: 2, day: 29, year: 1980 },
    anniversary: { month: 9, day: 4, year: null },
    relationship: 'friends',
  };

  test('adds them with their days, in their order', async () => {
    const { status, body } = await ada.post(path, { people: [{ name: 'Zoe' }, ann] });
    expect(status).toBe(201);
    const [zoeId, annId] = body.data.recipientIds;
    const get = async (id: number) => (await ada.get(`/api/v1/recipients/${id}`)).body.data;
    expect(await get(zoeId)).toMatchObject({ name: 'Zoe', email: null, relationship: null });
    expect(await get(annId)).toMatchObject({
      name: 'Ann',
      email: 'ann@example.com',
      relationship: 'friends',
    });
    expect((await ada.get(`/api/v1/recipients/${annId}/days`)).body.data).toMatchObject([
      { kind: 'birthday', ...ann.birthday },
      { kind: 'anniversary', ...ann.anniversary },
    ]);
    expect((await ben.get(`/api/v1/recipients/${annId}`)).status).toBe(404);
  });

  test('completes people who are there, and changes nothing that they have', async () => {
    const [beaId] = (await ada.post(path, { people: [{ name: 'Bea', anniversary: ann.anniversary }] })).body
      .data.recipientIds;
    const other = { ...ann, recipientId: beaId, anniversary: { month: 1, day: 2, year: null } };
    const { body } = await ada.post(path, { people: [other, { name: 'Cy', birthday: ann.birthday }] });
    expect(body.data.recipientIds[0]).toBe(beaId);
    const bea = (await ada.get(`/api/v1/recipients/${beaId}`)).body.data;
    expect(bea).toMatchObject({ name: 'Bea', email: ann.email, relationship: 'friends' });
    const days = (await ada.get(`/api/v1/recipients/${beaId}/days`)).body.data;
    expect(days).toHaveLength(2);
    expect(days).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'birthday', ...ann.birthday }),
        expect.objectContaining({ kind: 'anniversary', ...ann.anniversary }),
      ]),
    );
    const before = await snapshot(db);
    const stolen = await ben.post(path, { people: [{ name: 'Dee' }, other] });
    expect([stolen.status, stolen.body.errors]).toEqual([
      400,
      [{ path: '/people/1/recipientId', message: 'This person was deleted meanwhile' }],
    ]);
    expect(await snapshot(db)).toEqual(before);
  });

  test('undoes in one call exactly the people, days and fields that it added', async () => {
    const people = [
      { name: 'Eve', email: 'eve@example.com', anniversary: ann.anniversary },
      { name: 'Flo', relationship: 'friends' },
    ];
    const [eve, flo] = (await ada.post(path, { people })).body.data.recipientIds;
    const before = await snapshot(db);
    const { imported } = (
      await ada.post(path, {
        people: [
          { ...ann, recipientId: eve },
          { ...ann, recipientId: flo },
          { name: 'Gus', birthday: ann.birthday },
        ],
      })
    ).body.data;
    const stolen = await ben.post(`${path}/undo`, imported);
    expect([stolen.status, stolen.body.data]).toEqual([200, { recipientIds: [] }]);
    expect((await asVisitor.post(`${path}/undo`, imported)).status).toBe(401);
    expect(await snapshot(db)).not.toEqual(before);
    const { body } = await ada.post(`${path}/undo`, imported);
    expect(body.data).toEqual({ recipientIds: imported.addedIds });
    expect(await snapshot(db)).toEqual(before);
  });

  test('undoing leaves people with a gift or a note, and fields changed meanwhile', async () => {
    const [halId] = (await ada.post(path, { people: [{ name: 'Hal' }] })).body.data.recipientIds;
    const names = ['With a gift', 'With a note', 'With nothing'];
    const added = names.map((name) => ({ name, birthday: ann.birthday }));
    const { imported } = (await ada.post(path, { people: [{ ...ann, recipientId: halId }, ...added] })).body
      .data;
    const [withGift, withNote, withNothing] = imported.addedIds;
    const gift = await buildGift(db);
    await ada.post('/api/v1/recipient-gifts', { recipientId: withGift, giftId: gift.id, userId: ada.id });
    await ada.put(`/api/v1/recipients/${withNote}`, { name: 'With a note', goodToKnow: 'Tea' });
    await ada.put(`/api/v1/recipients/${halId}`, { name: 'Hal', email: 'hal@example.com' });
    const { body } = await ada.post(`${path}/undo`, imported);
    expect(body.data).toEqual({ recipientIds: [withNothing] });
    expect((await ada.get(`/api/v1/recipients/${withGift}/days`)).body.data).toHaveLength(1);
    const hal = (await ada.get(`/api/v1/recipients/${halId}`)).body.data;
    expect(hal).toMatchObject({ email: 'hal@example.com', relationship: null });
    expect((await ada.get(`/api/v1/recipients/${halId}/days`)).body.data).toEqual([]);
  });

  test('undoing leaves people to whom anything was added since', async () => {
    const changes = [{ sizes: 'M' }, { budget: 40 }, { interests: ['kites'] }, { ownInterests: ['Kites'] }];
    const people = Array.from({ length: 7 }, () => ({ name: 'Ida', birthday: ann.birthday }));
    const { imported } = (await ada.post(path, { people })).body.data;
    const [nothing, withDay, withCircle, ...changed] = imported.addedIds;
    const created = { name: 'Sailing day', kind: 'own', month: 5, day: 1, year: null };
    expect((await ada.post(`/api/v1/recipients/${withDay}/days`, created)).status).toBe(201);
    expect((await ada.post(`/api/v1/recipients/${withCircle}/circle/invitation`)).status).toBe(201);
    for (const [index, change] of changes.entries()) {
      const { status } = await ada.put(`/api/v1/recipients/${changed[index]}`, { name: 'Ida', ...change });
      expect(status).toBe(200);
    }
    const { body } = await ada.post(`${path}/undo`, imported);
    expect(body.data).toEqual({ recipientIds: [nothing] });
  });

  test('undoing knows each table whose rows are deleted with a recipient', async () => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select distinct conrelid::regclass::text as name from pg_constraint
      where confrelid = 'recipients'::regclass and confdeltype = 'c' order by 1`);
    expect(Object.keys(ROWS_OF_RECIPIENTS)).toEqual(rows.map(({ name }) => name));
  });

  test('takes five hundred at once', async () => {
    const many = await asUser('Many');
    const people = Array.from({ length: 500 }, (_, index) => ({
      ...ann,
      name: `${'N'.repeat(90)} ${index}`,
    }));
    expect((await many.post(path, { people })).body.data.recipientIds).toHaveLength(500);
    expect(await db.count('recipientDays', { userId: many.id })).toBe(1000);
    expect((await many.post(path, { people })).status).toBe(201);
    const full = await many.post(path, { people: [ann] });
    expect([full.status, full.body.detail]).toEqual([409, 'You can have at most 1,000 recipients.']);
    expect(await db.count('recipients', { userId: many.id })).toBe(1000);
  });

  test.each([
    [
      { ...ann, birthday: { month: 2, day: 30, year: null } },
      '/people/1/birthday/day',
      'February has only 29 days',
    ],
    [
      { ...ann, birthday: { month: 1, day: 1, year: 2099 } },
      '/people/1/birthday/year',
      'This birthday lies in the future. Leave the year out if you do not know it',
    ],
    [{ ...ann, relationship: 'strangers' }, '/people/1/relationship', 'Please choose from the list'],
    [{ ...ann, name: ' ' }, '/people/1/name', 'Name is required'],
  ])('adds nobody where one is refused: %j', async (wrong, at, message) => {
    const before = await snapshot(db);
    const { status, body } = await ada.post(path, { people: [ann, wrong] });
    expect([status, body.errors]).toEqual([400, [{ path: at, message }]]);
    expect(await snapshot(db)).toEqual(before);
  });

  test('needs somebody, and a session', async () => {
    expect((await ada.post(path, { people: [] })).body.detail).toBe('Choose somebody');
    expect((await asVisitor.post(path, { people: [ann] })).status).toBe(401);
  });
});
