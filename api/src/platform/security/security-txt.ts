import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

const DAY_MS = 86_400_000;
// Half of the year that RFC 9116 recommends at most: the date moves with every day the server runs.
const VALID_DAYS = 180;

/** Contact for reports of vulnerabilities (RFC 9116). */
export function securityTxtRoute(app: FastifyInstance, { publicUrl, securityContact }: Config): void {
  app.get('/.well-known/security.txt', { config: { rateLimit: 'none' } }, (_request, reply) => {
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: ${securityContact ?? `${publicUrl}/about`}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
