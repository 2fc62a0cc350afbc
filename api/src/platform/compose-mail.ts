import { hash } from 'node:crypto';
import { mailHtml, mailText, type MailBlock } from './mail-blocks.ts';
import type { OutgoingMail } from './mail.ts';

const NAME_LETTERS = 40;

/** A name for the Message-ID: equal for equal text, which cannot be read from it. */
export const mailName = (text: string): string => hash('sha256', text, 'hex').slice(0, NAME_LETTERS);

export const messageId = (name: string, publicUrl: string): string =>
  `<${name}@${new URL(publicUrl).hostname}>`;

interface MailParts {
  to: string;
  subject: string;
  blocks: readonly MailBlock[];
  /** Names this mail in its Message-ID; equal for repeated sends of one mail. */
  name: string;
  publicUrl: string;
}

export const composeMail = ({ to, subject, blocks, name, publicUrl }: MailParts): OutgoingMail => ({
  to,
  subject,
  text: mailText(blocks),
  html: mailHtml(subject, blocks),
  headers: {},
  messageId: messageId(name, publicUrl),
});
