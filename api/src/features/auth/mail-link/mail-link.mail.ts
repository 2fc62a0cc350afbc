import { mailHtml, mailText, type MailBlock } from '../../../platform/mail-blocks.ts';
import type { OutgoingMail } from '../../../platform/mail.ts';
import { hashToken } from '../../../platform/security/session.ts';
import { LINK_LIFE_MINUTES } from './mail-link.store.ts';

const SUBJECT = 'Your sign-in link for Tuckaway';
const NAME_BYTES = 20;

/** The token is in the URL's fragment, which browsers do not send to servers. */
export function mailWithLink(email: string, token: string, publicUrl: string): OutgoingMail {
  const blocks: MailBlock[] = [
    { kind: 'heading', text: 'Sign in to Tuckaway' },
    { kind: 'text', text: 'Open this link in the browser in which you asked for it.' },
    { kind: 'action', text: 'Sign in', href: `${publicUrl}/sign-in#mail=${token}` },
    {
      kind: 'text',
      text: `It works once and for ${LINK_LIFE_MINUTES} minutes. If you did not ask for it, nobody has signed in, and you can leave this mail alone.`,
    },
  ];
  const name = hashToken(`mail ${token}`).subarray(0, NAME_BYTES).toString('hex');
  return {
    to: email,
    subject: SUBJECT,
    text: mailText(blocks),
    html: mailHtml(SUBJECT, blocks),
    headers: {},
    messageId: `<${name}@${new URL(publicUrl).hostname}>`,
  };
}
