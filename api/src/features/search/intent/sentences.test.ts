import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '@tuckaway/content/read-catalogue';
import { parseEntries } from '@tuckaway/content/yaml-source';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { catalogueDir } from '../../../locations.ts';
import { buildTestApp, type TestUser } from '../../../test/build-app.ts';
import { loadCatalogue } from '../../catalogue/catalogue-loader.ts';

const Sentence = z.strictObject({
  ask: z.string(),
  every: z.string().optional(),
  some: z.string().optional(),
  none: z.string().optional(),
  first: z.string().optional(),
  aside: z.boolean().default(false),
});
type Sentence = z.infer<typeof Sentence>;

const file = join(import.meta.dirname, 'sentences.yaml');
const sentences = parseEntries(file, readFileSync(file, 'utf8'), Sentence).map(({ entry }) => entry);
const entries = new Map(readCatalogue(catalogueDir).gifts.map((gift) => [gift.title, gift]));
type Entry = typeof entries extends Map<string, infer Gift> ? Gift : never;

const { db, asUser } = await buildTestApp();
let ada: TestUser;
beforeAll(async () => {
  await loadCatalogue(db, catalogueDir);
  ada = await asUser('Ada');
}, 60_000);

afterEach(() => vi.useRealTimers());

/** 'price<=50 for:parents|family title:mug': all of them hold. */
function holds(rule: string, gift: Entry): boolean {
  return rule.split(' ').every((part) => {
    if (part.startsWith('price<=')) return gift.price <= Number(part.slice(7));
    if (part.startsWith('price>=')) return gift.price >= Number(part.slice(7));
    return isLabeled(part, gift);
  });
}

function isLabeled(part: string, gift: Entry): boolean {
  const at = part.indexOf(':');
  const values = part.slice(at + 1).split('|');
  const any = (labels: string[]) => values.some((value) => labels.includes(value));
  const word = new RegExp(`\\b(${values.join('|')})(s|es|ing|er|ers|ed)?\\b`, 'i');
  switch (part.slice(0, at)) {
    case 'for':
      return any(gift.relationships);
    case 'about':
      return any(gift.interests);
    case 'day':
      return any(gift.occasions);
    case 'title':
      return word.test(gift.title);
    default:
      return word.test(`${gift.title} ${gift.description}`);
  }
}

/** What is wrong with the first ten, or nothing. */
async function faultOf({ ask, every, some, none, first }: Sentence): Promise<string | undefined> {
  const answer = await ada.get(`/api/v1/search?limit=10&query=${encodeURIComponent(ask)}`);
  expect(answer.status).toBe(200);
  const found: Entry[] = answer.body.data.gifts.map(({ title }: { title: string }) => entries.get(title)!);
  const told = (gifts: Entry[]) =>
    gifts.map(({ title, price }) => `${title} $${price}`).join('; ') || 'nothing found';
  const wrong = found.filter((gift) => (every && !holds(every, gift)) || (none && holds(none, gift)));
  if (wrong.length > 0) return `wrong: ${told(wrong)}`;
  if ((every || some || first) && found.length === 0) return 'nothing found';
  if (first && !holds(first, found[0]!)) return `first: ${told(found)}`;
  if (some && !found.some((gift) => holds(some, gift))) return `none of: ${told(found)}`;
  return undefined;
}

interface Outcome {
  share: number;
  /** Which do not hold, and what was found instead. */
  faults: string;
}

async function outcomeOf(isAside: boolean): Promise<Outcome> {
  const asked = sentences.filter(({ aside }) => aside === isAside);
  const faults: string[] = [];
  for (const sentence of asked) {
    const fault = await faultOf(sentence);
    if (fault) faults.push(`"${sentence.ask}" ${fault}`);
  }
  const held = asked.length - faults.length;
  return { share: held / asked.length, faults: `${held} of ${asked.length}\n${faults.join('\n')}\n` };
}

describe('sentences as people say them', () => {
  it('are many, and a third was kept aside', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(180);
    expect(sentences.filter(({ aside }) => aside).length / sentences.length).toBeGreaterThan(0.3);
  });

  // Before Christmas half of the catalogue is in season, in July nothing is.
  it.each([
    ['that the word lists were tuned with', '2026-11-17', false, 0.95],
    ['that the word lists were tuned with', '2026-07-01', false, 0.95],
    ['that nobody looked at while tuning', '2026-11-17', true, 0.85],
    ['that nobody looked at while tuning', '2026-07-01', true, 0.85],
  ])(
    '%s find what is meant on %s',
    async (whose, day, isAside, least) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) });
      const { share, faults } = await outcomeOf(isAside);
      process.stdout.write(`Sentences ${whose}, on ${day}: ${faults}`);
      expect(share, faults).toBeGreaterThanOrEqual(least);
    },
    120_000,
  );
});
