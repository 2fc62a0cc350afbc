import { exitOnConfigError, readConfig } from './config.ts';

// Checked before anything else is even loaded: a wrong setting has no effect but its sentence.
const config = exitOnConfigError(() => readConfig('production'));

const { knownIssuers, realProviders } = await import('./features/auth/providers/providers.ts');
const { serveProduction } = await import('./production.ts');

await serveProduction(config, realProviders(config), knownIssuers(config));
