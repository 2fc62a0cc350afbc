import { parseArgs } from 'node:util';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { transaction } from '../db/transaction.ts';
import type { Row } from '../db/row.ts';
import { addOperator } from '../features/auth/joining/operators.store.ts';
import { CommandRefused, runCommand } from './run.ts';

const USAGE = 'Say who becomes an operator: add <e-mail> or add <number of the account>.';

await runCommand(async ({ db }) => {
  const { id, email } = await transaction(db, async (tx) => {
    const account = await findOne(tx, readAccount());
    await addOperator(tx, account.id);
    return account;
  });
  return `Account ${id} (${email}) is an operator now.`;
});

function readAccount(): string {
  const { positionals } = parseArgs({ allowPositionals: true, strict: false });
  const [verb, account, ...more] = positionals;
  if (verb !== 'add' || account === undefined || more.length > 0) throw new CommandRefused(USAGE);
  return account;
}

/** By number or address. The same address may belong to several accounts, one for each way of signing in. */
async function findOne(db: Db, account: string): Promise<Row<'users', 'id' | 'email'>> {
  const { rows } = await db.execute<Row<'users', 'id' | 'email'> & { ways: string }>(sql`
    select u.id, u.email, string_agg(i.provider, ', ' order by i.id) as ways
    from users u join identities i on i.user_id = u.id
    where u.id::text = ${account} or lower(u.email) = lower(${account})
    group by u.id order by u.id limit 20`);
  const [one] = rows;
  if (!one) throw new CommandRefused(`No account is known as ${account}. Sign in once, then try again.`);
  if (rows.length === 1) return one;
  const choices = rows.map(({ id, ways }) => `${id} (signs in by ${ways})`).join(', ');
  throw new CommandRefused(`Several accounts have this address: say which by its number. ${choices}`);
}
