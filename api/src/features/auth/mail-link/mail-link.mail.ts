import { SIGN_IN_LINK_MINUTES } from '@tuckaway/domain/limits';
import { composeMail, mailName } from '../../../platform/compose-mail.ts';
import type { MailBlock } from '../../../platform/mail-blocks.ts';
import type { OutgoingMail } from '../../../platform/mail.ts';

const SUBJECT = 'Your sign-in link for Tuckaway';

/** The token is in the URL's fragment, which browsers do not send to servers. */
export function mailWithLink(email: string, token: string, publicUrl: string): OutgoingMail {
  const blocks: MailBlock[] = [
    { kind: 'heading', text: 'Sign in to Tuckaway' },
    { kind: 'text', text: 'Open this link in the browser in which you asked for it.' },
    { kind: 'action', text: 'Sign in', href: `${publicUrl}/sign-in#mail=${token}` },
    {
      kind: 'text',
      text: `It works once and for ${SIGN_IN_LINK_MINUTES} minutes. If you did not ask for it, nobody has signed in, and you can leave this mail alone.`,
    },
  ];
  return composeMail({ to: email, subject: SUBJECT, blocks, name: mailName(`mail ${token}`), publicUrl });
}
