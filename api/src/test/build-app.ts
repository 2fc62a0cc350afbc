import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { buildApp, type AppOptions } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import type { Database } from '../db/connection/pool.ts';
import { hashToken, newToken, sessionToken } from '../platform/security/session.ts';
import { buildUser } from './factories.ts';
import { openTestDatabase } from './database/test-database.ts';
import type { TestDb } from './database/test-db.ts';

export interface TestAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The parsed JSON, untyped: tests check the bytes of the response, not a type. */
  body: any; // oxlint-disable-line no-explicit-any -- responses are read as they were sent
}

/** Somebody who makes calls. */
export interface TestClient {
  get(path: string, headers?: Headers): Promise<TestAnswer>;
  post(path: string, body?: unknown, headers?: Headers): Promise<TestAnswer>;
  put(path: string, body?: unknown, headers?: Headers): Promise<TestAnswer>;
  delete(path: string, body?: unknown, headers?: Headers): Promise<TestAnswer>;
}
type Headers = Record<string, string>;

export interface TestUser extends TestClient {
  id: number;
  name: string;
  email: string;
  favoritesId: number;
  sessionId: number;
  /** The cookie header this user's browser would send. */
  cookie: string;
}

export interface TestApp {
  app: FastifyInstance;
  db: TestDb;
  asVisitor: TestClient;
  /** A new account of that name, signed in. */
  asUser(name: string): Promise<TestUser>;
  pool: Database['pool'];
  /** Calls another server on the same database, as a visitor unless a user is given; returns the response. */
  startAnother(): Promise<(user?: TestUser) => TestClient>;
}

const NO_PROVIDERS: AppOptions['providers'] = {
  verifiers: {},
  dialog: { google: null, apple: null, oidc: null },
};
const HOUR_MS = 60 * 60 * 1000;

export const testConfig = (overrides: Partial<Config> = {}): Config => ({
  ...readConfig('local', { LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000', DATA_DIR: '/nonexistent' }),
  ...overrides,
});

type TestParts = Partial<AppOptions> & {
  /** With two, every other call goes to another server on the same database. */
  servers?: 1 | 2;
};

/** Call it at the top of a test file: empty tables, the real app, and it closes itself after the file. */
export async function buildTestApp(
  overrides: Partial<Config> = {},
  { servers = 1, ...parts }: TestParts = {},
): Promise<TestApp> {
  const config = testConfig(overrides);
  const database = await openTestDatabase();
  const { db, pool } = database;
  const start = () =>
    buildApp({
      config,
      ...database,
      log: pino({ level: config.logLevel }),
      providers: NO_PROVIDERS,
      ...parts,
    });
  const app = await start();
  const apps = servers === 2 ? [app, await start()] : [app];
  let calls = 0;
  const next = () => apps[calls++ % apps.length]!;
  afterAll(async () => {
    for (const one of apps) await one.close();
    await database.close();
  });
  return {
    app,
    db,
    pool,
    asVisitor: clientOf(next),
    asUser: (name) => signIn(next, db, name),
    startAnother: async () => {
      const another = await start();
      return (user) => clientOf(() => another, user && { cookie: user.cookie });
    },
  };
}

async function signIn(next: () => FastifyInstance, db: TestDb, name: string): Promise<TestUser> {
  const user = await buildUser(db, { name });
  const token = sessionToken(user.id, newToken());
  const expiresAt = new Date(Date.now() + HOUR_MS);
  const session = await db.insert('sessions', { userId: user.id, identityId: user.identityId, expiresAt });
  const sessionId = session.id;
  await db.insert('accessTokens', { userId: user.id, hash: hashToken(token), sessionId, expiresAt });
  const cookie = `accessToken=${token}`;
  const { id, email, favoritesId } = user;
  return { id, name, email, favoritesId, sessionId, cookie, ...clientOf(next, { cookie }) };
}

function clientOf(next: () => FastifyInstance, own: Headers = {}): TestClient {
  const call = async (
    method: InjectOptions['method'],
    url: string,
    body?: unknown,
    headers: Headers = {},
  ) => {
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const json = { 'content-type': 'application/json' };
    const answer = await next().inject({ method, url, headers: { ...json, ...own, ...headers }, ...payload });
    const isJson = /json/.test(String(answer.headers['content-type']));
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: isJson ? answer.json() : answer.payload,
    };
  };
  return {
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    delete: (path, body, headers) => call('DELETE', path, body, headers),
  };
}
