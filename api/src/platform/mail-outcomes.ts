import type { Db } from '../db/db.ts';
import { noteJob } from '../db/jobs/job-notes.ts';
import { signal } from '../signals.ts';
import { MailFailure, type Outbox } from './mail.ts';

/** An outbox that stores the outcome of the last mail for the operator's page, and counts it. */
export function withOutcomeNotes({ send, close }: Outbox, db: Db): Outbox {
  const note = (problem: string | null) => noteJob(db, 'mail', problem).catch(() => {});
  return {
    close,
    send: async (mail) => {
      try {
        const result = await send(mail);
        signal('mail', { outcome: 'sent' });
        await note(null);
        return result;
      } catch (error) {
        signal('mail', { outcome: error instanceof MailFailure ? error.kind : 'unknown' });
        if (error instanceof MailFailure)
          await note(
            `The last mail was not sent (${error.kind}, ${error.responseCode ?? error.code ?? ''}).`,
          );
        throw error;
      }
    },
  };
}
