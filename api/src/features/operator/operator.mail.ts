import { randomUUID } from 'node:crypto';
import { composeMail } from '../../platform/compose-mail.ts';
import type { MailBlock } from '../../platform/mail-blocks.ts';
import type { OutgoingMail } from '../../platform/mail.ts';

interface InvitationMailInput {
  email: string;
  invitedBy: string;
  joinUrl: string;
  days: number;
}

export function invitationMail(
  { email, invitedBy, joinUrl, days }: InvitationMailInput,
  publicUrl: string,
): OutgoingMail {
  return mail(email, `${invitedBy} invites you to Tuckaway`, publicUrl, [
    { kind: 'heading', text: `${invitedBy} invites you to Tuckaway` },
    {
      kind: 'text',
      text: 'Tuckaway keeps gift ideas for the people you care about, and reminds you of their days in time.',
    },
    { kind: 'action', text: 'Accept the invitation', href: joinUrl },
    {
      kind: 'text',
      text: `It is for this address, ${email}, and good for ${days === 1 ? 'one day' : `${days} days`}. If you do not want to join, you can leave this mail alone.`,
    },
  ]);
}

export const testMail = (email: string, publicUrl: string): OutgoingMail =>
  mail(email, 'Mail from Tuckaway works', publicUrl, [
    { kind: 'heading', text: 'Mail works' },
    {
      kind: 'text',
      text: 'You asked for this on the page Operator. Reminders and sign-in links leave this way.',
    },
  ]);

const mail = (to: string, subject: string, publicUrl: string, blocks: MailBlock[]): OutgoingMail =>
  composeMail({ to, subject, blocks, name: randomUUID(), publicUrl });
