// npm run test:servers: the long drill with several servers, docs/several-servers.md. Needs `npm run build` first.
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasPgBouncer, startPgBouncer } from '../../api/src/test/servers/pgbouncer.ts';
import { findNginx } from '../../scripts/install/find-nginx.mjs';
import { startInstallation, untilTrue, type Installation } from './installation.ts';
import { Load, type LoadReport } from './load.ts';
import type { Person } from './person.ts';
import { buildPrevious } from './previous-version.ts';

const BUILD = join(import.meta.dirname, '../../build');
const PLACES = [0, 1] as const;
const PEOPLE = 8;

const { values } = parseArgs({
  options: { from: { type: 'string' }, kills: { type: 'string', default: '20' } },
});
const programs = findNginx();
if (!programs || !hasPgBouncer()) {
  console.error(
    'Please install nginx and PgBouncer first (Debian: apt install nginx-light openssl pgbouncer).',
  );
  process.exit(1);
}

const started = Date.now();
const say = (text: string) => console.error(`${Math.round((Date.now() - started) / 1000)} s: ${text}`);

async function bothServe(installation: Installation): Promise<void> {
  for (const place of PLACES) {
    await untilTrue(() => installation.servers[place].isReady(), `server ${place}`);
    await installation.isServing(place);
  }
}

async function signInPeople(installation: Installation): Promise<Person[]> {
  const people = Array.from({ length: PEOPLE }, (_, at) => installation.person(`127.0.1.${at + 1}`));
  for (const [at, person] of people.entries()) await person.signIn(installation.oidc, `person${at}`);
  return people;
}

const startLoad = (people: Person[]) =>
  new Load(people, ['/', '/api/v1/auth/me', '/api/v1/tags', '/api/v1/recipients']);

/** Checks that every read succeeded, that every write is stored once, and that nobody was signed out. */
async function expectWhole(load: Load): Promise<LoadReport> {
  const report = await load.stop();
  deepEqual(report.failures, []);
  deepEqual(await load.differences(), []);
  return report;
}

async function deploy(installation: Installation, people: Person[], build: string): Promise<void> {
  const load = startLoad(people);
  for (const place of PLACES) {
    equal(await installation.servers[place].stop(), 0);
    installation.start(place, build);
    await untilTrue(() => installation.servers[place].isReady(), `server ${place}`);
    await installation.isServing(place);
  }
  const { reads, writes, repeated } = await expectWhole(load);
  deepEqual(repeated, []);
  say(`deployed under ${reads} reads and ${writes} writes, none failed`);
}

async function kill(installation: Installation, people: Person[], times: number): Promise<void> {
  const load = startLoad(people);
  for (let time = 0; time < times; time++) {
    const place = PLACES[time % 2]!;
    const before = load.report.writes;
    await installation.servers[place].stop('SIGKILL');
    await untilTrue(() => load.report.writes > before + PEOPLE, 'writes without that server');
    installation.start(place, BUILD);
    await untilTrue(() => installation.servers[place].isReady(), `server ${place}`);
    await installation.isServing(place);
  }
  const { reads, writes, repeated } = await expectWhole(load);
  say(`${times} kills under ${reads} reads and ${writes} writes: no read failed, nothing doubled or lost`);
  say(`writes that the browser had to repeat: ${repeated.length} ${[...new Set(repeated)].join(', ')}`);
}

/** Checks that the server refuses to start on a pooler, with one sentence. */
async function refusesPooler(installation: Installation): Promise<void> {
  const pooler = await startPgBouncer(installation.databaseUrl);
  try {
    const env = {
      PATH: process.env.PATH,
      PUBLIC_URL: installation.nginx.origin,
      DATABASE_URL: pooler.url,
      PORT: '1',
    };
    const { status, stderr } = spawnSync(process.execPath, [join(BUILD, 'api/main.js')], {
      env,
      encoding: 'utf8',
    });
    equal(status, 1);
    match(stderr, /^DATABASE_URL leads to a connection pooler, such as PgBouncer, .*\n$/);
    say('behind PgBouncer the server ends with one sentence');
  } finally {
    await pooler.stop();
  }
}

const previous = buildPrevious(values.from);
say(`the previous version is ${previous.commit}`);
const installation = await startInstallation(programs, previous.build);
try {
  await bothServe(installation);
  const people = await signInPeople(installation);
  await deploy(installation, people, BUILD);
  await kill(installation, people, Number(values.kills));
  for (const person of people) equal((await person.call('GET', '/api/v1/auth/me')).status, 200);
  ok(installation.servers.every(({ output }) => !output.includes('"level":60')));
  await refusesPooler(installation);
  say('passed');
} finally {
  await installation.close();
}
