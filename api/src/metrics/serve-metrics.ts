import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { MetricsConfig } from '../config.ts';
import { startMetrics, type MetricsParts } from './metrics.ts';

const PATH = '/metrics';

/** Serves the metrics on a port of their own, which only the operator's network reaches. */
export async function serveMetrics({ host, port }: MetricsConfig, parts: MetricsParts): Promise<Server> {
  const metrics = startMetrics(parts);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) return void response.writeHead(404).end();
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
