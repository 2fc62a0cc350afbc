import type { Draw, DrawDraft, DrawSummary } from '@tuckaway/contract/sharing/draws';
import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import type { Db, Tx } from '../../db/db.ts';
import { columns, type Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { deleteInBatches } from '../../db/jobs/upkeep.ts';
import { orNotFound } from '../../platform/http/errors.ts';
import { requireRoom } from '../../platform/limits/row-caps.ts';
import { fromCents, toCents } from '../../platform/money.ts';

/*
 * Draws as their organiser reads and writes them. Only draw-result.store.ts names the table of pairs; a test checks it.
 */

const FIELDS = ['id', 'title', 'budgetCents', 'dayOn', 'drawnAt'] as const;
const PERSON_FIELDS = ['id', 'accountId', 'name', 'email', 'tokenHash', 'mailedAt', 'openedAt'] as const;
export type PersonRow = Row<'drawPeople', (typeof PERSON_FIELDS)[number]>;

export interface OwnDraw extends Row<'draws', (typeof FIELDS)[number]> {
  people: PersonRow[];
  exclusions: Draw['exclusions'];
  hasEarlier: boolean;
}

export async function listDraws(db: Db, ownerId: number): Promise<DrawSummary[]> {
  const { rows } = await db.execute<
    Row<'draws', 'id' | 'title' | 'dayOn' | 'drawnAt'> & { peopleCount: number; openedCount: number }
  >(sql`
    select ${columns('d', ['id', 'title', 'dayOn', 'drawnAt'])},
      (select count(*)::int from draw_people p where p.draw_id = d.id) as "peopleCount",
      (select count(p.opened_at)::int from draw_people p where p.draw_id = d.id) as "openedCount"
    from draws d where d.user_id = ${ownerId} order by d.day_on desc, d.id desc`);
  return rows.map((row) => ({ ...row, drawnAt: row.drawnAt?.toISOString() ?? null }));
}

/** A draw of the organiser with its people and exclusions. */
async function findOwnDraw(
  db: Db,
  ownerId: number,
  drawId: number,
  use: 'read' | 'change',
): Promise<OwnDraw | undefined> {
  const { rows } = await db.execute<Row<'draws', (typeof FIELDS)[number]>>(sql`
    select ${columns('d', FIELDS)} from draws d where d.id = ${drawId} and d.user_id = ${ownerId}
    ${use === 'change' ? sql`for update` : sql``}`);
  if (!rows[0]) return undefined;
  const people = await db.execute<PersonRow & { isAgain: boolean }>(sql`
    select ${columns('p', PERSON_FIELDS)}, p.earlier_id is not null as "isAgain"
    from draw_people p where p.draw_id = ${drawId} order by p.position, p.id`);
  const exclusions = await db.execute<Draw['exclusions'][number]>(sql`
    select e.first_id as "firstId", e.second_id as "secondId" from draw_exclusions e
    where e.draw_id = ${drawId} order by e.first_id, e.second_id`);
  return {
    ...rows[0],
    people: people.rows,
    exclusions: exclusions.rows,
    hasEarlier: people.rows.some(({ isAgain }) => isAgain),
  };
}

export async function requireOwnDraw(db: Db, ownerId: number, drawId: number): Promise<OwnDraw> {
  return orNotFound(await findOwnDraw(db, ownerId, drawId, 'read'));
}

/** Locks the row of the draw until the transaction ends, so that no participant opens it meanwhile. */
export async function lockOwnDraw(tx: Tx, ownerId: number, drawId: number): Promise<OwnDraw> {
  return orNotFound(await findOwnDraw(tx, ownerId, drawId, 'change'));
}

export function toDraw(draw: OwnDraw, ownerId: number, canMail: boolean): Draw {
  const { budgetCents, drawnAt, people, ...rest } = draw;
  return {
    ...rest,
    budget: fromCents(budgetCents),
    drawnAt: drawnAt?.toISOString() ?? null,
    canMail,
    people: people.map(({ id, name, email, accountId, tokenHash, mailedAt, openedAt }) => ({
      id,
      name,
      email,
      isMe: accountId === ownerId,
      hasLink: tokenHash !== null,
      mailedAt: mailedAt?.toISOString() ?? null,
      openedAt: openedAt?.toISOString() ?? null,
    })),
  };
}

export async function insertDraw(tx: Tx, ownerId: number, draft: DrawDraft): Promise<number> {
  const { title, budget, dayOn } = draft;
  const { rows } = await tx.execute<Row<'draws', 'id'>>(sql`
    insert into draws (user_id, title, budget_cents, day_on)
    values (${ownerId}, ${title}, ${toCents(budget)}, ${dayOn}) returning id`);
  await requireRoom(tx, ownerId, 'draws');
  const drawId = rows[0]!.id;
  await replacePeople(tx, ownerId, drawId, draft);
  return drawId;
}

export async function updateDraw(tx: Tx, ownerId: number, drawId: number, draft: DrawDraft): Promise<void> {
  const { title, budget, dayOn } = draft;
  await tx.execute(sql`
    update draws set title = ${title}, budget_cents = ${toCents(budget)}, day_on = ${dayOn}
    where id = ${drawId} and user_id = ${ownerId}`);
  await replacePeople(tx, ownerId, drawId, draft);
}

/** Replaces people and exclusions. People with an id keep their link, unless it was mailed to another address. */
async function replacePeople(
  tx: Tx,
  ownerId: number,
  drawId: number,
  { people, exclusions }: DrawDraft,
): Promise<void> {
  const remainingIds = people.flatMap(({ id }) => id ?? []);
  const myId = people.find(({ isMe }) => isMe)?.id ?? null;
  await tx.execute(sql`
    delete from draw_people where draw_id = ${drawId} and not (id = any(${remainingIds}::bigint[]))`);
  await tx.execute(sql`
    update draw_people set account_id = null
    where draw_id = ${drawId} and account_id = ${ownerId} and id is distinct from ${myId}::bigint`);
  const ids = await upsertPeople(tx, ownerId, drawId, people);
  await tx.execute(sql`delete from draw_exclusions where draw_id = ${drawId}`);
  const pairs = exclusions.map(({ first, second }) => [ids[first]!, ids[second]!].toSorted((a, b) => a - b));
  await tx.execute(sql`
    insert into draw_exclusions (draw_id, first_id, second_id)
    select ${drawId}, * from unnest(${pairs.map(([first]) => first!)}::bigint[], ${pairs.map(([, second]) => second!)}::bigint[])
    on conflict do nothing`);
}

/** Changes people with an id, inserts the others, and returns the ids of all in their order. */
async function upsertPeople(
  tx: Tx,
  ownerId: number,
  drawId: number,
  people: DrawDraft['people'],
): Promise<number[]> {
  const drafts = people.map(({ isMe, ...person }, position) => ({
    ...person,
    position,
    accountId: isMe ? ownerId : null,
  }));
  const draft = sql`jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb)
    as draft (id bigint, name text, email text, position int, "accountId" bigint)`;
  const changed = await tx.execute<Row<'drawPeople', 'id' | 'position'>>(sql`
    update draw_people p set name = draft.name, email = draft.email, position = draft.position,
      account_id = coalesce(draft."accountId", p.account_id),
      token_hash = case when p.mailed_at is null or p.email is not distinct from draft.email then p.token_hash end,
      mailed_at = case when p.email is not distinct from draft.email then p.mailed_at end
    from ${draft} where p.id = draft.id and p.draw_id = ${drawId} returning p.id, p.position`);
  const added = await tx.execute<Row<'drawPeople', 'id' | 'position'>>(sql`
    insert into draw_people (draw_id, account_id, name, email, position)
    select ${drawId}, draft."accountId", draft.name, draft.email, draft.position
    from ${draft} where draft.id is null order by draft.position returning id, position`);
  const idAt = new Map([...changed.rows, ...added.rows].map(({ id, position }) => [position, id]));
  const ids = people.map((_, position) => orNotFound(idAt.get(position)));
  await requireRoom(tx, ownerId, 'draw_people');
  return ids;
}

/** Copies people and exclusions to another day. If the day of the original has passed, the copy avoids its pairs. */
export async function copyDraw(
  tx: Tx,
  ownerId: number,
  { id, dayOn }: OwnDraw,
  { today, newDay }: { today: CalendarDate; newDay: CalendarDate },
): Promise<number> {
  const { rows } = await tx.execute<Row<'draws', 'id'>>(sql`
    insert into draws (user_id, title, budget_cents, day_on)
    select user_id, title, budget_cents, ${newDay} from draws where id = ${id} and user_id = ${ownerId} returning id`);
  const copyId = rows[0]!.id;
  const earlier = dayOn < today ? sql`p.id` : sql`p.earlier_id`;
  await tx.execute(sql`
    insert into draw_people (draw_id, account_id, name, email, position, earlier_id)
    select ${copyId}, case when p.account_id = ${ownerId} then p.account_id end, p.name, p.email,
      row_number() over (order by p.position, p.id), ${earlier}
    from draw_people p where p.draw_id = ${id}`);
  await requireRoom(tx, ownerId, 'draws', 'draw_people');
  // Originals and copies are paired by position. Ids of the copies may have another order, so each pair is sorted anew.
  const people = sql`
    select one.id as from_id, two.id as to_id from
      (select p.id, row_number() over (order by p.position, p.id) as rank from draw_people p where p.draw_id = ${id}) one
      join draw_people two on two.draw_id = ${copyId} and two.position = one.rank`;
  await tx.execute(sql`
    with people as (${people})
    insert into draw_exclusions (draw_id, first_id, second_id)
    select ${copyId}, least(a.to_id, b.to_id), greatest(a.to_id, b.to_id)
    from draw_exclusions e join people a on a.from_id = e.first_id join people b on b.from_id = e.second_id
    where e.draw_id = ${id}`);
  return copyId;
}

/** Deletes a draw of the organiser. undefined: no such draw, or not theirs. */
export async function deleteDraw(
  tx: Tx,
  ownerId: number,
  drawId: number,
): Promise<{ id: number } | undefined> {
  const { rows } = await tx.execute<Row<'draws', 'id'>>(sql`
    delete from draws where id = ${drawId} and user_id = ${ownerId} returning id`);
  return rows[0];
}

/** Deletes draws after two years. Until then they exclude last year's pairs. */
export async function forgetOldDraws(db: Db): Promise<void> {
  await deleteInBatches(db, 'draws', sql`day_on < current_date - 730`);
}

export async function organiserNameOf(db: Db, ownerId: number): Promise<string> {
  const { rows } = await db.execute<Row<'users', 'name'>>(sql`select name from users where id = ${ownerId}`);
  return rows[0]?.name ?? '';
}
