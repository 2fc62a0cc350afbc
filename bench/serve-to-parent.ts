import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Listens on loopback, tells the parent process where, and from then on what this process has used. */
export async function serveToParent(app: FastifyInstance, details: object = {}): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send!({ cpuMicros: user + system, memoryBytes: process.memoryUsage.rss() });
  });
  process.send!({ port, details });
}
