import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { holds } from '../measure.ts';
import { Client } from './client.ts';
import { flatFaults, flatVerdicts } from './flat-run.ts';
import { measureLoad } from './load.bench.ts';

test('people do everything on one server and on two', async () => {
  const size = { from: 3, most: 3, refinements: 0, sessions: 5, minutes: 0.02 };
  const result = await measureLoad({ ...size, stepSeconds: 1, pauseMs: [5, 40] });
  for (const servers of [1, 2] as const) {
    const last = result.steps[servers].at(-1)!;
    // A machine that is kept busy by others may refuse some; every other failure would be a wrong request.
    expect(Object.keys(last.errors).filter((error) => !error.endsWith(': 503'))).toEqual([]);
    expect(Object.keys(last.steps).toSorted()).toEqual([
      'begin',
      'browse',
      'link to a person',
      'look again',
      'open a gift',
      'open a list',
      'save',
      'search',
    ]);
  }
  expect(Number.isFinite(result.megabytesPerThousand)).toBe(true);
  expect(result.flat.minutes).toHaveLength(1);
});

test('nothing is sent to another machine', () => {
  for (const server of ['http://192.168.0.1:80', 'http://tuckaway.example'])
    expect(() => new Client([server], '')).toThrow('is not on this machine');
});

test('refusals and broken connections are errors, each named', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/refused') response.writeHead(503).end('{}');
    else request.socket.destroy();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const client = new Client([`http://127.0.0.1:${(server.address() as AddressInfo).port}`], '');
  expect(await client.send({ step: 'refused', path: '/refused' })).toBeUndefined();
  expect(await client.send({ step: 'cut', path: '/cut' })).toBeUndefined();
  expect(client.samples.map(({ error }) => error)).toEqual(['refused: 503', 'cut: ECONNRESET']);
  client.close();
});

test('a flat run keeps its promises up to their limits and not beyond', () => {
  const minute = (p95: number, residentMb: number, errors = 0) => ({ p95, residentMb, errors, perSecond: 1 });
  const good = [minute(200, 100), minute(300, 110), minute(300, 120)];
  expect(flatVerdicts(good).every(holds)).toBe(true);
  expect(flatVerdicts([minute(190, 100), minute(301, 110), minute(300, 121)]).some(holds)).toBe(false);
  expect([flatFaults(good), flatFaults([minute(1, 1, 2)])]).toEqual([
    [],
    ['2 requests of the flat run failed'],
  ]);
});
