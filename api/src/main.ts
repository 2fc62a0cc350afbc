import { orExit, readConfig } from './config.ts';

// Checked before anything else is even loaded: a wrong setting has no effect but its sentence.
const config = orExit(() => readConfig('production'));

const { deleteForeignSessions } = await import('./features/auth/accounts.store.ts');
const { REAL_ISSUERS, realProviders } = await import('./features/auth/providers.ts');
const { serve } = await import('./serve.ts');

await serve(config, {
  providers: realProviders(config),
  // A database that was once used in local mode must not bring its personas along.
  prepare: ({ db }) => deleteForeignSessions(db, REAL_ISSUERS),
});
