import { firstName } from '@tuckaway/domain/names';
import { composeMail, mailName } from '../../platform/compose-mail.ts';
import type { MailBlock } from '../../platform/mail-blocks.ts';
import type { OutgoingMail } from '../../platform/mail.ts';

const SUBJECT = 'A name is waiting for you';
const PLAIN_NAME = /^[\p{L}\p{M}'’-]{1,30}$/u;

interface DrawMailInput {
  to: string;
  drawUrl: string;
  organiserName: string;
  publicUrl: string;
}

/**
 * Mail with a personal link, without the drawn name. It has no text of the organiser except the first name where that
 * is letters only, so that it cannot be used to advertise.
 */
export function drawMail({ to, drawUrl, organiserName, publicUrl }: DrawMailInput): OutgoingMail {
  const first = firstName(organiserName);
  const who = PLAIN_NAME.test(first) ? first : 'Somebody you know';
  const blocks: MailBlock[] = [
    { kind: 'heading', text: 'A name is waiting for you' },
    {
      kind: 'text',
      text: `${who} drew names for a group, so that each gives to one other. Open your page to see whom you give to.`,
    },
    { kind: 'action', text: 'Open my page', href: drawUrl },
    {
      kind: 'text',
      text: 'The name is not in this mail. The link works without an account and is for you alone, so please do not forward it.',
    },
    {
      kind: 'text',
      text: 'You get this mail because your address was entered for this draw at Tuckaway. It is used for nothing else.',
    },
  ];
  return composeMail({ to, subject: SUBJECT, blocks, name: mailName(`mail ${drawUrl}`), publicUrl });
}
