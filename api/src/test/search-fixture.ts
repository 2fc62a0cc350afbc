import { buildCategory, buildGift, buildList, putInList } from './factories.ts';
import type { TestDb } from './database/test-db.ts';

type Master = 'Occasion' | 'Interest' | 'Relationship';

const CATEGORIES: Record<Master, string[]> = {
  Occasion: ['birthday', 'christmas', 'wedding', 'baby-shower', 'thank-you'],
  Interest: ['gardening', 'baking', 'camping', 'coffee-tea', 'gaming', 'home', 'reading'],
  Relationship: ['parents', 'partner', 'friends', 'family', 'grandparents', 'kids', 'infants', 'teens'],
};

interface Written {
  title: string;
  dollars: number;
  labels: string;
  shopPhrase?: string;
  description?: string;
  suits?: string[];
  qualities?: string[];
}

/** A small catalogue for tests, independent of edits to the real one. */
const GIFTS: Written[] = [
  { title: 'Stoneware teapot', dollars: 48, labels: 'birthday christmas coffee-tea parents friends' },
  { title: 'Green tea sampler', dollars: 22, labels: 'thank-you coffee-tea friends parents' },
  { title: 'Camp lantern', dollars: 35, labels: 'birthday camping friends partner parents' },
  { title: 'Folding lantern set', dollars: 19, labels: 'christmas camping family kids friends' },
  { title: 'Down camp quilt', dollars: 180, labels: 'birthday camping partner', qualities: ['cozy'] },
  {
    title: 'Sherpa throw blanket',
    dollars: 40,
    labels: 'christmas home partner parents',
    qualities: ['cozy'],
  },
  { title: 'Rolling pin', dollars: 18, labels: 'birthday baking parents friends' },
  {
    title: 'Bread baking kit',
    dollars: 32,
    labels: 'christmas baking parents friends family',
    description: 'Banneton, scraper and a card with one good loaf.',
  },
  { title: 'Cookie stamps', dollars: 14, labels: 'christmas baking kids family' },
  {
    title: 'Garden kneeler',
    dollars: 38,
    labels: 'birthday gardening grandparents parents',
    description: 'Less bending, with pads for the knees.',
  },
  { title: 'Olive tree, two years old', dollars: 64, labels: 'gardening grandparents' },
  { title: 'Copper trowel', dollars: 52, labels: 'birthday gardening parents friends' },
  { title: 'Seed library', dollars: 24, labels: 'thank-you gardening friends grandparents' },
  {
    title: 'Putting mat for golf',
    dollars: 60,
    labels: 'birthday parents friends',
    suits: ['him', 'everyone'],
  },
  { title: 'Whiskey decanter', dollars: 70, labels: 'christmas wedding home parents friends' },
  {
    title: 'Bird pin brooch',
    dollars: 30,
    labels: 'birthday parents grandparents friends',
    suits: ['her', 'everyone'],
  },
  { title: 'Wooden rattle', dollars: 12, labels: 'baby-shower infants' },
  { title: 'Magnetic tiles', dollars: 45, labels: 'birthday christmas gaming kids' },
  {
    title: 'Dungeon dice set',
    dollars: 20,
    labels: 'birthday gaming teens friends',
    description: 'For tabletop campaigns.',
  },
  { title: 'Strategy board game', dollars: 42, labels: 'christmas gaming family friends teens' },
  { title: 'Reading lamp', dollars: 55, labels: 'birthday reading home partner friends' },
  { title: 'Crème brûlée torch', dollars: 28, labels: 'birthday friends partner' },
];

export interface SearchFixture {
  giftIds: ReadonlyMap<string, number>;
  listIds: ReadonlyMap<string, number>;
  categoryIds: ReadonlyMap<string, number>;
}

export async function buildSearchFixture(db: TestDb): Promise<SearchFixture> {
  const categoryIds = new Map<string, number>();
  for (const [master, slugs] of Object.entries(CATEGORIES))
    for (const slug of slugs) {
      const name = slug.replace('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
      const category = await buildCategory(db, { slug, name, masterCategory: master as Master });
      categoryIds.set(slug, category.id);
    }
  const idsOf = (labels: string) => labels.split(' ').map((slug) => categoryIds.get(slug)!);
  const giftIds = new Map<string, number>();
  for (const { title, dollars, labels, shopPhrase = '', ...more } of GIFTS) {
    const fields = {
      title,
      priceCents: dollars * 100,
      keywords: shopPhrase,
      categoryIds: idsOf(labels),
      ...more,
    };
    giftIds.set(title, (await buildGift(db, fields)).id);
  }
  const listIds = new Map<string, number>();
  for (const [title, labels, gifts] of [
    ['Under Canvas', 'camping friends', ['Camp lantern', 'Down camp quilt', 'Folding lantern set']],
    ['Flour on the Counter', 'baking family', ['Rolling pin', 'Bread baking kit', 'Cookie stamps']],
    ['The Lantern Walk', 'christmas kids', ['Folding lantern set', 'Cookie stamps']],
  ] as const) {
    const list = await buildList(db, { title, categoryIds: idsOf(labels) });
    listIds.set(title, list.id);
    for (const gift of gifts) await putInList(db, list, giftIds.get(gift)!);
  }
  return { giftIds, listIds, categoryIds };
}
