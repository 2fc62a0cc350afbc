import { orExit, readConfig } from './config.ts';
import { deleteForeignSessions } from './features/auth/accounts.store.ts';
import { REAL_ISSUERS, realProviders } from './features/auth/providers.ts';
import { serve } from './serve.ts';

const config = orExit(() => readConfig('production'));
await serve(config, {
  providers: realProviders(config),
  // A database that once served local mode may know people whom nobody has checked.
  prepare: ({ db }) => deleteForeignSessions(db, REAL_ISSUERS),
});
