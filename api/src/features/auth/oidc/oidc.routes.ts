import { signIns, type OidcPurpose } from '@tuckaway/contract/accounts/sign-ins';
import type { Preparation } from '../../../platform/http/call.ts';
import {
  FLOW_COOKIE,
  clearedCookie,
  cookiePolicy,
  flowCookie,
  readCookie,
} from '../../../platform/security/cookies.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { Server } from '../../../platform/http/handle.ts';
import { asToken, newToken } from '../../../platform/security/session.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { connectSignIn, signInOfSession } from '../connected-sign-ins.store.ts';
import { TokenRefused, type VerifiedIdentity } from '../providers/id-token-verifier.ts';
import { handleSignIn, refusalFor } from '../sign-in/sign-in-handler.ts';
import { toConnectedSignIn } from '../connected-sign-ins.routes.ts';
import { flowOf } from './oidc-flow.ts';
import type { OidcProvider } from './oidc-provider.ts';

interface IdentityAndNonce {
  identity: VerifiedIdentity;
  nonce: string;
}

/** Signing in, and connecting a sign-in to an account, over the OpenID Connect provider of this installation. */
export function oidcRoutes({ handle }: Server, deps: AuthDeps): void {
  const { oidc } = deps.providers;
  const policy = cookiePolicy(deps.config);

  handle(signIns.beginOidc, {
    prepare: async ({ body, audit, request }) => {
      const secret = newToken();
      try {
        const url = await configured(oidc).address(flowOf(secret, body.purpose));
        return { secret, url };
      } catch (error) {
        throw await refusalFor(error, 'oidc', { audit, request });
      }
    },
    run: ({ prepared: { secret, url }, reply }) => {
      void reply.header('set-cookie', flowCookie(secret, policy));
      return { url };
    },
  });

  handle(signIns.finishOidc, {
    prepare: (call) => identify(oidc, call, 'signIn'),
    run: async (call) => {
      const { identity, nonce } = call.prepared;
      const signedIn = await handleSignIn(deps, { ...call, prepared: identity }, { provider: 'oidc', nonce });
      call.afterCommit(() => void call.reply.header('set-cookie', clearedCookie(FLOW_COOKIE, policy)));
      return signedIn;
    },
  });

  handle(signIns.connectOidc, {
    prepare: (call) => identify(oidc, call, 'connect'),
    run: async ({ db, user, prepared, audit, afterCommit, reply }) => {
      const connected = await connectSignIn(db, user.id, prepared.identity);
      await audit({
        event: 'sign_in_connected',
        userId: user.id,
        sessionId: user.sessionId,
        outcome: 'success',
      });
      afterCommit(() => void reply.header('set-cookie', clearedCookie(FLOW_COOKIE, policy)));
      return toConnectedSignIn(connected, await signInOfSession(db, user));
    },
  });
}

type FinishEndpoint = typeof signIns.finishOidc | typeof signIns.connectOidc;

/** Outside of the transaction, as it asks the provider over the network. */
async function identify(
  oidc: OidcProvider | undefined,
  { request, body, audit }: Pick<Preparation<FinishEndpoint>, 'request' | 'body' | 'audit'>,
  purpose: OidcPurpose,
): Promise<IdentityAndNonce> {
  try {
    const secret = asToken(readCookie(request.headers.cookie, FLOW_COOKIE));
    const provider = configured(oidc);
    if (!secret) throw new TokenRefused('no_flow_cookie');
    const flow = flowOf(secret, purpose);
    return { identity: await provider.identify(flow, body.response), nonce: flow.nonce };
  } catch (error) {
    throw await refusalFor(error, 'oidc', { audit, request });
  }
}

function configured(oidc: OidcProvider | undefined): OidcProvider {
  if (!oidc) throw notFound();
  return oidc;
}
