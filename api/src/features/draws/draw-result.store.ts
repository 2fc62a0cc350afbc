import type { DrawnName, MyDraw } from '@tuckaway/contract/sharing/draws';
import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import type { Db, Tx } from '../../db/db.ts';
import { columns, type Cell, type Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { fromCents } from '../../platform/money.ts';
import { hashToken } from '../../platform/security/session.ts';

/*
 * Pairs of a draw: who gives to whom. Only a giver's personal link and account read them, one pair at a time; nothing here
 * tells an organiser about other people's pairs.
 */

/** For how many days after its day a link works. */
const LIFE_DAYS = 60;
const isAlive = sql`d.day_on + ${LIFE_DAYS}::int >= current_date`;

export interface Pair {
  giverId: number;
  receiverId: number;
}

export async function savePairs(tx: Tx, drawId: number, pairs: readonly Pair[]): Promise<void> {
  await clearPairs(tx, drawId);
  await tx.execute(sql`
    insert into draw_pairs (draw_id, giver_id, receiver_id)
    select ${drawId}, * from unnest(
      ${pairs.map(({ giverId }) => giverId)}::bigint[], ${pairs.map(({ receiverId }) => receiverId)}::bigint[])`);
  await tx.execute(sql`update draws set drawn_at = now() where id = ${drawId}`);
}

export async function clearPairs(tx: Tx, drawId: number): Promise<void> {
  await tx.execute(sql`delete from draw_pairs where draw_id = ${drawId}`);
  await tx.execute(sql`update draws set drawn_at = null where id = ${drawId}`);
}

/**
 * Pairs of the previous draw, mapped to this draw's people. Pairs of a draw whose day is ahead are left out: otherwise an
 * organiser could find them out by trying exclusions.
 */
export async function findEarlierPairs(tx: Tx, drawId: number, today: CalendarDate): Promise<Pair[]> {
  const { rows } = await tx.execute<Pair>(sql`
    select giver.id as "giverId", receiver.id as "receiverId"
    from draw_people giver
    join draw_pairs earlier on earlier.giver_id = giver.earlier_id
    join draws d on d.id = earlier.draw_id and d.day_on < ${today}
    join draw_people receiver on receiver.draw_id = giver.draw_id and receiver.earlier_id = earlier.receiver_id
    where giver.draw_id = ${drawId}`);
  return rows;
}

const FIELDS = ['id', 'title', 'budgetCents', 'dayOn', 'drawnAt'] as const;

/** A draw as one giver knows it, before they look. */
export type GiverDraw = Row<'draws', (typeof FIELDS)[number]> & {
  giverId: Cell<'drawPeople', 'id'>;
  giverName: Cell<'drawPeople', 'name'>;
  organiserName: Cell<'users', 'name'>;
  organiserId: Cell<'draws', 'userId'>;
  openedAt: Cell<'drawPeople', 'openedAt'>;
};

const selectGiver = (condition: Sql): Sql => sql`
  select ${columns('d', FIELDS)}, p.id as "giverId", p.name as "giverName", p.opened_at as "openedAt",
    u.name as "organiserName", u.id as "organiserId"
  from draw_people p join draws d on d.id = p.draw_id join users u on u.id = d.user_id
  where ${condition} and ${isAlive}`;

/** Draw of a personal link; one statement for valid, ended, expired and made-up links. */
export async function findGiverDrawByToken(db: Db, token: string): Promise<GiverDraw | undefined> {
  const { rows } = await db.execute<GiverDraw>(selectGiver(sql`p.token_hash = ${hashToken(token)}`));
  return rows[0];
}

export async function findGiverDrawOfAccount(
  db: Db,
  userId: number,
  drawId: number,
): Promise<GiverDraw | undefined> {
  const { rows } = await db.execute<GiverDraw>(
    selectGiver(sql`p.account_id = ${userId} and p.draw_id = ${drawId}`),
  );
  return rows[0];
}

export async function listMyDraws(db: Db, userId: number): Promise<MyDraw[]> {
  const { rows } = await db.execute<GiverDraw>(
    sql`${selectGiver(sql`p.account_id = ${userId}`)} order by d.day_on desc, d.id desc`,
  );
  return rows.map(({ id, title, dayOn, budgetCents, drawnAt, openedAt, organiserName, organiserId }) => ({
    id,
    title,
    dayOn,
    budget: fromCents(budgetCents),
    organiserName,
    drawnAt: drawnAt?.toISOString() ?? null,
    isMine: organiserId === userId,
    openedAt: openedAt?.toISOString() ?? null,
  }));
}

/** Returns the drawn name and records that it was opened. undefined: the names are not drawn. */
export async function openPair(
  tx: Tx,
  { id: drawId, giverId }: GiverDraw,
  userId: number | null,
): Promise<DrawnName | undefined> {
  // The organiser's draw and change wait for this row, and this waits for them.
  await tx.execute(sql`select from draws where id = ${drawId} for share`);
  type Found = Row<'draws', (typeof FIELDS)[number]> & Row<'drawPeople', 'name' | 'openedAt' | 'recipientId'>;
  const { rows } = await tx.execute<Found>(sql`
    select ${columns('d', FIELDS)}, receiver.name, giver.opened_at as "openedAt",
      (select r.id from recipients r where r.id = giver.recipient_id and r.user_id = ${userId}::bigint) as "recipientId"
    from draw_pairs pair
    join draws d on d.id = pair.draw_id
    join draw_people giver on giver.id = pair.giver_id
    join draw_people receiver on receiver.id = pair.receiver_id
    where pair.giver_id = ${giverId}`);
  if (!rows[0]) return undefined;
  await tx.execute(sql`
    update draw_people set opened_at = coalesce(opened_at, now()) where id = ${giverId}`);
  const { name, title, dayOn, budgetCents, openedAt, recipientId } = rows[0];
  const budget = fromCents(budgetCents);
  return { name, title, dayOn, budget, openedAt: openedAt?.toISOString() ?? null, recipientId };
}

/** Links the drawn person to a recipient of the giver, and the draw to their account unless it gives in it already. */
export async function markDrawnKept(
  tx: Tx,
  { id: drawId, giverId }: GiverDraw,
  userId: number,
  recipientId: number,
): Promise<void> {
  await tx.execute(sql`update draw_people set recipient_id = ${recipientId} where id = ${giverId}`);
  await tx.execute(sql`
    update draw_people set account_id = ${userId} where id = ${giverId} and account_id is null
      and not exists (select from draw_people other where other.draw_id = ${drawId} and other.account_id = ${userId})`);
}
