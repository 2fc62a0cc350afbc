import { describe, expect, it } from 'vitest';
import { exportStatements } from './export-statements.ts';
import { buildMeTest, tablesOfAccounts } from './me.fixture.ts';

const { app, db, asVisitor, settledPerson, storePicture } = await buildMeTest();

/** Tables of accounts that no statement of the export reads, with the reason. */
const NOT_BY_STATEMENT: Record<string, string> = {
  access_tokens: 'hashes of secrets',
  refresh_tokens: 'hashes of secrets',
  idempotency_keys: 'responses of the last day, whose rows are exported',
  images: 'read with their files',
};

describe('export', () => {
  it('holds everything that is mine and nothing of anybody else', async () => {
    const [me, other] = [await settledPerson(), await settledPerson()];
    const { status, headers, body } = await me.browser.call('GET', '/api/v1/me/export');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="tuckaway-export.json"');
    expect(body.user).toMatchObject({ id: me.userId, email: me.email });
    expect(body.giftLists.map(({ title }: { title: string }) => title)).toEqual([
      'Favorites',
      `List ${me.mark}`,
    ]);
    expect(body.savedGifts).toMatchObject([
      { giftListId: me.list.id, giftId: me.gift.id, title: `Gift ${me.mark}` },
      { giftListId: me.list.id, giftId: me.curated.id, title: 'A curated gift' },
    ]);
    const imageUrl = `/api/v1/images/${me.imageId}`;
    expect(body.gifts).toMatchObject([
      { title: `Gift ${me.mark}`, price: 12.5, description: `Note ${me.mark}`, imageUrl },
    ]);
    expect(body.tags).toMatchObject([{ name: `Tag ${me.mark}` }]);
    expect(body.tagAssociations).toMatchObject([{ giftId: me.gift.id, tagId: body.tags[0].id }]);
    expect(body.recipients).toMatchObject([{ name: `Recipient ${me.mark}` }]);
    const link = { giftId: me.gift.id, note: `For ${me.mark}`, givenAt: '2024-12-24' };
    expect(body.recipientGifts).toMatchObject([link]);
    expect(body.recipientInterests).toMatchObject([{ interest: `Interest ${me.mark}` }]);
    expect(body.recipientDays).toMatchObject([{ name: `Day ${me.mark}`, month: 4, day: 15 }]);
    expect(body.reminderSettings).toMatchObject([{ timeZone: 'Europe/Paris', hasCalendar: true }]);
    expect(JSON.stringify(body)).not.toContain('token-');
    expect(body.remindersSent).toMatchObject([{ dayOn: '2026-04-15', lead: 7 }]);
    expect(body.images).toMatchObject([{ imageUrl }]);
    expect(JSON.stringify(body)).not.toContain(other.mark);
    expect(JSON.stringify(body)).not.toContain(other.email);
  });

  it('has my pictures beside it in the archive, and nobody else’s', async () => {
    const [me, other] = [await settledPerson(), await settledPerson()];
    const [mine, theirs] = [await storePicture(me, 'my picture'), await storePicture(other, 'their picture')];
    const headers = { cookie: me.browser.cookieHeader() };
    const { statusCode, rawPayload, ...answer } = await app.inject({ url: '/api/v1/me/export.zip', headers });
    expect(statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="tuckaway-export.zip"',
    });
    // The archive is not compressed, because pictures do not shrink.
    for (const part of ['export.json', `Gift ${me.mark}`, `"file": "pictures/${mine}.webp"`, 'my picture'])
      expect(rawPayload.includes(part), part).toBe(true);
    for (const part of [other.mark, theirs, 'their picture']) expect(rawPayload.includes(part)).toBe(false);
  });

  it('has a table of people that Import contacts reads again', async () => {
    const me = await settledPerson();
    const birthday = { month: 4, day: 15, year: 1985 };
    const details = { goodToKnow: 'No wool', sizes: 'Shoes 8', budget: 37.5, ownInterests: ['Owls', 'Tea'] };
    await me.browser.call('POST', '/api/v1/recipients', { name: 'Ann "Nan", Lee', birthday, ...details });
    await me.browser.call('POST', '/api/v1/recipients', { name: '=1+1' });
    const headers = { cookie: me.browser.cookieHeader() };
    const { rawPayload } = await app.inject({ url: '/api/v1/me/export.zip', headers });
    const start = rawPayload.indexOf('\ufeffName,Email');
    const table = rawPayload.subarray(start, rawPayload.indexOf('PK', start));
    expect(table.toString()).toContain("\n'=1+1,");
    expect(table.toString()).toMatch(/^.*,Good to know,Sizes,Budget,Own interests\r\n/);
    expect(table.toString()).toContain(',No wool,Shoes 8,37.5,"Owls, Tea"\r\n');
    const file = { fileName: 'people.csv', content: table.toString('base64') };
    const { body } = await me.browser.call('POST', '/api/v1/recipients/import/preview', file);
    expect(body.data.people).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Ann "Nan", Lee', birthday })]),
    );
    expect(body.data.people).toHaveLength(3);
    expect(rawPayload.includes(`Person,Gift,Note`)).toBe(true);
  });

  it('reads every table of accounts', async () => {
    const statements = Object.values(exportStatements(1))
      .map(({ sql }) => sql)
      .join(' ');
    const read = new Set([...statements.matchAll(/\b(?:from|join) (\w+)/g)].map(([, table]) => table));
    const missing = (await tablesOfAccounts(db)).filter((table) => !read.has(table));
    expect(missing.toSorted()).toEqual(Object.keys(NOT_BY_STATEMENT).toSorted());
  });

  it('refuses a visitor', async () => {
    expect((await asVisitor.get('/api/v1/me/export')).status).toBe(401);
    expect((await asVisitor.get('/api/v1/me/export.zip')).status).toBe(401);
  });
});
