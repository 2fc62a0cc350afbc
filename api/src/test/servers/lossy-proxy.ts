import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';

interface LossyProxy {
  port: number;
  close(): Promise<void>;
}

/** Forwards requests and cuts the connection at the first byte of the response: the write happens, its response is lost. */
export async function startLossyProxy(targetPort: number): Promise<LossyProxy> {
  const proxy = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    client.pipe(target);
    target.once('data', () => {
      client.destroy();
      target.destroy();
    });
    for (const socket of [client, target]) socket.on('error', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return { port: (proxy.address() as AddressInfo).port, close: () => closed(proxy) };
}

async function closed(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}
