import { escapeHtml } from '@tuckaway/domain/text';

/** Content of a mail, rendered as plain text and as HTML. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'action'; text: string; href: string }
  | { kind: 'footer'; text: string; links: { text: string; href: string }[] };

// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const CONTROL_OR_DIRECTION = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g;
/** Replaces line breaks, other control characters and changes of direction, so that a name cannot add a header or paragraph. */
export const oneLine = (text: string): string => text.toWellFormed().replaceAll(CONTROL_OR_DIRECTION, ' ');

/** Links may only lead to http(s) addresses. */
function webAddress(href: string): string {
  const url = new URL(href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new TypeError('A mail links to web pages only');
  return url.href;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${oneLine(block.text)}\n${'-'.repeat(Math.min([...oneLine(block.text)].length, 60))}`;
    case 'text':
      return oneLine(block.text);
    case 'action':
      return `${oneLine(block.text)}: ${webAddress(block.href)}`;
    case 'footer':
      // Mail programs recognize a signature by a line of two dashes and a space.
      return [
        '-- ',
        oneLine(block.text),
        ...block.links.map(({ text, href }) => `${oneLine(text)}: ${webAddress(href)}`),
      ].join('\n');
  }
}

/** No blank line after a heading; one between all other blocks. */
export const mailText = (blocks: readonly MailBlock[]): string =>
  `${blocks
    .map((block) => `${blockText(block)}${block.kind === 'heading' ? '\n' : '\n\n'}`)
    .join('')
    .trimEnd()}\n`;

const INK = '#1f2421';
const LINK = '#1e7b4f';
const link = (text: string, href: string, style = '') =>
  `<a href="${escapeHtml(webAddress(href))}" style="color:${LINK};${style}">${escapeHtml(oneLine(text))}</a>`;

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 style="margin:28px 0 4px;font:600 20px/1.3 Georgia,serif">${escapeHtml(oneLine(block.text))}</h2>`;
    case 'text':
      return `<p style="margin:0 0 8px">${escapeHtml(oneLine(block.text))}</p>`;
    case 'action':
      return `<p style="margin:0 0 8px">${link(block.text, block.href, 'font-weight:600')}</p>`;
    case 'footer': {
      const links = block.links.map(({ text, href }) => link(text, href)).join(' · ');
      return `<p style="margin:36px 0 0;font-size:14px;color:#5b625e">${escapeHtml(oneLine(block.text))}<br>${links}</p>`;
    }
  }
}

export const mailHtml = (title: string, blocks: readonly MailBlock[]): string =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(oneLine(title))}</title></head>
<body style="margin:0;background:#fbf8f3">
<div style="max-width:560px;margin:0 auto;padding:24px;color:${INK};font:16px/1.5 Figtree,system-ui,sans-serif">
${blocks.map(blockHtml).join('\n')}
</div>
</body>
</html>
`;
