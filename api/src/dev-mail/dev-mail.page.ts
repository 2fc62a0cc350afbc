import { escapeHtml } from '@tuckaway/domain/text';
import { createHash } from 'node:crypto';
import type { ReceivedMail } from './mailbox.ts';

const STYLE = `
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
iframe { width: 100%; height: 28rem; border: 1px solid #999; background: #fff; }
pre { padding: 1rem; overflow: auto; border: 1px solid #999; }
`;

/** Content-Security-Policy: only this style, and a frame with the mail. */
export const DEV_MAIL_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A mail is read like in a mail program: no scripts, nothing from elsewhere, links open in a new tab. */
export const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups; frame-ancestors 'self'";

const page = (title: string, rest: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1>
${rest}
</body>
</html>
`;

export function mailboxPage(prefix: string, mails: readonly ReceivedMail[]): string {
  if (mails.length === 0)
    return page('Mailbox', '<p>No mail yet. Reminders go out at nine in the morning.</p>');
  const items = mails.map(
    ({ id, to, subject, receivedAt }) =>
      `<li><a href="${prefix}/${id}">${escapeHtml(subject)}</a><br>to ${escapeHtml(to)}, ${receivedAt.toISOString()}</li>`,
  );
  return page('Mailbox', `<ul>${items.join('\n')}</ul>`);
}

export const mailPage = (prefix: string, { id, to, subject, text, source }: ReceivedMail): string =>
  page(
    subject,
    `<p><a href="${prefix}">Mailbox</a> · to ${escapeHtml(to)}</p>
<h2>HTML</h2><iframe title="The mail as HTML" src="${prefix}/${id}/html"></iframe>
<h2>Plain text</h2><pre>${escapeHtml(text)}</pre>
<h2>Source</h2><pre>${escapeHtml(source)}</pre>`,
  );

/** Links of a mail would otherwise open inside the frame. */
export const inFrame = (html: string) => html.replace('<head>', '<head><base target="_blank">');
