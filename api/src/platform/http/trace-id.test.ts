import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { createLog } from '../log.ts';
import { runJob } from '../../db/jobs/run-job.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const TRACEPARENT = `00-${TRACE}-${SPAN}-01`;

interface Line {
  msg: string;
  reqId?: string;
  traceId?: string;
}
const lines: Line[] = [];
const log = createLog(
  { logLevel: 'info' },
  { write: (text: string) => void lines.push(JSON.parse(text) as Line) },
);
const { app } = await buildTestApp({ trustProxyHops: 1 }, { log });
const { app: appWithoutProxy } = await buildTestApp({ trustProxyHops: 0 }, { log });
app.get('/test/throws', { config: { rateLimit: 'none' } }, () => {
  throw new Error('broken');
});

async function linesOf(server: typeof app, url: string, traceparent?: string): Promise<Line[]> {
  lines.length = 0;
  await server.inject({ url, headers: traceparent === undefined ? {} : { traceparent } });
  return [...lines];
}
const tracesIn = (found: Line[]) => [...new Set(found.map(({ traceId }) => traceId))];

test('every line of a request has the trace id that the proxy sent, also where it fails', async () => {
  const found = await linesOf(app, '/test/throws', TRACEPARENT);
  expect(found.map(({ msg }) => msg)).toEqual(['request failed', 'request']);
  expect(tracesIn(found)).toEqual([TRACE]);
  expect(tracesIn(await linesOf(app, '/api/v1/gifts/%E0%A4%A', TRACEPARENT))).toEqual([TRACE]);
  expect(tracesIn(await linesOf(app, '/api/v1/nothing', `01-${TRACE}-${SPAN}-01-more`))).toEqual([TRACE]);
});

test('a stranger cannot name the trace without a proxy', async () => {
  const [line, ...others] = await linesOf(appWithoutProxy, '/api/v1/nothing', TRACEPARENT);
  expect(others).toEqual([]);
  expect(line!.traceId).toBe(line!.reqId!.replaceAll('-', ''));
  expect(line!.traceId).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  undefined,
  '',
  TRACE,
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE}-${SPAN}-01-more`,
  `ff-${TRACE}-${SPAN}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `${TRACEPARENT}, ${TRACEPARENT}`,
  `00-${TRACE}-${SPAN}-01\tforged`,
])('the header %j leads to a new id', async (header) => {
  const [line] = await linesOf(app, '/api/v1/nothing', header);
  expect(line!.traceId).toBe(line!.reqId!.replaceAll('-', ''));
});

test('the problem document still names the request', async () => {
  lines.length = 0;
  const response = await app.inject({ url: '/api/v1/nothing', headers: { traceparent: TRACEPARENT } });
  const { requestId } = response.json<{ requestId: string }>();
  expect(lines.map(({ reqId }) => reqId)).toEqual([requestId]);
  expect(response.headers['x-request-id']).toBe(requestId);
});

test('every run of a job has a trace id of its own, on all its lines', async () => {
  lines.length = 0;
  for (let run = 0; run < 2; run++)
    await runJob('upkeep', log, async (jobLog) => {
      jobLog.info('begins');
      jobLog.info('ends');
      return true;
    });
  expect(lines.map(({ msg }) => msg)).toEqual(['begins', 'ends', 'begins', 'ends']);
  expect(tracesIn(lines)).toHaveLength(2);
  expect(tracesIn(lines.slice(0, 2))).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(lines).toEqual(Array(4).fill(expect.objectContaining({ job: 'upkeep' })));
});
