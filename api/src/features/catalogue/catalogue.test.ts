import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalogue } from '@tuckaway/content/catalogue/read-catalogue';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { raw, sql } from '../../db/sql.ts';
import { catalogueDir } from '../../locations.ts';
import { buildTestApp } from '../../test/build-app.ts';
import { loadCatalogue } from './catalogue-loader.ts';
import { finderDeadEnds, finderCombinations, coverageGaps } from './coverage.ts';

// Loads the whole catalogue.
vi.setConfig({ testTimeout: 60_000 });

const { db, asUser, asVisitor } = await buildTestApp();

beforeAll(async () => {
  await loadCatalogue(db, catalogueDir);
}, 60_000);

/** A copy of the catalogue to spoil. */
function spoiled(file: string, spoil: (text: string) => string): string {
  const dir = mkdtempSync(join(tmpdir(), 'tuckaway-catalogue-'));
  cpSync(catalogueDir, dir, { recursive: true });
  writeFileSync(join(dir, file), spoil(readFileSync(join(dir, file), 'utf8')));
  return dir;
}

const snapshot = async () =>
  (
    await db.execute(sql`
      select (select md5(string_agg(gifts::text, '' order by id)) from gifts) as gifts,
             (select md5(string_agg(gift_lists::text, '' order by id)) from gift_lists) as lists,
             (select md5(string_agg(gift_list_gifts::text, '' order by id)) from gift_list_gifts) as members`)
  ).rows[0];

describe('loading', () => {
  it('twice changes nothing, and takes back what became of lists in between', async () => {
    const before = await snapshot();
    await db.execute(sql`delete from app_facts`);
    const [first] = (
      await db.execute<{ id: number; gift_list_id: number }>(
        sql`select id, gift_list_id from gift_list_gifts order by id limit 1`,
      )
    ).rows;
    await db.execute(sql`update gift_list_gifts set position = position + 5 where id = ${first!.id}`);
    const { rowCount } = await db.execute(sql`
      insert into gift_list_gifts (gift_list_id, gift_id, position)
      select ${first!.gift_list_id}, gifts.id, 99 from gifts where not exists (
        select 1 from gift_list_gifts member
        where member.gift_list_id = ${first!.gift_list_id} and member.gift_id = gifts.id) limit 1`);
    expect(rowCount).toBe(1);
    expect(await snapshot()).not.toEqual(before);
    expect(await loadCatalogue(db, catalogueDir)).toMatchObject({ changed: true });
    expect(await snapshot()).toEqual(before);
    expect(await loadCatalogue(db, catalogueDir)).toMatchObject({ changed: false });
  });

  it('keeps the id of a category whose slug is renamed', async () => {
    const categories = async () => (await db.execute(sql`select * from categories order by id`)).rows;
    const before = { categories: await categories(), ...(await snapshot()) };
    await db.execute(sql`delete from app_facts`);
    await db.execute(sql`update categories set slug = 'of-the-edition-before' where slug = 'birthday'`);
    expect(await loadCatalogue(db, catalogueDir)).toMatchObject({ changed: true });
    expect({ categories: await categories(), ...(await snapshot()) }).toEqual(before);
  });

  // Arrays of ids have no foreign key.
  it.each(['gifts', 'gift_lists'])('leaves no unknown category in %s', async (table) => {
    const { rows } = await db.execute(sql`
      select slug, category_id from ${raw(table)}, unnest(category_ids) as category_id
      where not exists (select from categories where id = category_id)`);
    expect(rows).toEqual([]);
  });

  it('gives gifts, lists and categories the pictures that are published', { timeout: 180_000 }, async () => {
    const { gifts, lists } = readCatalogue(catalogueDir);
    const [gift, list] = [gifts[0]!.slug, lists[0]!.slug];
    const dir = mkdtempSync(join(tmpdir(), 'tuckaway-catalogue-'));
    cpSync(catalogueDir, dir, { recursive: true });
    writeFileSync(
      join(dir, 'published-pictures.yaml'),
      `gifts/${gift}: a b c\nlists/${list}: a b d\ncategories/plants: a b e\n`,
    );
    expect(await loadCatalogue(db, dir, { force: true })).toMatchObject({ changed: true });
    const { rows } = await db.execute(sql`
      select slug, picture_key from gifts where picture_key is not null
      union all select slug, picture_key from gift_lists where picture_key is not null`);
    expect(rows).toEqual([
      { slug: gift, picture_key: gift },
      { slug: list, picture_key: list },
    ]);
    const { body } = await asVisitor.get('/api/v1/categories/interests');
    const iconOf = (slug: string) => body.data.find((one: { slug: string }) => one.slug === slug).icon;
    expect(iconOf('plants')).toBe('/pictures/categories/plants-320.webp');
    expect(iconOf('gardening')).toBe('/pictures/presents/mint-320.webp');
    expect(await loadCatalogue(db, catalogueDir, { force: true })).toMatchObject({ changed: true });
  });

  it(
    'leaves a newer catalogue alone when the build is older, for any order of starts',
    { timeout: 180_000 },
    async () => {
      const build = (madeAt: number, title: string) => {
        const dir = spoiled('gifts/home.yaml', (text) =>
          text.replace(/^ {2}title: .*$/m, `  title: ${title}`),
        );
        writeFileSync(join(dir, 'built-at'), String(madeAt));
        return dir;
      };
      const isLoaded = async (title: string) =>
        (await db.execute(sql`select 1 from gifts where title = ${title}`)).rows.length === 1;
      const later = Date.now() + 60_000;
      const [older, newer] = [build(later, 'Older edition'), build(later + 2, 'Newer edition')];
      expect(await loadCatalogue(db, older)).toMatchObject({ changed: true });
      expect(await loadCatalogue(db, newer)).toMatchObject({ changed: true });
      expect(await loadCatalogue(db, older)).toEqual({ changed: false });
      expect(await isLoaded('Newer edition')).toBe(true);
      // Two servers that start at once: the newer edition stays, in either order.
      await db.execute(sql`delete from app_facts where key = 'loaded-catalogue'`);
      await Promise.all([loadCatalogue(db, newer), loadCatalogue(db, older)]);
      expect(await isLoaded('Newer edition')).toBe(true);
      // A later build of the same content blocks editions built in between.
      const between = build(later + 4, 'In between');
      expect(await loadCatalogue(db, build(later + 6, 'Newer edition'))).toEqual({ changed: false });
      expect(await loadCatalogue(db, between)).toEqual({ changed: false });
      expect(await loadCatalogue(db, between, { force: true })).toMatchObject({ changed: true });
      await loadCatalogue(db, catalogueDir, { force: true });
    },
  );

  it('retires what left the catalogue and keeps it for whoever saved it', async () => {
    const ada = await asUser('Ada');
    const { rows } = await db.execute<{ id: number; title: string }>(
      sql`select id, title from gifts where slug = (select slug from gifts where slug is not null order by id limit 1)`,
    );
    const gift = rows[0]!;
    await ada.post('/api/v1/user-saved-gifts', { giftId: gift.id, giftListId: ada.favoritesId });
    await db.execute(sql`update gifts set retired_at = now() where id = ${gift.id}`);
    expect((await ada.get(`/api/v1/gifts/${gift.id}`)).body.data.title).toBe(gift.title);
    expect((await asVisitor.get(`/api/v1/gifts/${gift.id}`)).status).toBe(401);
    await db.execute(sql`delete from app_facts`);
    await loadCatalogue(db, catalogueDir);
    expect((await asVisitor.get(`/api/v1/gifts/${gift.id}`)).status).toBe(200);
  });
});

describe('a broken file is told with file, line and reason', () => {
  it.each([
    [
      'a missing field',
      (text: string) => text.replace(/^ {2}price: .*\n/m, ''),
      /gifts\/home\.yaml:\d+: price /,
    ],
    [
      'an unknown shop',
      (text: string) => text.replace(/^ {2}retailer: .*$/m, '  retailer: nowhere'),
      /home\.yaml:\d+: there is no retailer "nowhere"/,
    ],
    ['broken YAML', (text: string) => `${text}\n- slug: [`, /home\.yaml:\d+: /],
  ])('%s', (_what, spoil, message) => {
    expect(() => readCatalogue(spoiled('gifts/home.yaml', spoil))).toThrow(message);
  });
});

describe('coverage', () => {
  it('has enough of everything', () => {
    const catalogue = readCatalogue(catalogueDir);
    expect(catalogue.gifts.length).toBeGreaterThanOrEqual(1100);
    expect(catalogue.lists.length).toBeGreaterThanOrEqual(160);
    expect(new Set(catalogue.gifts.map(({ retailer }) => retailer)).size).toBeGreaterThanOrEqual(24);
    expect(coverageGaps(catalogue)).toEqual([]);
  });

  it('notices a thin category', () => {
    const catalogue = readCatalogue(catalogueDir);
    expect(coverageGaps({ ...catalogue, lists: [] })).toHaveLength(catalogue.categories.length);
  });

  // `catalogue:coverage` checks all hard choices; this checks every fortieth combination with soft choices added.
  it('leads no way through the finder into a dead end', async () => {
    const combinations = [...finderCombinations()];
    expect(combinations).toHaveLength(3 * 9 * 5 * 4 * 8);
    expect(
      await finderDeadEnds(
        db,
        combinations.filter((_, index) => index % 40 === 0),
      ),
    ).toEqual([]);
    expect(await finderDeadEnds(db)).toEqual([]);
  });

  it('notices a dead end', async () => {
    await db.update('gifts', { retiredAt: new Date() });
    expect(await finderDeadEnds(db, [{ ageGroup: 'kids' }])).toEqual(['kids: 0 gifts']);
  });
});
