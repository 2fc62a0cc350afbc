import type { Database } from '../../db/connection/pool.ts';
import type { Row } from '../../db/row.ts';
import type { TestDb } from '../database/test-db.ts';

/** A draw in which each gives to the next, and the last to the first; for a day far ahead. */
export async function buildDraw(
  db: TestDb,
  userId: number,
  { people, ...fields }: Partial<Row<'draws'>> & { people: Partial<Row<'drawPeople'>>[] },
) {
  const values = { title: 'Advent', dayOn: '2090-12-24', budgetCents: 2500, drawnAt: new Date() };
  const draw = await db.insert('draws', { ...values, ...fields, userId });
  const rows: Row<'drawPeople'>[] = [];
  for (const [position, person] of people.entries()) {
    const values = { name: `Person ${position}`, position, ...person, drawId: draw.id };
    rows.push(await db.insert('drawPeople', values));
  }
  for (const [position, { id }] of rows.entries()) {
    const next = rows[(position + 1) % rows.length]!;
    await db.insert('drawPairs', { drawId: draw.id, giverId: id, receiverId: next.id });
  }
  return { ...draw, people: rows };
}

/** The result of a draw as names, which no call tells the organiser. */
export async function readPairs(pool: Database['pool'], drawId: number) {
  const { rows } = await pool.query<{ giver: string; receiver: string }>(
    `select g.name as giver, r.name as receiver from draw_pairs p
     join draw_people g on g.id = p.giver_id join draw_people r on r.id = p.receiver_id where p.draw_id = $1 order by 1`,
    [drawId],
  );
  return rows;
}
