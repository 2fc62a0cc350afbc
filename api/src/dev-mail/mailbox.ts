import { createTransport } from 'nodemailer';
import type { Outbox, OutgoingMail } from '../platform/mail.ts';

export interface ReceivedMail extends OutgoingMail {
  id: number;
  receivedAt: Date;
  /** The whole message, headers and all, as a mail server would get it. */
  source: string;
}

export interface Mailbox extends Outbox {
  /** The newest first. */
  mails(): readonly ReceivedMail[];
}

const MAILS_MAX = 100;
const FROM = 'Tuckaway <reminders@tuckaway.localhost>';

/** Keeps the last mails of local mode in memory instead of sending them. */
export function createMailbox(): Mailbox {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from: FROM });
  let mails: ReceivedMail[] = [];
  let count = 0;
  return {
    send: async (mail) => {
      const { message } = await writer.sendMail({ ...mail });
      mails = [{ ...mail, id: ++count, receivedAt: new Date(), source: String(message) }, ...mails].slice(
        0,
        MAILS_MAX,
      );
    },
    mails: () => mails,
    close: () => {},
  };
}
