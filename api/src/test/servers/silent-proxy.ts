import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface SilentProxy {
  url: string;
  /** Stops forwarding responses, like a frozen server. */
  freeze(): void;
  thaw(): void;
  /** Ends every connection; until `mend`, new ones are ended at once, as by a proxy without a database behind it. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** Stands between the server and its database. Answers may be rewritten, in the same number of bytes. */
export async function startSilentProxy(
  target: string,
  rewrite: (answer: Buffer) => Buffer = (answer) => answer,
): Promise<SilentProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(from === far ? rewrite(bytes) : bytes));
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('error', () => to.destroy());
      if (isFrozen) from.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true;
      sockets.forEach((socket) => socket.pause());
    },
    thaw: () => {
      isFrozen = false;
      sockets.forEach((socket) => socket.resume());
    },
    cut: () => {
      isCut = true;
      sockets.forEach((socket) => socket.destroy());
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      server.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
}
