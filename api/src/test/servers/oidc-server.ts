import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

const CLIENT = { clientId: 'tuckaway', clientSecret: 'a secret of forty characters, give or take' };

interface OidcAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface OidcServer {
  issuer: string;
  client: typeof CLIENT;
  /** The account of the next sign-in. */
  account: OidcAccount;
  /** Replaces claims of the next ID tokens, which are signed anew with the provider's key. */
  tamper: ((claims: JWTPayload) => JWTPayload) | undefined;
  /** Replaces the keys; tokens that the former ones signed are refused from then on. */
  rotateKeys(): Promise<void>;
  /** Signs in as `account` like a browser that was sent to `url`, and returns the query of the redirect back. */
  visit(url: string): Promise<string>;
  close(): Promise<void>;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A real OpenID Connect provider on loopback, in which everybody signs in without being asked. */
export async function startOidcServer(redirectUri: string, extra: Configuration = {}): Promise<OidcServer> {
  let handle: Handle = () => {};
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const self: OidcServer = {
    issuer,
    client: CLIENT,
    account: { sub: 'nora', email: 'nora@example.com', email_verified: true, name: 'Nora Vale' },
    tamper: undefined,
    rotateKeys: async () => {
      const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
      const kid = crypto.randomUUID();
      const [jwk] = await Promise.all([exportJWK(privateKey), exportJWK(publicKey)]);
      const sign = (claims: JWTPayload) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
      handle = serving(self, redirectUri, { jwk: { ...jwk, kid, alg: 'RS256', use: 'sig' }, sign, extra });
    },
    visit: (url) => visit(url, redirectUri),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  await self.rotateKeys();
  return self;
}

interface Keys {
  jwk: JWK;
  sign: (claims: JWTPayload) => Promise<string>;
  extra: Configuration;
}

function serving(self: OidcServer, redirectUri: string, { jwk, sign, extra }: Keys): Handle {
  const provider = new Provider(self.issuer, {
    clients: [
      { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirectUri] },
    ],
    jwks: { keys: [jwk as never] },
    cookies: { keys: ['a key of the test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ ...self.account }) }),
    loadExistingGrant: async (context) => {
      const { session, client } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: client!.clientId,
        ...(session?.accountId && { accountId: session.accountId }),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ...extra,
  });
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (self.tamper && typeof body === 'object' && body.id_token)
      body.id_token = await sign(self.tamper(decodeJwt(body.id_token)));
  });
  const callback = provider.callback();
  return (request, response) =>
    request.url?.startsWith('/interaction/')
      ? provider.interactionFinished(request, response, { login: { accountId: self.account.sub } })
      : callback(request, response);
}

async function visit(url: string, redirectUri: string): Promise<string> {
  const cookies = new Map<string, string>();
  for (let next = url; ;) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const header of response.headers.getSetCookie()) {
      const [name, value] = header.split(';', 1)[0]!.split('=') as [string, string];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next).href;
    if (next.startsWith(redirectUri)) return new URL(next).search.slice(1);
  }
}
