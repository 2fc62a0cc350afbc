import { Counter, Histogram, type Registry } from 'prom-client';
import { onSignal } from '../signals.ts';

/** Edges at the promised limits: 0.3 s for a page, 3 s for a refusal. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 3, 5, 10, 25];
const RANKING_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.25, 1];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/** Requests by route template: as many series as the server has routes, whatever is asked for. */
export function countRequests(registers: Registry[]): () => void {
  const requests = new Counter({
    name: 'tuckaway_http_requests_total',
    help: 'Responses by method, route template and status. Route (unknown): pages, files and addresses that do not exist.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'tuckaway_http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its response, by method and route template.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Histogram({
    name: 'tuckaway_http_refusal_duration_seconds',
    help: 'Time until a response with status 503.',
    buckets: SECONDS,
    registers,
  });
  const shed = new Counter({
    name: 'tuckaway_http_shed_total',
    help: 'Requests turned away because too many were in flight.',
    registers,
  });
  const limited = new Counter({
    name: 'tuckaway_rate_limit_refusals_total',
    help: 'Requests that were one too many, by rule of the rate limits.',
    labelNames: ['rule'],
    registers,
  });
  const ranking = new Histogram({
    name: 'tuckaway_search_ranking_duration_seconds',
    help: 'Time to rank the catalogue for one search, without the database.',
    buckets: RANKING_SECONDS,
    registers,
  });
  const ends = [
    onSignal('request', ({ method: sentMethod, route, status, seconds: took }) => {
      const method = METHODS.has(sentMethod) ? sentMethod : 'other';
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, took);
      if (status === 503) refusals.observe(took);
    }),
    onSignal('shed', () => shed.inc()),
    onSignal('rateLimited', ({ rule }) => limited.inc({ rule })),
    onSignal('ranked', ({ seconds: took }) => ranking.observe(took)),
  ];
  return () => ends.forEach((end) => end());
}
