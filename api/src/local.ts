import { orExit, readConfig, type Config } from './config.ts';
import { debugRoutes } from './dev-identity/debug.routes.ts';
import { devIdentityRoutes } from './dev-identity/dev-identity.routes.ts';
import { createLocalIdentity } from './dev-identity/local-identity.ts';
import { realProviders } from './features/auth/providers.ts';
import { serve } from './serve.ts';

const config = orExit(() => readConfig('local'));
await serve(config, await localParts(config));
process.stdout.write(`Tuckaway is ready at ${config.publicUrl}\n`);

/** Where a real provider is configured, that one is what is being tried out: nobody else signs in then. */
async function localParts(config: Config): Promise<Parameters<typeof serve>[1]> {
  if (config.googleClientId || config.appleClientId) {
    return { providers: realProviders(config), addLocalRoutes: debugRoutes };
  }
  const identity = await createLocalIdentity();
  return {
    providers: identity.providers,
    addLocalRoutes: (app) => {
      debugRoutes(app);
      devIdentityRoutes(app, identity);
    },
  };
}
