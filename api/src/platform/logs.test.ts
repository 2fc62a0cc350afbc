import { expect, test } from 'vitest';
import { raw, sql } from '../db/sql.ts';
import { buildTestApp } from '../test/build-app.ts';
import { createLog } from './log.ts';

const lines: string[] = [];
const log = createLog({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) });
const { app, db, asUser, asVisitor } = await buildTestApp({}, { log });

const SECRETS = {
  name: 'Zebulon Quartermain',
  email: 'zebulon.private@example.com',
  note: 'allergic to walnuts',
  words: 'surprise-for-zebulon',
};
app.get('/test/throws', { config: { rateLimit: 'none' } }, () => {
  throw new Error(`No gift for ${SECRETS.name}`, { cause: new TypeError(SECRETS.note) });
});
app.get('/test/constraint', { config: { rateLimit: 'none' } }, () =>
  db.execute(sql`insert into identities (user_id, provider, issuer, subject, email)
    values (1, 'nobody', 'x', ${SECRETS.name}, ${SECRETS.email})`),
);
app.get('/test/missing', { config: { rateLimit: 'none' } }, () =>
  db.execute(sql`insert into operators (user_id) values (2147483000)`),
);
// The error of a statement that exceeded its time limit.
app.get('/test/timeout', { config: { rateLimit: 'none' } }, () =>
  db.execute(raw(`do $$ begin raise exception '${SECRETS.note}' using errcode = '57014'; end $$`)),
);

test('no line of the log holds anything personal, whichever layer breaks', async () => {
  const ada = await asUser(SECRETS.name);
  const { name, email, note, words } = SECRETS;
  await ada.post('/api/v1/recipients', { name, email });
  await ada.post('/api/v1/recipients', { name: note.repeat(50), email });
  await ada.get(`/api/v1/search?query=${encodeURIComponent(words)}`);
  await ada.get(`/api/v1/search?query=${encodeURIComponent(words)}&unknown=${words}`);
  await ada.get(`/api/v1/gifts/%E0%A4%A?query=${words}`);
  await ada.get(`/api/v1/nothing/${words}`);
  await asVisitor.post('/api/v1/waitlist', { email, platforms: ['nothing'] });
  const headers = { cookie: ada.cookie, 'content-type': 'application/json' };
  const badJson = `{"name": "${name}", ${note}`;
  const answers = [
    await app.inject({ method: 'POST', url: '/api/v1/recipients', headers, payload: badJson }),
    await app.inject('/test/throws'),
    await app.inject('/test/constraint'),
    await app.inject('/test/timeout'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 500, 500, 503]);
  const text = lines.join('');
  expect(text).toContain('request failed');
  for (const secret of [...Object.values(SECRETS), 'Zebulon', 'walnuts']) expect(text).not.toContain(secret);
});

test('a logged error has its message and its place', async () => {
  lines.length = 0;
  await app.inject('/test/constraint');
  const failure = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed');
  expect(failure.err).toMatchObject({ code: '23514', constraint: 'identities_provider_check' });
  expect(failure.err.stack[0]).toMatch(/^at /);
});

test('a violated foreign key is answered like a missing thing, and logged', async () => {
  lines.length = 0;
  expect((await app.inject('/test/missing')).statusCode).toBe(404);
  const warned = lines
    .map((line) => JSON.parse(line))
    .find(({ msg }) => msg === 'the database refused a value');
  expect(warned).toMatchObject({ level: 40, err: { code: '23503' } });
});
