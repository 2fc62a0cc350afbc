import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { waitlist } from '@tuckaway/contract/accounts/waitlist';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { asAppError } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { waitlistAssetsDir } from '../../locations.ts';
import { embedPage, type EmbedState } from './embed.page.ts';
import { joinWaitlist } from './waitlist.store.ts';

export const EMBED_PATH = '/waitlist/embed';
export const WIDGET_SCRIPT_PATH = '/waitlist/widget.js';

const ASSETS = {
  'widget.js': 'text/javascript; charset=utf-8',
  'embed.js': 'text/javascript; charset=utf-8',
  'embed.css': 'text/css; charset=utf-8',
};

/** The only page that may be framed, and only by our own origin. */
const EMBED_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const FORM_LIMIT_BYTES = 4096;
// A page's own form, for browsers that run no scripts; programs have the call, so the contract does not list it.
const POST_ROUTE = {
  method: 'POST',
  summary: 'Join the waitlist from a plain form',
  mediaType: 'text/html',
  path: EMBED_PATH,
  access: 'public',
  rateLimit: 'waitlist',
  bodyLimit: FORM_LIMIT_BYTES,
} as const;
const FAILED = 'That did not work. Nothing is lost: please try again.';
const EmbedQuery = z.object({ theme: z.enum(['light', 'dark']).optional().catch(undefined) });

export function embedRoutes({ app, serve }: Server): void {
  for (const [name, type] of Object.entries(ASSETS)) {
    const content = readFileSync(join(waitlistAssetsDir, name));
    const compressed = brotliCompressSync(content);
    app.get(`/waitlist/${name}`, { config: { rateLimit: 'none' } }, (request, reply) => {
      const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
      if (takesBrotli) reply.header('content-encoding', 'br');
      reply.type(type).headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
      return reply.send(takesBrotli ? compressed : content);
    });
  }

  // A scope of its own: only here is a plain HTML form understood, for browsers that run no scripts.
  void app.register(async (scope: FastifyInstance) => {
    acceptForms(scope);
    scope.setErrorHandler((thrown, request, reply) => {
      const { status, message } = asAppError(thrown);
      if (status >= 500) request.log.error({ err: thrown }, 'request failed');
      const problem = status >= 500 ? FAILED : message;
      return sendForm(reply.code(status), { kind: 'form', problem }, request.query);
    });
    scope.get(EMBED_PATH, { config: { rateLimit: 'none' } }, (request, reply) =>
      sendForm(reply, { kind: 'form' }, request.query),
    );
    serve(
      POST_ROUTE,
      async (request, reply, db) => {
        const sent = request.body as SentForm;
        const parsed = waitlist.join.body.safeParse(sent);
        if (!parsed.success) {
          const problem = parsed.error.issues[0]?.message ?? 'Please enter a valid email';
          return sendForm(reply.code(400), { kind: 'form', problem, sent }, request.query);
        }
        const { email, platforms, website } = parsed.data;
        if (!website) await joinWaitlist(db, email, platforms);
        return sendForm(reply, { kind: 'thanks' }, request.query);
      },
      scope,
    );
  });
}

interface SentForm {
  email: string;
  platforms: string[];
  website: string;
}

function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const options = { parseAs: 'string' as const };
  scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) => {
    const form = new URLSearchParams(body as string);
    const sent: SentForm = {
      email: form.get('email') ?? '',
      platforms: form.getAll('platforms'),
      website: form.get('website') ?? '',
    };
    done(null, sent);
  });
}

function sendForm(reply: FastifyReply, state: EmbedState, query: unknown): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', EMBED_POLICY)
    .header('cache-control', 'no-store')
    .send(embedPage(state, EmbedQuery.parse(query ?? {}).theme));
}
