import type pg from 'pg';

/** `end`: the statement that ends the secrets at a restore. `keep`: why they stay. */
type Fate = { end: string } | { keep: string };

/**
 * Columns with secrets or their hashes, and what a restore does with them: some may have been ended since the backup.
 * Sessions, calendar URLs and invitations end: each is quickly renewed by one person. Links that several others hold for
 * months stay: their owner would have to send them to everybody again, and sees in the app that they are on.
 */
export const SECRETS: Record<string, Fate> = {
  'access_tokens.hash': {
    end: `update sessions set revoked_at = now(), revoke_reason = 'restore' where revoked_at is null`,
  },
  'refresh_tokens.hash': { keep: 'Renews a session, and all of them have ended.' },
  'refresh_tokens.salt': { keep: 'No secret without a refresh token.' },
  'sign_in_links.hash': { end: 'delete from sign_in_links' },
  'sign_in_links.browser_hash': { keep: 'Is deleted with its link.' },
  'used_id_tokens.hash': { keep: 'Refuses a token.' },
  'used_id_tokens.nonce_hash': { keep: 'Refuses a token.' },
  'invitations.hash': { end: 'update invitations set revoked_at = now() where revoked_at is null' },
  'circles.token_hash': { end: 'update circles set token_hash = null, link_ends_at = null' },
  'co_edited_lists.token_hash': { end: 'update co_edited_lists set token_hash = null, link_ends_at = null' },
  'reminder_settings.calendar_token': { end: 'update reminder_settings set calendar_token = null' },
  'reminder_settings.unsubscribe_token': { keep: 'Only turns mail off, and stands in mails of years.' },
  'list_shares.token_hash': { keep: 'A family has the link to a list.' },
  'list_shares.salt': { keep: 'No secret without the link.' },
  'takes.secret_hash': { keep: 'The only proof of a visitor that a take is theirs.' },
  'draw_people.token_hash': { keep: 'Participants have their links, which end 60 days after the day.' },
  'idempotency_keys.request_hash': { keep: 'No secret: recognizes a repeated request.' },
};

/** Ends the secrets that a restore must not bring back. A backup of an older version may lack some of the columns. */
export async function endSecrets(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const present = new Set(rows.map(({ name }) => name));
  for (const [column, fate] of Object.entries(SECRETS))
    if ('end' in fate && present.has(column)) await client.query(fate.end);
}
