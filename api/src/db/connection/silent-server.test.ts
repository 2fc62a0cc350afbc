import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { BoundedPool } from './bounded-pool.ts';

// Waits for the time limits of a frozen database.
vi.setConfig({ testTimeout: 60_000 });

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const READY = message('Z', Buffer.from('I'));
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const DONE = Buffer.concat([message('C', Buffer.from('SELECT 0\0')), READY]);

/** A server that accepts everything in PostgreSQL's protocol, until it is frozen. */
let isFrozen = false;
const server = createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', () => {
    socket.write(WELCOME);
    socket.on('data', () => isFrozen || socket.write(DONE));
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const pool = new BoundedPool({ host: '127.0.0.1', port, user: 'x', password: 'x', max: 1, patienceMs: 600 });
pool.on('error', () => {});
afterAll(async () => {
  await pool.end();
  server.close();
});

test('a server that freezes is given up, also after quiet moments', async () => {
  const client = await pool.connect();
  const { stream } = client.connection as unknown as { stream: NodeJS.EventEmitter };
  client.release();
  await pool.query('select 1');
  await once(stream, 'timeout');
  await pool.query('select 1');
  isFrozen = true;
  await expect(pool.query('select 1')).rejects.toThrow('The database does not answer');
});

test('a request that waited long for a connection waits less for its answer', async () => {
  isFrozen = false;
  const first = await pool.connect();
  const waiting = pool.connect();
  // Simulates a busy machine: the connection opens when most of the time limit is used up.
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 590);
  first.release();
  const client = await waiting;
  now.mockRestore();
  const { stream } = client.connection as unknown as { stream: { timeout: number } };
  expect(stream.timeout).toBe(500);
  client.release();
});
