import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Begins a request. Returns a function that completes it and returns the status of the response. */
export async function beginRequest(port: number, path: string): Promise<() => Promise<number>> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n`);
  return async () => {
    socket.write('Connection: close\r\n\r\n');
    return Number(/^HTTP\/1.1 (\d+)/.exec(await text(socket))?.[1]);
  };
}

/** Whether a server listens on the port. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  const isOpen = await promise;
  socket.destroy();
  return isOpen;
}
