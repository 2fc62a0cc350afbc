import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/db.ts';
import { audit, type AuditEventName } from '../security/audit.ts';
import type { AppError } from '../http/errors.ts';
import { callerKey } from './session-and-rate-guard.ts';
import { RateLimiter } from './rate-limiter.ts';

const MINUTE_S = 60;
/** A sample: whoever is refused a thousand times in a minute says no more by it, and must not fill the trail. */
const SAMPLE = {
  caller: [{ limit: 5, seconds: MINUTE_S }],
  everybody: [{ limit: 60, seconds: MINUTE_S }],
};

export type NoteRefusal = (request: FastifyRequest, error: AppError) => void;

/** Writes refused requests into the audit trail: what kind, which route, by whom, and no value that was sent. */
export function auditRefusals(db: Db): NoteRefusal {
  const sample = new RateLimiter<keyof typeof SAMPLE>(SAMPLE);
  return (request, error) => {
    const event = eventOf(error);
    if (!event || !isSampled(sample, `${event} ${callerKey(request)}`)) return;
    const object = `${request.method} ${request.routeOptions.url ?? 'unknown route'}`;
    void audit(db, request, { event, outcome: 'failure', object, reason: error.code });
  };
}

function eventOf({ status, code }: AppError): AuditEventName | undefined {
  if (code === 'cross_origin') return 'malicious_csrf';
  if (status === 403) return 'authz_fail';
  if (status === 429) return 'excess_rate_limit_exceeded';
  // What was sent was fine there, and a page that may not be read is noted by its own event.
  if (code === 'page_unreadable') return undefined;
  return status === 400 || status === 422 ? 'input_validation_fail' : undefined;
}

function isSampled(sample: RateLimiter<keyof typeof SAMPLE>, key: string): boolean {
  try {
    sample.spend('caller', key);
    sample.spend('everybody', 'all');
    return true;
  } catch {
    return false;
  }
}
