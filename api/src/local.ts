import { exitOnConfigError, readConfig, type Config } from './config.ts';
import { debugRoutes } from './dev-identity/debug.routes.ts';
import { devIdentityRoutes } from './dev-identity/dev-identity.routes.ts';
import { createLocalIdentity, type LocalIdentity } from './dev-identity/local-identity.ts';
import { devMailRoutes } from './dev-mail/dev-mail.routes.ts';
import { createMailbox } from './dev-mail/mailbox.ts';
import { realProviders } from './features/auth/providers/providers.ts';
import { serve } from './serve.ts';

const config = exitOnConfigError(() => readConfig('local'));
await serve(config, await localParts(config));
process.stdout.write(`Tuckaway is ready at ${config.publicUrl}\n`);

/** Local stand-ins for outside services. A configured real service takes precedence. */
async function localParts(config: Config): Promise<Parameters<typeof serve>[1]> {
  const identity = await identityFor(config);
  const mailbox = config.mail ? undefined : createMailbox();
  return {
    providers: identity?.providers ?? realProviders(config),
    ...(mailbox && { mailbox }),
    addLocalRoutes: (app) => {
      debugRoutes(app);
      if (identity) devIdentityRoutes(app, identity);
      if (mailbox) devMailRoutes(app, mailbox);
    },
  };
}

/** No local provider beside a real one. */
async function identityFor({
  googleClientId,
  appleClientId,
  oidc,
}: Config): Promise<LocalIdentity | undefined> {
  return googleClientId || appleClientId || oidc ? undefined : await createLocalIdentity();
}
