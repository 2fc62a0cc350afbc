import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import type { Row } from '../../db/row.ts';
import { deleteInBatches } from '../../db/jobs/upkeep.ts';
import { ipPrefixOf } from './client-address.ts';

/** OWASP's logging vocabulary, and some of our own. */
export type AuditEventName =
  | 'authn_login_success'
  | 'authn_login_fail'
  | 'authn_token_created'
  | 'authn_token_revoked'
  | 'authn_token_reuse'
  | 'authz_fail'
  | 'malicious_csrf'
  | 'excess_rate_limit_exceeded'
  | 'input_validation_fail'
  | 'upload_validation'
  | 'sensitive_delete'
  | 'link_preview_blocked'
  | 'export'
  | 'sign_in_connected'
  | 'sign_in_disconnected'
  | 'account_deleted'
  | 'operator_added'
  | 'operator_removed'
  | 'invitation_created'
  | 'invitation_revoked';

export interface AuditEvent {
  event: AuditEventName;
  outcome: 'success' | 'failure';
  userId?: number | undefined;
  sessionId?: number | undefined;
  /** Subject of the event, such as `gift 12`. Never a token or a recipient's name. */
  object?: string;
  reason?: string;
}

type AuditRow = Omit<Row<'auditEvents'>, 'id' | 'at'>;

/** Appends to the audit trail. A trail that cannot be written is reported, and the request goes on. */
export async function audit(db: Db, request: FastifyRequest, event: AuditEvent): Promise<void> {
  const row = auditRow(request, event);
  logAudit(request, row);
  try {
    await insertAudit(db, row);
  } catch (err) {
    request.log.error({ err, event: event.event }, 'The audit trail could not be written');
  }
}

export function auditRow(request: FastifyRequest, event: AuditEvent): AuditRow {
  const userId = event.userId ?? request.currentUser?.id;
  return {
    event: event.event,
    outcome: event.outcome,
    userRef: userId === undefined ? null : String(userId),
    sessionId: event.sessionId ?? request.currentUser?.sessionId ?? null,
    requestId: request.id,
    ipPrefix: ipPrefixOf(request.ip),
    userAgentHash: userAgentHash(request),
    object: event.object ?? null,
    reason: event.reason ?? null,
  };
}

export async function insertAudit(db: Db, row: AuditRow): Promise<void> {
  await db.execute(sql`
    insert into audit_events
      (event, user_ref, session_id, request_id, ip_prefix, user_agent_hash, object, outcome, reason)
    values (${row.event}, ${row.userRef}, ${row.sessionId}, ${row.requestId}, ${row.ipPrefix},
      ${row.userAgentHash}, ${row.object}, ${row.outcome}, ${row.reason})`);
}

export function logAudit(request: FastifyRequest, row: AuditRow): void {
  request.log.info({ audit: row }, row.event);
}

function userAgentHash(request: FastifyRequest): string | null {
  const agent = request.headers['user-agent'];
  return agent === undefined ? null : createHash('sha256').update(agent).digest('hex').slice(0, 16);
}

/** The trail is kept for 12 months. */
export async function forgetOldEvents(db: Db): Promise<void> {
  await deleteInBatches(db, 'audit_events', sql`at < now() - interval '12 months'`);
}
