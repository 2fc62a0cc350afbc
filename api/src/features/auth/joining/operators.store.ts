import type { Db, Tx } from '../../../db/db.ts';
import { sql } from '../../../db/sql.ts';
import type { Row } from '../../../db/row.ts';
import { conflict } from '../../../platform/http/errors.ts';

type Operator = Row<'operators', 'userId'>;

export async function isOperator(db: Db, userId: number): Promise<boolean> {
  const { rows } = await db.execute<Operator>(sql`select user_id from operators where user_id = ${userId}`);
  return rows.length > 0;
}

export async function addOperator(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`insert into operators (user_id) values (${userId}) on conflict do nothing`);
}

export async function removeOperator(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`delete from operators where user_id = ${userId}`);
}

/** Locks the operators until the end of the transaction, so that two cannot remove each other at once. */
export async function lockOperators(tx: Tx): Promise<number[]> {
  const { rows } = await tx.execute<Operator>(sql`
    select user_id as "userId" from operators order by user_id for update`);
  return rows.map(({ userId }) => userId);
}

/** An installation keeps an operator as long as anybody else has an account there. */
export async function refuseLastOperator(tx: Tx, userId: number): Promise<void> {
  const operators = await lockOperators(tx);
  if (operators.length !== 1 || operators[0] !== userId) return;
  const others = await tx.execute(sql`select id from users where id <> ${userId} limit 1`);
  if (others.rows.length === 0) return;
  throw conflict(
    'last_operator',
    'You are the only operator here. Make somebody else an operator first, on the page Operator.',
  );
}

/** True if accounts exist but no operator. */
export async function hasNoOperator(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ lacks: boolean }>(sql`
    select exists (select from users) and not exists (select from operators) as lacks`);
  return rows[0]!.lacks;
}
