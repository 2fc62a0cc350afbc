import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Provider } from '../features/auth/providers/id-token-verifier.ts';
import { nonceCookie } from '../platform/security/cookies.ts';
import { badRequest } from '../platform/http/errors.ts';
import { newToken } from '../platform/security/session.ts';
import type { LocalIdentity } from './local-identity.ts';

const PREFIX = '/dev/identity';
const UNLIMITED = { config: { rateLimit: 'none' } } as const;
const CHOOSER_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ASSETS: Record<string, string> = {
  'choose.css': 'text/css; charset=utf-8',
  'choose.js': 'text/javascript; charset=utf-8',
  'chooser-window.js': 'text/javascript; charset=utf-8',
  'gsi.js': 'text/javascript; charset=utf-8',
  'appleid.js': 'text/javascript; charset=utf-8',
};

const TokenRequest = z.strictObject({
  email: z.email('Enter an email address.').max(254),
  name: z.string().trim().min(1, 'Enter a name.').max(100),
  nonce: z.string().min(1).max(256).optional(),
});

const asset = (name: string) => readFile(new URL(`./assets/${name}`, import.meta.url));

/** Registered by the local entry point alone; the production server has no import of this folder. */
export function devIdentityRoutes(app: FastifyInstance, identity: LocalIdentity): void {
  app.get(`${PREFIX}/jwks`, UNLIMITED, () => identity.jwks);

  app.get(`${PREFIX}/choose`, UNLIMITED, async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', CHOOSER_POLICY);
    return notStored(reply).send(await asset('choose.html'));
  });

  for (const [name, type] of Object.entries(ASSETS)) {
    app.get(`${PREFIX}/${name}`, UNLIMITED, async (_request, reply) =>
      notStored(reply.type(type)).send(await asset(name)),
    );
  }

  const namedBefore = new Set<string>();
  tokenRoute(app, identity, 'google', ({ credential }) => ({ credential }));
  tokenRoute(app, identity, 'apple', (issued, { email, name }) => {
    // Apple sends the name with the first sign-in only.
    const user = namedBefore.has(email) ? {} : { user: { email, name: namesOf(name) } };
    namedBefore.add(email);
    return { ...issued, ...user };
  });
}

type Answer = (issued: { credential: string; code: string }, persona: z.infer<typeof TokenRequest>) => object;

function tokenRoute(app: FastifyInstance, identity: LocalIdentity, provider: Provider, answer: Answer): void {
  app.post(`${PREFIX}/${provider}/token`, UNLIMITED, async (request, reply) => {
    const parsed = TokenRequest.safeParse(request.body);
    if (!parsed.success) throw badRequest(parsed.error.issues[0]?.message ?? 'Not usable.');
    const nonce = parsed.data.nonce ?? newToken();
    // A script that never asked for a nonce gets one here, in the cookie that sign-in compares it with.
    if (parsed.data.nonce === undefined) reply.header('set-cookie', nonceCookie(nonce, { secure: false }));
    return notStored(reply).send(
      answer(await identity.issue(provider, { ...parsed.data, nonce }), parsed.data),
    );
  });
}

const notStored = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

function namesOf(name: string) {
  const [firstName = name, ...rest] = name.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
