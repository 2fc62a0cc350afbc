import { parseArgs } from 'node:util';
import { revokeAllSessions } from '../features/auth/sessions/sessions.store.ts';
import { CommandRefused, runCommand } from './run.ts';

const USAGE = 'Say whose sessions to end: --user <id> or --all.';

await runCommand(
  async ({ db }) => `Ended ${await revokeAllSessions(db, readTarget(), 'operator')} sessions.`,
);

function readTarget(): number | 'everybody' {
  const { values } = parseArgs({
    options: { user: { type: 'string' }, all: { type: 'boolean' } },
    strict: false,
  });
  if (values.all === true && values.user === undefined) return 'everybody';
  if (typeof values.user === 'string' && /^[1-9]\d{0,15}$/.test(values.user) && !values.all)
    return Number(values.user);
  throw new CommandRefused(USAGE);
}
