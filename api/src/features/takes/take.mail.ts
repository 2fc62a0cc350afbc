import { randomUUID } from 'node:crypto';
import { mailName, messageId } from '../../platform/compose-mail.ts';
import type { OutgoingMail } from '../../platform/mail.ts';

const SUBJECT = 'Your link to what you took';
const TEXT =
  'With this link you see what you said you would bring, and can change your mind, from any browser:';
const KEEP =
  'Keep it to yourself: it works without signing in. You get this mail because somebody asked for it at Tuckaway. Your address was not kept.';

/** Contains no user input but the address, so that it cannot be used to send advertisements. */
export function takeMail(to: string, link: string): OutgoingMail {
  return {
    to,
    subject: SUBJECT,
    text: `${TEXT}\n\n${link}\n\n${KEEP}\n`,
    html: `<p>${TEXT}</p><p><a href="${link}">${link}</a></p><p>${KEEP}</p>`,
    headers: {},
    messageId: messageId(mailName(`${to} ${link} ${randomUUID()}`), link),
  };
}
