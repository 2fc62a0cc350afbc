import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Commands of the parent process, by name. */
type Commands = Record<string, () => Promise<unknown>>;

/** Listens on loopback and answers the parent process. */
export async function serveToParent(
  app: FastifyInstance,
  details: object = {},
  commands: Commands = {},
): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  answerParent(port, details, commands);
}

/** Sends the parent process the port, then responds to its requests for resource usage and commands. */
function answerParent(port: number, details: object, commands: Commands): void {
  process.on('message', (name: string) => {
    void (commands[name] ?? usage)().then((answer) => process.send!(answer));
  });
  process.send!({ port, details });
}

async function usage() {
  const { user, system } = process.cpuUsage();
  return { cpuMicros: user + system, memoryBytes: process.memoryUsage.rss() };
}
