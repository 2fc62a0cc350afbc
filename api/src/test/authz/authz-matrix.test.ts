import { allEndpoints } from '@tuckaway/contract/all';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildMatrixFixture, matrixDataDir, snapshot, type MatrixFixture } from './authz-fixture.ts';
import { MATRIX } from './authz-matrix.ts';
import {
  DECLARED,
  methodOf,
  nameOf,
  pathOf,
  ROLES,
  UNKNOWN_ID,
  type MatrixRow,
  type Role,
} from './matrix-row.ts';
import { buildTestApp, type TestAnswer, type TestClient } from '../build-app.ts';

// Each call goes to the other one of two servers.
const app = await buildTestApp({ dataDir: matrixDataDir }, { servers: 2 });

/** The caller, and the user that its request claims to be. */
function callerOf(role: Role, { a, b, operator }: MatrixFixture): { client: TestClient; me: number } {
  switch (role) {
    case 'visitor':
      return { client: app.asVisitor, me: a.id };
    case 'owner':
      return { client: a, me: a.id };
    case 'other':
      return { client: b, me: b.id };
    case 'mismatch':
      return { client: a, me: b.id };
    case 'operator':
      return { client: operator, me: operator.id };
  }
}

interface Call {
  method: ReturnType<typeof methodOf>;
  path: string;
  body: object | undefined;
}

function send(
  client: TestClient,
  { method, path, body }: Call,
  headers?: Record<string, string>,
): Promise<TestAnswer> {
  return method === 'get' ? client.get(path, headers) : client[method](path, body, headers);
}

const callOf = (row: MatrixRow, f: MatrixFixture, me: number): Call => ({
  method: methodOf(row),
  path: pathOf(row, f, me),
  body: row.body?.(f, me),
});

const withoutRequestId = (answer: TestAnswer) => ({ ...answer.body, requestId: '' });

function expectProblem(answer: TestAnswer): void {
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.body).toMatchObject({ status: answer.status, detail: expect.any(String) });
  expect(answer.body).not.toHaveProperty('data');
}

/** Whether a query or body may name the caller's account. */
function takesClaim(input: z.ZodType): boolean {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return 'userId' in properties || 'createdById' in properties;
}

const named = MATRIX.map((row) => ({ row, name: nameOf(row) }));
const cases = MATRIX.flatMap((row) =>
  ROLES.flatMap((role) => {
    const expected = row.expected[role];
    return expected === undefined ? [] : [{ row, role, expected, name: nameOf(row) }];
  }),
);

describe('the authorization matrix', async () => {
  const fixture = await buildMatrixFixture(app);
  const missing = withoutRequestId(await fixture.a.get(`/api/v1/gifts/${UNKNOWN_ID}`));

  test('covers every declared call and document, and nothing else', () => {
    const asked = MATRIX.map(({ call }) => call);
    expect([...new Set(asked)].toSorted()).toEqual([...DECLARED.keys()].toSorted());
  });

  test('tells its rows apart by their names', () => {
    const names = MATRIX.map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });

  test('has a caller who claims to be somebody else for each call that takes such a claim', () => {
    const claiming = Object.entries(allEndpoints).flatMap(([noun, calls]) =>
      Object.entries(calls)
        .filter(([, { query, body }]) => [query, body].some(takesClaim))
        .map(([name]) => `${noun}.${name}`),
    );
    const refused = MATRIX.filter(({ expected }) => expected.mismatch === 403).map(({ call }) => call);
    expect(claiming).not.toEqual([]);
    expect(claiming.filter((call) => !refused.includes(call as MatrixRow['call']))).toEqual([]);
  });

  const isRefusal = ({ expected }: { expected: number }) => expected >= 400;
  let last: unknown;
  /** Fails if the database changed since the last call. */
  async function expectUnchanged(): Promise<void> {
    const before = last;
    last = await snapshot(app.db);
    expect(last).toEqual(before);
  }

  // Refusals come first: they share one fixture, and checksums of few rows are quick.
  describe('a refusal changes nothing', () => {
    beforeAll(async () => void (last = await snapshot(app.db)));

    test.each(cases.filter(isRefusal))('$name: $role gets $expected', async ({ row, role, expected }) => {
      const { client, me } = callerOf(role, fixture);
      const answer = await send(client, callOf(row, fixture, me));
      expect(answer.status).toBe(expected);
      expectProblem(answer);
      await expectUnchanged();
      expect(expected === 404 ? withoutRequestId(answer) : missing).toEqual(missing);
    });

    const writes = named.filter(({ row }) => methodOf(row) !== 'get');
    test.each(writes)('$name: is refused from another site', async ({ row }) => {
      const call = callOf(row, fixture, fixture.a.id);
      const answer = await send(fixture.a, call, { 'sec-fetch-site': 'cross-site' });
      expect(answer.status).toBe(403);
      expectProblem(answer);
      await expectUnchanged();
    });
  });

  test.each(cases.filter((one) => !isRefusal(one)))(
    '$name: $role gets $expected',
    async ({ row, role, expected }) => {
      // Changes of a write are undone before the next row.
      const f = methodOf(row) === 'get' ? fixture : await buildMatrixFixture(app);
      const { client, me } = callerOf(role, f);
      const answer = await send(client, callOf(row, f, me));
      expect(answer.status).toBe(expected);
      expect(row.check?.(answer.body.data ?? answer.body, f, role) ?? true).toBe(true);
    },
  );

  test.each(named)('$name: a revoked session is a visitor’s', async ({ row }) => {
    const revoked = await app.asUser('Revoked');
    await app.db.update('sessions', { revokedAt: new Date() }, { id: revoked.sessionId });
    const call = callOf(row, fixture, fixture.a.id);
    expect((await send(revoked, call)).status).toBe(row.expected.visitor);
  });

  const withId = named.filter(({ row }) => /\/\d+(\/|\?|$)/.test(pathOf(row, fixture, 1)));
  test.each(withId)('$name: a malformed id is refused as such', async ({ row }) => {
    for (const id of ['abc', '0', '-1', '1.5', '9007199254740992']) {
      const call = callOf(row, fixture, fixture.a.id);
      const path = call.path.replace(/\/\d+/, `/${id}`);
      expect((await send(fixture.a, { ...call, path })).status).toBe(400);
    }
  });
});
