import { allEndpoints } from '@tuckaway/contract/all';
import type { Endpoint } from '@tuckaway/contract/endpoint';
import { recipients } from '@tuckaway/contract/people/recipients';
import { tags } from '@tuckaway/contract/gifts/tags';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../test/server.ts';
import { api, type ApiInput } from './api.ts';
import { createKeyForBody } from './idempotency-keys.ts';

const LOSSES = {
  'a 502': () => HttpResponse.json({}, { status: 502 }),
  'a cut connection': () => HttpResponse.error(),
  'a body that cannot be read': () => new HttpResponse('{"data": {"id"', { status: 201 }),
};

/** A server that honors idempotency keys and loses the first responses. */
function fakeServer(lose: () => Response, times: number) {
  const seen = new Set<string>();
  const created: string[] = [];
  const changed = new Set<string>();
  const keys: string[] = [];
  server.use(
    http.all('*/api/*', async ({ request }) => {
      const key = request.headers.get('idempotency-key') ?? '';
      expect(key).toMatch(/^[0-9a-f-]{36}$/);
      keys.push(key);
      const what = `${request.method} ${request.url} ${await request.text()}`;
      if (!seen.has(key)) {
        if (request.method === 'POST') created.push(what);
        else changed.add(what);
      }
      seen.add(key);
      return keys.length > times ? HttpResponse.json({ data: { id: 1 } }) : lose();
    }),
  );
  return { keys, stored: () => created.length + changed.size };
}

/** Lets every pending wait pass; tells whether the call went well. */
async function press<E extends Endpoint>(endpoint: E, input: ApiInput<E>): Promise<'done' | 'failed'> {
  const outcome = api(endpoint, input).then(
    () => 'done' as const,
    () => 'failed' as const,
  );
  await vi.runAllTimersAsync();
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

const writes = Object.entries(allEndpoints).flatMap(([noun, calls]) =>
  Object.entries(calls)
    .filter(([, { method }]) => method !== 'GET')
    .map(([call, endpoint]) => ({ name: `${noun}.${call}`, endpoint })),
);
const input = {
  params: new Proxy({}, { get: () => 1 }),
  body: { name: 'cozy' },
} as ApiInput<Endpoint>;

describe.each(writes)('$name', ({ endpoint }) => {
  it.each(Object.entries(LOSSES))(
    'leaves one row although its response was lost (%s)',
    async (loss, lose) => {
      const { keys, stored } = fakeServer(lose, 1);
      const first = await press(endpoint, input);
      // A 5xx never repeats a write; what got no readable response is repeated once, with its key.
      expect(first).toBe(loss === 'a 502' ? 'failed' : 'done');
      expect(keys).toHaveLength(loss === 'a 502' ? 1 : 2);
      expect(new Set(keys).size).toBe(1);
      expect(stored()).toBe(1);
    },
  );
});

describe.each(writes.filter(({ endpoint }) => endpoint.status === 201))('$name', ({ endpoint }) => {
  it.each(Object.entries(LOSSES))(
    'leaves one row where the person presses again after %s',
    async (loss, lose) => {
      const { stored } = fakeServer(lose, loss === 'a 502' ? 1 : 2);
      expect(await press(endpoint, input)).toBe('failed');
      expect(await press(endpoint, input)).toBe('done');
      expect(stored()).toBe(1);
    },
  );
});

describe('the same create again', () => {
  const ann = { body: { name: 'Ann' } };

  it('counts as a new wish once the first has worked', async () => {
    const { stored } = fakeServer(LOSSES['a 502'], 0);
    await press(recipients.create, ann);
    await press(recipients.create, ann);
    expect(stored()).toBe(2);
  });

  it('counts as a new wish after a refusal', async () => {
    const { keys } = fakeServer(() => HttpResponse.json({ code: 'invalid' }, { status: 422 }), 1);
    expect(await press(recipients.create, ann)).toBe('failed');
    await press(recipients.create, ann);
    expect(new Set(keys).size).toBe(2);
  });

  it('counts as another wish with other words in it', async () => {
    const { keys } = fakeServer(LOSSES['a 502'], 1);
    await press(recipients.create, ann);
    await press(recipients.create, { body: { name: 'Bea' } });
    expect(new Set(keys).size).toBe(2);
  });

  it('counts as a new wish where the collection was changed in between', async () => {
    const { keys } = fakeServer(LOSSES['a 502'], 1);
    await press(tags.create, { body: { name: 'cozy' } });
    await press(tags.remove, { params: { tagId: 4 } });
    await press(tags.create, { body: { name: 'cozy' } });
    expect(new Set(keys).size).toBe(3);
  });
});

it('a form keeps its key for as long as its content is the same', () => {
  const keyFor = createKeyForBody();
  const first = keyFor({ title: 'Kite' });
  expect(keyFor({ title: 'Kite' })).toBe(first);
  expect(keyFor({ title: 'Bowl' })).not.toBe(first);
  expect(createKeyForBody()({ title: 'Kite' })).not.toBe(first);
});
