import { auth } from '@tuckaway/contract/accounts/auth';
import { giftLists } from '@tuckaway/contract/gifts/gift-lists';
import { tags } from '@tuckaway/contract/gifts/tags';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../test/server.ts';
import { wait } from '../wait.ts';
import { ApiError } from './api-error.ts';
import { api } from './api.ts';
import { RETRY, backoffMs } from './retry.ts';
import { buildUrl, REQUEST_TIMEOUT_MS } from './send.ts';
import { scheduleTokenRefresh } from './session-refresh.ts';

const TAGS = '*/api/v1/tags';
const REFRESH = '*/api/v1/auth/refresh';
const problem = (status: number, body: object = {}) => HttpResponse.json(body, { status });

/** Lets every pending wait pass and returns the error. */
async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const caught = call.then(
    () => undefined,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  const error = await caught;
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

function countCalls(path: string, answer: () => Response | Promise<Response>) {
  const calls: Request[] = [];
  server.use(
    http.all(path, ({ request }) => {
      calls.push(request);
      return answer();
    }),
  );
  return calls;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('answers', () => {
  it('unwraps data and sends cookies, JSON and the query', async () => {
    const calls = countCalls('*/api/gift-lists', () => HttpResponse.json({ data: [] }));
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(await api(giftLists.mine, { query: { userId: 7 } })).toEqual([]);
    expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('include');
    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(new URL(calls[0]?.url ?? '').search).toBe('?userId=7');
  });

  it('takes a flat body where there is no wrapper', async () => {
    server.use(http.post(TAGS, () => HttpResponse.json({ id: 3, name: 'cozy' })));
    expect(await api(tags.create, { body: { name: 'cozy' } })).toEqual({ id: 3, name: 'cozy' });
  });

  it('joins lists in queries by commas and leaves out what is not set', () => {
    expect(buildUrl('/x/:id', { id: 4 }, { price: ['a', 'b'], empty: undefined })).toBe('/x/4?price=a%2Cb');
  });
});

describe('failures', () => {
  it.each([
    [400, 'validation', 'API Error: 400 Bad Request'],
    [403, 'auth', 'API Error: 403 Forbidden'],
    [404, 'notFound', 'API Error: 404 Not Found'],
    [409, 'generic', 'API Error: 409 Conflict'],
    [422, 'validation', 'API Error: 422 Unprocessable Content'],
    [503, 'server', 'API Error: 503 Service Unavailable'],
  ])('%i is of kind %s and reads "%s"', async (status, kind, message) => {
    server.use(http.get(TAGS, () => problem(status)));
    expect(await failureOf(api(tags.list, {}))).toMatchObject({ status, kind, message });
  });

  it('carries what the server says about fields, its code and its sentence', async () => {
    server.use(
      http.post(TAGS, () =>
        problem(422, {
          code: 'invalid',
          detail: 'Look again.',
          errors: [{ path: '/name', message: 'Tag name is required' }],
        }),
      ),
    );
    expect(await failureOf(api(tags.create, { body: { name: '' } }))).toMatchObject({
      code: 'invalid',
      detail: 'Look again.',
      fields: { name: 'Tag name is required' },
    });
  });

  it('calls a broken line a network error', async () => {
    server.use(http.get(TAGS, () => HttpResponse.error()));
    const error = await failureOf(api(tags.list, {}));
    expect(error).toMatchObject({ status: 0, kind: 'network' });
    expect(error.message).toMatch(/^Network Error: ./);
  });

  it('gives up after 30 seconds', async () => {
    server.use(http.get(TAGS, () => new Promise<Response>(() => {})));
    const startedAt = Date.now();
    const error = await failureOf(api(tags.list, {}, { retry: RETRY.never }));
    expect(error).toMatchObject({ status: 0, kind: 'timeout', message: 'Request timeout' });
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(REQUEST_TIMEOUT_MS);
  });

  it.each([
    ['of a success', 200],
    ['of a failure', 503],
  ])('gives up after 30 seconds where the body %s stalls', async (_, status) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
      const stalling = new ReadableStream({
        start: (body) => init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason)),
      });
      return new Response(stalling, { status });
    });
    const startedAt = Date.now();
    const error = await failureOf(api(tags.list, {}, { retry: RETRY.never }));
    fetched.mockRestore();
    expect(error).toMatchObject({ status: 0, kind: 'timeout', message: 'Request timeout' });
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(REQUEST_TIMEOUT_MS);
  });

  it('calls a success that cannot be read a network error', async () => {
    server.use(http.get(TAGS, () => new HttpResponse('{"data": [', { status: 200 })));
    expect(await failureOf(api(tags.list, {}))).toMatchObject({ status: 0, kind: 'network' });
  });
});

describe('retries', () => {
  it('repeats a read three times on server errors', async () => {
    const calls = countCalls(TAGS, () => problem(500));
    await failureOf(api(tags.list, {}));
    expect(calls).toHaveLength(4);
  });

  it('repeats reads of lists, categories and search twice', async () => {
    const calls = countCalls(TAGS, () => problem(502));
    await failureOf(api(tags.list, {}, { retry: RETRY.browsing }));
    expect(calls).toHaveLength(3);
  });

  it('never repeats a 4xx answer', async () => {
    const calls = countCalls(TAGS, () => problem(404));
    await failureOf(api(tags.list, {}));
    expect(calls).toHaveLength(1);
  });

  it('repeats a write once on a broken line, with the same key', async () => {
    const calls = countCalls(TAGS, () => HttpResponse.error());
    await failureOf(api(tags.create, { body: { name: 'cozy' } }));
    const keys = calls.map((call) => call.headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('does not repeat a write that the server refused or failed', async () => {
    const calls = countCalls(TAGS, () => problem(500));
    await failureOf(api(tags.create, { body: { name: 'cozy' } }));
    expect(calls).toHaveLength(1);
  });

  it('waits 50 to 100 percent of a doubling time, at most 10 seconds', () => {
    expect([0, 1, 2].map((retry) => backoffMs(retry, 1000, () => 1))).toEqual([1000, 2000, 4000]);
    expect(backoffMs(0, 500, () => 0)).toBe(250);
    expect(backoffMs(9, 1000, () => 1)).toBe(10_000);
  });
});

describe('an expired session', () => {
  it('starts one refresh for many calls, which are then repeated', async () => {
    let fresh = false;
    const refreshes = countCalls(REFRESH, () => {
      fresh = true;
      return HttpResponse.json({ data: {}, tokensRefreshed: true });
    });
    server.use(http.get(TAGS, () => (fresh ? HttpResponse.json({ data: [] }) : problem(401))));
    expect(await Promise.all([1, 2, 3].map(() => api(tags.list, {})))).toEqual([[], [], []]);
    expect(refreshes).toHaveLength(1);
  });

  it('starts a refresh although the next one was scheduled during the call', async () => {
    let fresh = false;
    const refreshes = countCalls(REFRESH, () => {
      fresh = true;
      return HttpResponse.json({ data: {}, tokensRefreshed: true });
    });
    server.use(
      http.get(TAGS, async () => {
        if (fresh) return HttpResponse.json({ data: [] });
        await wait(10);
        scheduleTokenRefresh();
        return problem(401);
      }),
    );
    expect(await api(tags.list, {})).toEqual([]);
    expect(refreshes).toHaveLength(1);
  });

  it('stays an auth failure where the refresh is refused', async () => {
    const refreshes = countCalls(REFRESH, () => problem(401));
    const calls = countCalls(TAGS, () => problem(401));
    expect(await failureOf(api(tags.list, {}))).toMatchObject({ kind: 'auth', status: 401 });
    expect(refreshes).toHaveLength(1);
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['a lost connection', () => HttpResponse.error(), { kind: 'network', status: 0 }],
    ['a server error', () => problem(503), { kind: 'server', status: 503 }],
    ['a rate limit', () => problem(429), { kind: 'generic', status: 429 }],
  ])('reports %s during the refresh as such: the session may be alive', async (_, refresh, failure) => {
    countCalls(REFRESH, refresh);
    countCalls(TAGS, () => problem(401));
    expect(await failureOf(api(tags.list, {}, { retry: RETRY.never }))).toMatchObject(failure);
  });

  it('starts no refresh in the sign-in calls themselves', async () => {
    const refreshes = countCalls(REFRESH, () => problem(401));
    server.use(http.post('*/api/v1/auth/google', () => problem(401)));
    await failureOf(api(auth.google, { body: { credential: 'x' } }, { refreshOn401: false }));
    expect(refreshes).toHaveLength(0);
  });
});
