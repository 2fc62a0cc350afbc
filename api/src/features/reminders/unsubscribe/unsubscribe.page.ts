import { hash } from 'node:crypto';
import { documents } from '@tuckaway/contract/documents';
import { pathTo } from '@tuckaway/contract/path-to';

export const unsubscribePath = (token: string) => pathTo(documents.unsubscribe.path, { token });

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#fbf8f3, #171a18); color: light-dark(#1f2421, #f1efe9);
  font: 1.0625rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 15vh 1.5rem 3rem; }
h1 { font: 600 1.75rem/1.25 Georgia, serif; }
button { min-height: 3rem; padding: 0 1.5rem; border: 0; border-radius: 999px; font: inherit; font-weight: 600;
  background: #1e7b4f; color: #fff; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid light-dark(#1f2421, #f1efe9); outline-offset: 3px; }
a { color: light-dark(#1e7b4f, #7fd3a8); }
`;

/** Content-Security-Policy: only this style, and a form to our own origin. */
export const UNSUBSCRIBE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = (title: string, rest: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Tuckaway</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
${rest}
</main></body>
</html>
`;

const SETTINGS = '<a href="/app/settings">Settings</a>';

/** The page does not name the account. */
export const unsubscribePage = {
  ask: () =>
    page(
      'Turn reminders off?',
      `<p>No more reminders will come by e-mail. Your people and their days stay as they are.</p>
<form method="post"><button type="submit">Turn reminders off</button></form>`,
    ),
  done: () =>
    page(
      'Reminders are off',
      `<p>No more reminders will come by e-mail. You can turn them on again in ${SETTINGS}.</p>`,
    ),
  unknown: () =>
    page(
      'This link does not work',
      `<p>It may be incomplete. You can turn reminders off in ${SETTINGS}.</p>`,
    ),
};
