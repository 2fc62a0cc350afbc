import type { recipients } from '@tuckaway/contract/people/recipients';
import type { takes } from '@tuckaway/contract/sharing/takes';
import { call } from './call.ts';

const intro = document.querySelector<HTMLElement>('.intro')!;

/** Data that the server wrote into the page. */
export const page = {
  token: location.pathname.split('/')[2]!,
  kind: intro.dataset['kind'] as 'ideas' | 'wishes',
  name: intro.dataset['name']!,
  canMail: intro.dataset['canMail'] === 'yes',
  told: document.querySelector('.told')!.textContent,
};

const params = { token: page.token };

/** Every call that the page makes. */
export const server = {
  open: () => call<typeof takes.countOpen>('POST', '/api/v1/s/:token/opens', { params }),
  state: (showTakes: boolean) =>
    call<typeof takes.state>('GET', '/api/v1/s/:token', { params, query: showTakes ? '?look=yes' : '' }),
  take: (body: { gift: string; name: string; quantity: number; shareWith: boolean }) =>
    call<typeof takes.take>('POST', '/api/v1/s/:token/takes', { params, body }),
  bringOther: (body: { text: string; name: string }) =>
    call<typeof takes.bringOther>('POST', '/api/v1/s/:token/others', { params, body }),
  undo: (takeId: string) =>
    call<typeof takes.undo>('DELETE', '/api/v1/s/mine/:takeId', { params: { takeId } }),
  mine: () => call<typeof takes.mine>('GET', '/api/v1/s/mine'),
  mail: (email: string) => call<typeof takes.mail>('POST', '/api/v1/s/mine/mail', { body: { email } }),
  save: (gift: string) =>
    call<typeof takes.save>('POST', '/api/v1/s/:token/gifts/:gift/save', { params: { ...params, gift } }),
  keep: (takeId: string, body: { recipient: { id: number } | { name: string }; status: 'idea' | 'bought' }) =>
    call<typeof takes.keep>('POST', '/api/v1/s/mine/:takeId/keep', { params: { takeId }, body }),
  people: () => call<typeof recipients.list>('GET', '/api/v1/recipients'),
};
