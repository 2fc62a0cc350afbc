import { waitlistCsv } from '../features/waitlist/waitlist-csv.ts';
import { listWaitlist } from '../features/waitlist/waitlist.store.ts';
import { runCommand } from './run.ts';

// Into a file: npm run --silent waitlist:export > waitlist.csv
await runCommand(async ({ db }) => waitlistCsv(await listWaitlist(db)));
