import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from './build-app.ts';
import { buildDay, buildGift, buildRecipient, buildRecipientGift } from './factories.ts';

const { db, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const gift = await buildGift(db);
const mum = await buildRecipient(db, ada.id);
const day = await buildDay(db, ada.id, { recipientId: mum.id });
const link = await buildRecipientGift(db, ada.id, { recipientId: mum.id, giftId: gift.id });
const list = (await ada.post('/api/gift-lists/simple', { title: 'Hers' })).body.data.id as number;
const RUNS = { numRuns: 60 };

/** Text of every kind: plain, astral, half surrogates, controls, what SQL and LIKE treat specially. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 260 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '\udc00x',
    '\u202Eevil',
    "'; drop table gifts; --",
    '%_\\',
    '\u0085',
    '\n\t',
  ),
  fc.constantFrom('🎁'.repeat(31), 'é'.normalize('NFD').repeat(40), 'ß'.repeat(201), ' '.repeat(300)),
);
const number = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, 1_000_000, 1_000_000.01, 0.1 + 0.2, 1e21, Number.MAX_SAFE_INTEGER),
);
const anything = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.constant([]), fc.constant({}));
/** Mostly of the right kind, sometimes not. */
const mostly = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: anything });

/** The value after a trip through JSON, which turns Infinity and NaN into null. */
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value ?? null)) as unknown;

const optional = { requiredKeys: [] };

const date = fc.date({ noInvalidDate: true }).map((moment) => moment.toISOString().slice(0, 10));
const dayFields = {
  kind: mostly(fc.constantFrom('birthday', 'anniversary', 'holiday', 'own')),
  name: mostly(text),
  month: mostly(fc.integer({ min: 0, max: 13 })),
  day: mostly(fc.integer({ min: 0, max: 32 })),
  year: mostly(fc.integer({ min: 1800, max: 2200 })),
  holiday: mostly(fc.constantFrom('easter', 'christmas', 'toString')),
  remind: mostly(fc.array(number)),
};

describe('hostile input', () => {
  test('becomes a gift as it was meant, or is refused; it never breaks the server', async () => {
    const body = fc.record(
      {
        title: mostly(text),
        price: mostly(number),
        purchaseUrl: mostly(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), text)),
        description: mostly(text),
      },
      optional,
    );
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const { status, body: answer } = await ada.post('/api/v1/gifts', sent);
        expect([201, 400]).toContain(status);
        if (status === 400) return;
        const { data } = answer;
        expect(data.title).toBe(
          String(sent.title)
            .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
            .normalize('NFC')
            .trim(),
        );
        expect([...data.title].length).toBeLessThanOrEqual(200);
        expect(data.price ?? 0).toBeCloseTo(Number(asJson(sent.price) ?? 0), 4);
        expect((await ada.get(`/api/v1/gifts/${data.id}`)).body).toEqual(answer);
      }),
      RUNS,
    );
  });

  test.each([
    ['a list', '/api/gift-lists/simple', 'post', { title: mostly(text), isPrivate: mostly(fc.boolean()) }],
    [
      'a list’s change',
      `/api/gift-lists/${list}`,
      'put',
      { title: mostly(text), isPrivate: mostly(fc.boolean()) },
    ],
    ['a recipient', '/api/v1/recipients', 'post', { name: mostly(text), email: mostly(fc.emailAddress()) }],
    ['a recipient’s change', `/api/v1/recipients/${mum.id}`, 'put', { name: mostly(text), email: anything }],
    [
      'what one knows of a recipient',
      `/api/v1/recipients/${mum.id}`,
      'put',
      {
        name: fc.constant('Mum'),
        relationship: mostly(text),
        interests: mostly(fc.array(anything)),
        goodToKnow: mostly(text),
        budget: mostly(number),
      },
    ],
    ['a day', `/api/v1/recipients/${mum.id}/days`, 'post', dayFields],
    ['a day’s change', `/api/v1/recipient-days/${day.id}`, 'put', dayFields],
    [
      'how far a gift is',
      `/api/v1/recipient-gifts/${link.id}`,
      'put',
      {
        forDay: mostly(fc.record({ dayId: mostly(fc.constant(day.id)), on: mostly(date) })),
        boughtAt: mostly(date),
        thankedAt: mostly(date),
        paid: mostly(number),
        thanksNote: mostly(text),
      },
    ],
    [
      'how one is reminded',
      '/api/v1/me/reminders',
      'put',
      { timeZone: mostly(text), leads: mostly(fc.array(number)), byMail: anything, evenWhenBought: anything },
    ],
    [
      'people to import',
      '/api/v1/recipients/import',
      'post',
      {
        people: mostly(
          fc.array(
            fc.record({
              name: mostly(text),
              email: mostly(fc.emailAddress()),
              birthday: mostly(fc.object()),
            }),
            { maxLength: 3 },
          ),
        ),
      },
    ],
    [
      'a file of contacts',
      '/api/v1/recipients/import/preview',
      'post',
      { fileName: mostly(text), content: mostly(fc.base64String({ maxLength: 400 })) },
    ],
    [
      'a link',
      '/api/v1/recipient-gifts/bulk',
      'post',
      { giftId: mostly(fc.constant(gift.id)), recipientIds: mostly(fc.array(number)), note: text },
    ],
    [
      'a save',
      '/api/v1/user-saved-gifts',
      'post',
      { giftId: mostly(fc.constant(gift.id)), giftListId: mostly(number) },
    ],
  ] as const)('never breaks the server as %s', async (_, path, method, fields) => {
    await fc.assert(
      fc.asyncProperty(fc.record<Record<string, unknown>, never>(fields, optional), async (sent) => {
        const { status, body } = await ada[method](path, sent);
        expect(status, JSON.stringify(body)).toBeLessThan(500);
      }),
      RUNS,
    );
  });

  test.each([
    ['/api/v1/user-saved-gifts', ['query', 'sort', 'cursor', 'limit', 'giftId', 'mine']],
    ['/api/gift-lists/public', ['occasion', 'cursor', 'limit']],
    [`/api/gift-lists/${list}/gifts`, ['cursor', 'limit']],
    ['/api/v1/recipient-gifts', ['giftId', 'recipientId']],
    ['/api/v1/upcoming', ['recipientId', 'cursor', 'limit']],
    ['/api/v1/budget', ['year']],
    ['/api/v1/search/suggestions', ['query']],
    [`/api/v1/recipients/${mum.id}/ideas`, ['limit']],
    [`/api/v1/gifts/${gift.id}/ideas`, ['limit']],
  ])('never breaks the server in the address of %s', async (path, names) => {
    const key = fc
      .array(fc.oneof(text, fc.integer(), number))
      .map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url'));
    const values = fc.oneof(text, key, fc.integer().map(String));
    await fc.assert(
      fc.asyncProperty(fc.subarray(names, { minLength: 1 }), values, async (chosen, value) => {
        const safe = encodeURIComponent(value.toWellFormed());
        const { status } = await ada.get(`${path}?${chosen.map((name) => `${name}=${safe}`).join('&')}`);
        expect(status, value).toBeLessThan(500);
      }),
      RUNS,
    );
  });

  test.each(['%00', '%ff', '%ed%a0%80', '%', '%E0%A4%A'])(
    'leads to a refusal as broken text %s in the address',
    async (raw) => {
      for (const path of [`/api/v1/user-saved-gifts?query=${raw}`, `/api/v1/gifts/${raw}`]) {
        const { status } = await ada.get(path);
        expect(status).toBeLessThan(500);
      }
    },
  );
});
