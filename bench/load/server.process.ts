import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pino } from 'pino';
import { buildApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config.ts';
import { openDb } from '../../api/src/db/db.ts';
import { openMigrated } from '../../api/src/db/connection/open-migrated.ts';
import { loadCatalogue } from '../../api/src/features/catalogue/catalogue-loader.ts';
import { catalogueDir } from '../../api/src/locations.ts';
import { serveToParent } from '../servers/serve-to-parent.ts';

// The real server with the real catalogue, its rate limits and its limit of requests in flight.
const config = readConfig('local');
const log = pino({ level: config.logLevel });
const database = await openMigrated(config, log);
await database.withLongWork((pool) => loadCatalogue(openDb(pool), catalogueDir));
const app = await buildApp({
  config,
  ...database,
  log,
  providers: { verifiers: {}, dialog: { google: null, apple: null, oidc: null } },
});
process.once('disconnect', () => {
  void app
    .close()
    .then(() => database.close())
    .finally(() => process.exit());
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

await serveToParent(
  app,
  {},
  {
    /** Memory that is in use once garbage is collected. */
    usedBytes: async () => {
      collectGarbage();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    },
  },
);
