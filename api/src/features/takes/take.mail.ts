import { randomUUID } from 'node:crypto';
import { composeMail, mailName } from '../../platform/compose-mail.ts';
import type { OutgoingMail } from '../../platform/mail.ts';

const SUBJECT = 'Your link to what you took';
const LINK =
  'With this link you see what you said you would bring, and can change your mind, from any browser';
const KEEP =
  'Keep it to yourself: it works without signing in. You get this mail because somebody asked for it at Tuckaway. Your address was not kept.';

/** Contains no user input but the address, so that it cannot be used to send advertisements. */
export const takeMail = (to: string, takesUrl: string): OutgoingMail =>
  composeMail({
    to,
    subject: SUBJECT,
    blocks: [
      { kind: 'action', text: LINK, href: takesUrl },
      { kind: 'text', text: KEEP },
    ],
    name: mailName(`${to} ${takesUrl} ${randomUUID()}`),
    publicUrl: takesUrl,
  });
