import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/db.ts';
import { audit, type AuditEventName } from '../security/audit.ts';
import type { AppError } from '../http/errors.ts';
import { callerKey } from './session-and-rate-guard.ts';
import { RateLimiter, type RateRule } from './rate-limiter.ts';

const MINUTE_S = 60;
/** Limit of refusals that are written, so that one caller cannot fill the audit log. */
const SAMPLE: Record<'caller' | 'everybody', RateRule> = {
  caller: { windows: [{ limit: 5, seconds: MINUTE_S }], counted: 'by each server' },
  everybody: { windows: [{ limit: 60, seconds: MINUTE_S }], counted: 'by each server' },
};

export type NoteRefusal = (request: FastifyRequest, error: AppError) => void;

/** Writes refused requests into the audit log: kind, route and user, without any value of the request. */
export function auditRefusals(db: Db): NoteRefusal {
  const sample = new RateLimiter(SAMPLE);
  return (request, error) => {
    const event = eventOf(error);
    if (event) void note(request, event, error.code);
  };

  async function note(request: FastifyRequest, event: AuditEventName, reason: string): Promise<void> {
    if (!(await isSampled(sample, `${event} ${callerKey(request)}`))) return;
    const object = `${request.method} ${request.routeOptions.url ?? 'unknown route'}`;
    await audit(db, request, { event, outcome: 'failure', object, reason });
  }
}

function eventOf({ status, code }: AppError): AuditEventName | undefined {
  if (code === 'cross_origin') return 'malicious_csrf';
  if (status === 403) return 'authz_fail';
  if (status === 429) return 'excess_rate_limit_exceeded';
  // These requests were well-formed; a forbidden page has an event of its own.
  if (code === 'page_unreadable') return undefined;
  return status === 400 || status === 422 ? 'input_validation_fail' : undefined;
}

async function isSampled(sample: RateLimiter<keyof typeof SAMPLE>, key: string): Promise<boolean> {
  try {
    await sample.spend('caller', key);
    await sample.spend('everybody', 'all');
    return true;
  } catch {
    return false;
  }
}
