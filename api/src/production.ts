import type { Config } from './config.ts';
import { deleteForeignSessions } from './features/auth/sign-in/accounts.store.ts';
import type { SignInProviders } from './features/auth/providers/providers.ts';
import { serve } from './serve.ts';

// The browser tests run this very module of the build, with an issuer of their own as an argument: no setting can
// name one (docs/decisions/0016).
export { readConfig } from './config.ts';
export { makeVerifier } from './features/auth/providers/id-token-verifier.ts';
export { remoteKeys } from './features/auth/providers/provider-keys.ts';

/** The server as it runs in production, trusting these providers. */
export async function serveProduction(
  config: Config,
  providers: SignInProviders,
  issuers: readonly string[],
): Promise<void> {
  await serve(config, {
    providers,
    // In a database that was once used in local mode, sessions of its example accounts must not stay valid.
    prepare: ({ db }) => deleteForeignSessions(db, issuers),
  });
}
