import { describe, expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { buildTestApp } from '../../test/build-app.ts';
import {
  circleOf,
  circlePath,
  invitationPath,
  invite,
  joinCircle,
  joinedCircle,
  tokenIn,
} from '../../test/builders/circles.ts';
import { buildRecipient } from '../../test/factories.ts';

const app = await buildTestApp();
const { db, asUser, startAnother } = app;
const [ada, ben] = [await asUser('Ada Long'), await asUser('Ben Short')];
const [cleo, eve] = [await asUser('Cleo'), await asUser('Eve')];

describe('an invitation', () => {
  test('says who invites and whom to, and makes both members', async () => {
    const { personId, token } = await invite(app, ada);
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect((await ben.get(invitationPath(token))).body.data).toEqual({
      invitedBy: 'Ada',
      personName: 'Mom',
      memberNames: ['Ada'],
      recipientId: null,
    });
    const answer = await joinCircle(ben, token);
    expect(answer.status).toBe(201);
    const bens = answer.body.data.recipientId;
    expect((await ben.get(`/api/v1/recipients/${bens}`)).body.data.name).toBe('Mum');
    const names = ({ members }: { members: { name: string }[] }) => members.map(({ name }) => name);
    expect(names(await circleOf(ada, personId))).toEqual(['Ada', 'Ben']);
    expect(names(await circleOf(ben, bens))).toEqual(['Ada', 'Ben']);
    expect((await ben.get(invitationPath(token))).body.data.recipientId).toBe(bens);
  });

  test('stores a hash only and tells only its owner of the invitation', async () => {
    const { personId, token } = await invite(app, ada);
    const bens = await joinedCircle(ben, token);
    expect((await circleOf(ada, personId)).linkEndsAt).toMatch(/^\d{4}-/);
    expect((await circleOf(ben, bens)).linkEndsAt).toBeNull();
    expect(JSON.stringify(await circleOf(ada, personId))).not.toContain(token);
    const { rows } = await db.execute(
      sql`select 1 from circles where encode(token_hash, 'escape') = ${token}`,
    );
    expect(rows).toEqual([]);
  });

  test('accepts an existing recipient who belongs to no other circle', async () => {
    const mum = await buildRecipient(db, ben.id, { name: 'Mum' });
    const [one, two] = [await invite(app, ada), await invite(app, cleo)];
    expect(await joinedCircle(ben, one.token, { id: mum.id })).toBe(mum.id);
    const refused = await joinCircle(ben, two.token, { id: mum.id });
    expect([refused.status, refused.body.code]).toEqual([409, 'already_together']);
    const hers = await buildRecipient(db, cleo.id);
    expect((await joinCircle(ben, two.token, { id: hers.id })).status).toBe(404);
    expect(await circleOf(cleo, two.personId)).toMatchObject({ members: [{ name: 'Cleo' }] });
  });

  test('refuses a renewed, an ended, an expired and a made-up invitation alike', async () => {
    const first = await invite(app, ada);
    const second = tokenIn((await ada.post(`${circlePath(first.personId)}/invitation`)).body.data.link);
    expect((await ben.get(invitationPath(second))).status).toBe(200);
    const ended = await invite(app, ada);
    expect((await ada.delete(`${circlePath(ended.personId)}/invitation`)).status).toBe(200);
    const expired = await invite(app, ada);
    await db.execute(sql`update circles set link_ends_at = now() where recipient_id = ${expired.personId}`);
    expect((await circleOf(ada, expired.personId)).linkEndsAt).toBeNull();
    for (const token of [first.token, ended.token, expired.token, 'x'.repeat(43)]) {
      for (const answer of [await ben.get(invitationPath(token)), await joinCircle(ben, token)]) {
        expect([answer.status, answer.body.detail]).toEqual([404, 'Not found.']);
      }
    }
  });

  test('joins once, however often it is accepted at the same time, on any server', async () => {
    const { personId, token } = await invite(app, ada);
    const elsewhere = (await startAnother())(ben);
    const body = { recipient: { name: 'Mother' } };
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => ben.post(`${invitationPath(token)}/join`, body)),
      elsewhere.post(`${invitationPath(token)}/join`, body),
      joinCircle(cleo, token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect((await circleOf(ada, personId)).members).toHaveLength(3);
    const { rows } = await db.execute(
      sql`select 1 from recipients where user_id = ${ben.id} and name = 'Mother'`,
    );
    expect(rows).toHaveLength(1);
  });

  test('has room for twelve, also where the last place is taken twice at once', async () => {
    const { personId, token } = await invite(app, ada);
    await db.execute(sql`with people as (
        insert into users (name, email) select 'N', 'room' || n || '@example.com' from generate_series(1, 10) n returning id),
      persons as (insert into recipients (user_id, name) select id, 'Mom' from people returning id, user_id)
      insert into circle_members (circle_id, user_id, recipient_id)
      select (select id from circles where recipient_id = ${personId}), user_id, id from persons`);
    const answers = await Promise.all([joinCircle(ben, token), joinCircle(cleo, token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.detail).toBe('At most 12 people can give together.');
  });

  test('refuses a member of fifty circles', async () => {
    const dan = await asUser('Dan');
    await db.execute(sql`with persons as (
        insert into recipients (user_id, name) select ${dan.id}, 'P' from generate_series(1, 50) returning id),
      made as (insert into circles (user_id, recipient_id) select ${dan.id}, id from persons returning id, recipient_id)
      insert into circle_members (circle_id, user_id, recipient_id) select id, ${dan.id}, recipient_id from made`);
    const { token } = await invite(app, ada);
    const refused = await joinCircle(dan, token);
    const sentence = 'You can give together with others to at most 50 people.';
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'limit_reached',
      sentence,
    ]);
    const { rows } = await db.execute(sql`select 1 from recipients where user_id = ${dan.id}`);
    expect(rows).toHaveLength(50);
  });

  test('refuses the person the gifts are for, in words and without a name', async () => {
    const { personId, token } = await invite(app, ada);
    await db.execute(sql`update recipients set email = ${eve.email.toUpperCase()} where id = ${personId}`);
    for (const answer of [await eve.get(invitationPath(token)), await joinCircle(eve, token)]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'not_for_you']);
      expect(JSON.stringify(answer.body)).not.toContain('Mom');
    }
    const herself = await buildRecipient(db, ben.id, { name: 'Me', email: ben.email });
    const other = await invite(app, cleo);
    expect((await joinCircle(ben, other.token, { id: herself.id })).status).toBe(403);
    expect((await ben.post(`${circlePath(herself.id)}/invitation`)).body.code).toBe('own_address');
    expect(await circleOf(ben, herself.id)).toBeNull();
    const { rows } = await db.execute(sql`select 1 from circles where user_id = ${ben.id}`);
    expect(rows).toEqual([]);
  });
});
