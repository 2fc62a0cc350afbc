import { expect, test } from 'vitest';
import { buildTestApp } from './build-app.ts';
import { circlePath } from './builders/circles.ts';
import { coEditingPath } from './builders/co-editing.ts';
import { buildRecipient } from './factories.ts';
import { WISHES, openList } from './builders/sharing.ts';

/* Links that open something without signing in, or invite somebody: the response that made one is the only place that has it. */

const app = await buildTestApp();
const { pool, db, asUser } = app;
const ada = await asUser('Ada Lovelace');
const { listId } = await openList(app, ada);

/** Rows of all tables as text, in which bytes are hex digits. */
async function everyRow(): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

test.each<[string, () => Promise<string>]>([
  [
    'a shared list',
    async () => {
      const key = { 'idempotency-key': 'share' };
      return (await ada.post(`/api/gift-lists/${listId}/share`, WISHES, key)).body.data.link;
    },
  ],
  [
    'an invitation to a circle',
    async () => {
      const { id } = await buildRecipient(db, ada.id);
      const key = { 'idempotency-key': 'invite' };
      return (await ada.post(`${circlePath(id)}/invitation`, undefined, key)).body.data.link;
    },
  ],
  [
    'an invitation to edit a list',
    async () => {
      const key = { 'idempotency-key': 'edit' };
      return (await ada.post(`${coEditingPath(listId)}/invitation`, undefined, key)).body.data.link;
    },
  ],
  [
    'an invitation to sign up',
    async () => {
      await db.insert('operators', { userId: ada.id });
      const key = { 'idempotency-key': 'sign-up' };
      return (await ada.post('/api/v1/operator/invitations', {}, key)).body.data.link;
    },
  ],
  [
    'the takes of a signed-in giver',
    async () => {
      const ben = await asUser('Ben');
      const { token, refs } = await openList(app, ada);
      const key = { 'idempotency-key': 'take' };
      const body = { gift: refs[0], name: 'Ben' };
      const { body: made } = await ben.post(`/api/v1/s/${token}/takes`, body, key);
      return made.data.personalLink;
    },
  ],
])('no table has the link of %s', async (_, make) => {
  const link = await make();
  const secret = /[\w-]{43}$/.exec(link)?.[0];
  expect(secret).toBeDefined();
  const rows = await everyRow();
  expect(rows).toContain(ada.email);
  expect(rows).not.toContain(secret);
  expect(rows).not.toContain(Buffer.from(secret!).toString('hex'));
  expect(rows).not.toContain(Buffer.from(secret!, 'base64url').toString('hex'));
});
