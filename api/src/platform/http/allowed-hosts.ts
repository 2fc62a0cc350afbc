import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { AppError } from './errors.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses requests for other host names (DNS rebinding): a foreign page can point its name at this machine, and its
 * scripts would then count as same-origin. Ports are not compared, because proxies change them.
 */
export function refuseOtherHosts(app: FastifyInstance, config: Config): void {
  const names = new Set([new URL(config.publicUrl).hostname]);
  if (config.mode === 'local') for (const name of LOOPBACK_NAMES) names.add(name);
  app.addHook('onRequest', (request, _reply, done) => {
    if (hostHeaders(request) > 1) throw wrongHost('A request names one host.');
    const isOurs = request.routeOptions.config.anyHost || names.has(hostNameOf(request, config));
    if (!isOurs) throw wrongHost('This server does not answer under that name.');
    done();
  });
}

const wrongHost = (detail: string) => new AppError(421, 'wrong_host', detail);

function hostHeaders({ raw: { rawHeaders } }: FastifyRequest): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]!.toLowerCase() === 'host') count++;
  return count;
}

/** The host as our own proxy reports it, else the Host header. */
function hostNameOf({ headers }: FastifyRequest, { trustProxyHops }: Config): string {
  const forwarded = trustProxyHops > 0 ? String(headers['x-forwarded-host'] ?? '') : '';
  const host = forwarded.split(',').at(-1)!.trim() || (headers.host ?? '');
  return host.replace(/:\d*$/, '').toLowerCase();
}
