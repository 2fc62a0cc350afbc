import { escapeHtml } from '@tuckaway/domain/text';
import type { Platform } from '@tuckaway/contract/accounts/waitlist';

export type EmbedState =
  | { kind: 'form'; problem?: string; sent?: { email: string; platforms: readonly string[] } }
  | { kind: 'thanks' };

const PLATFORMS: Record<Platform, string> = { web: 'Web', ios: 'iOS', android: 'Android' };
const CHOSEN_FIRST: readonly string[] = ['web'];

/** The whole document inside the frame of 180px. Its script only spares the reload: the form works without. */
export function embedPage(state: EmbedState, theme?: 'light' | 'dark'): string {
  const themeAttribute = theme ? ` data-theme="${theme}"` : '';
  return `<!doctype html>
<html lang="en"${themeAttribute}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Join the waitlist · Tuckaway</title>
<link rel="stylesheet" href="/waitlist/embed.css">
<script src="/waitlist/embed.js" defer></script>
</head>
<body>
<main aria-label="Waitlist">
<h1>Join the waitlist</h1>
${state.kind === 'thanks' ? '' : formMarkup(state, theme)}
<div id="thanks" role="status" tabindex="-1"${state.kind === 'thanks' ? '' : ' hidden'}>
<p class="big">Thank you. You are on the list.</p>
<p>We will write to you once, when Tuckaway opens on what you chose.</p>
</div>
</main>
</body>
</html>
`;
}

function formMarkup({ problem, sent }: Extract<EmbedState, { kind: 'form' }>, theme?: string): string {
  const chosen = sent?.platforms ?? CHOSEN_FIRST;
  const boxes = Object.entries(PLATFORMS).map(
    ([value, name]) =>
      `<label class="platform"><input type="checkbox" name="platforms" value="${value}"${chosen.includes(value) ? ' checked' : ''}> ${name}</label>`,
  );
  return `<form method="post" action="/waitlist/embed${theme ? `?theme=${theme}` : ''}" novalidate>
<label for="email">Email</label>
<div class="row">
<input id="email" name="email" type="email" autocomplete="email" inputmode="email" required maxlength="254" placeholder="you@example.com" aria-describedby="problem" value="${escapeHtml(sent?.email ?? '')}"${problem ? ' aria-invalid="true"' : ''}>
<button type="submit">Join</button>
</div>
<p id="problem" aria-live="polite">${escapeHtml(problem ?? '')}</p>
<fieldset>
<legend>For</legend>
${boxes.join('\n')}
</fieldset>
<p class="small">Kept for this one letter only: <a href="/privacy-policy" target="_top">Privacy Policy</a></p>
<div class="trap" aria-hidden="true"><label>Website <input name="website" tabindex="-1" autocomplete="off"></label></div>
</form>`;
}
