/*
 * The script of a drawn name: signed-in users can add the person to their recipients. The page works without it.
 */
import type { draws } from '@tuckaway/contract/sharing/draws';
import type { recipients } from '@tuckaway/contract/people/recipients';
import { pathTo } from '@tuckaway/contract/path-to';
import type { APP_SCREENS } from '@tuckaway/domain/app-screens';
import { call, failureText } from './call.ts';
import { button, element, field, option, say } from './elements.ts';

const params = { token: location.pathname.split('/')[2]! };
const place = document.querySelector<HTMLElement>('#keep')!;
const drawn = document.querySelector('#drawn')!.textContent;
const kept = document.querySelector('.price') ? 'the budget and the day' : 'the day';

const RECIPIENT = '/app/recipients/:recipientId' satisfies `/app/${(typeof APP_SCREENS)[number]}`;

const keep = (recipient: { id: number } | { name: string }) =>
  call<typeof draws.keepByLink>('POST', '/api/v1/draw/:token/keep', { params, body: { recipient } });

async function offer(): Promise<void> {
  const { isSignedIn } = await call<typeof draws.visit>('GET', '/api/v1/draw/:token', { params });
  place.hidden = false;
  if (!isSignedIn) {
    place.append(
      element(
        'p',
        {},
        `With an account, ${drawn} becomes one of your people, with ${kept}. Sign in, then open this page again. `,
        element('a', { href: '/' }, 'What is Tuckaway?'),
      ),
    );
    return;
  }
  const people = await call<typeof recipients.list>('GET', '/api/v1/recipients');
  const select = element(
    'select',
    {},
    option('', `${drawn}, as somebody new`),
    ...people.map(({ id, name }) => option(String(id), name)),
  );
  const take = button('Take into my people', () => {
    take.disabled = true;
    const recipient = select.value === '' ? { name: drawn } : { id: Number(select.value) };
    keep(recipient).then(
      ({ recipientId }) => showKept(recipientId),
      (error: unknown) => {
        take.disabled = false;
        say(failureText(error));
      },
    );
  });
  place.append(field('In my people', select), take);
}

function showKept(recipientId: number): void {
  place.replaceChildren(
    element(
      'a',
      { href: pathTo(RECIPIENT, { recipientId }), className: 'button' },
      `Open ${drawn} in my people`,
    ),
  );
  document.querySelector('#live')!.className = 'live';
  say(`Taken into your people, with ${kept}.`);
}

offer().catch((error: unknown) => say(failureText(error)));
