import type { Db } from '../../db/db.ts';
import { transaction } from '../../db/transaction.ts';
import { AppError } from '../../platform/http/errors.ts';
import type { RateLimits } from '../../platform/limits/rate-limit-rules.ts';
import { MAIL_CONNECTIONS, MailFailure, type Outbox, type OutgoingMail } from '../../platform/mail.ts';
import { mapLimited } from '../../platform/map-limited.ts';
import { newToken } from '../../platform/security/session.ts';
import { replaceMailedLink, revokeUnsentLink } from './draw-links.store.ts';
import type { PersonRow } from './draws.store.ts';

// Less than the time limit of a request. Participants who are left are mailed when the button is pressed again.
const TIME_MS = 18_000;

interface Mailing {
  db: Db;
  outbox: Outbox;
  limits: RateLimits;
  drawId: number;
  organiserId: number;
  mailFor: (to: string, token: string) => OutgoingMail;
}

/** Mails each participant their link, a few at a time. Returns the ids of those whose mail was not sent. */
export async function sendDrawLinks(mailing: Mailing, people: readonly PersonRow[]): Promise<number[]> {
  const end = Date.now() + TIME_MS;
  const isSent = await mapLimited(
    people,
    MAIL_CONNECTIONS,
    async (person) => Date.now() <= end && (await mailOne(mailing, person)),
  );
  return people.filter((_, index) => !isSent[index]).map(({ id }) => id);
}

/** The link is stored before its mail leaves, so that it works when the mail is read. */
async function mailOne(
  { db, outbox, limits, drawId, organiserId, mailFor }: Mailing,
  { id, email }: PersonRow,
): Promise<boolean> {
  if (email === null || !(await isAllowed(limits, organiserId, email))) return false;
  const token = newToken();
  const isMine = await transaction(db, (tx) => replaceMailedLink(tx, { drawId, personId: id, token }));
  // Mailed within the last minute by another request: counts as sent.
  if (!isMine) return true;
  try {
    await outbox.send(mailFor(email, token));
    return true;
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    // The mail may have arrived, so its link stays valid.
    if (error.kind !== 'unknown') await revokeUnsentLink(db, { personId: id, token });
    return false;
  }
}

/** Limits of mails per address and per account. */
async function isAllowed(limits: RateLimits, organiserId: number, email: string): Promise<boolean> {
  try {
    await limits.spend('drawMailAddresses', `draw ${email.toLowerCase()}`);
    await limits.spend('drawMailsOfAccount', `user ${organiserId}`);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return false;
    throw error;
  }
}
