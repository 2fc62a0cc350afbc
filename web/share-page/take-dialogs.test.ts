import { fireEvent, screen } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { server } from '../src/test/server.ts';

const kettle = { gift: 'a'.repeat(24), wanted: 3, free: 3, isShared: false, names: [], mine: null };
let sent: unknown;

beforeEach(async () => {
  // The page as the server writes it; the script reads it when it is loaded.
  document.body.innerHTML = `
    <div class="intro" data-kind="wishes" data-name="Ann" data-can-mail="no"></div>
    <p class="told"></p>
    <p id="live"></p>`;
  sent = undefined;
  server.use(
    http.post('/api/v1/s/:token/takes', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ data: { id: 'one', personalLink: 'https://tuckaway.example/s/mine/x' } });
    }),
  );
  const { askToTake } = await import('./take-dialogs.ts');
  askToTake('Kettle', kettle, { isSignedIn: false, refresh: async () => {} });
  fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Ben' } });
});

afterEach(() => document.body.replaceChildren());

const quantity = () => screen.getByLabelText<HTMLSelectElement>('How many');

async function send() {
  fireEvent.click(screen.getByRole('button', { name: 'I bring this' }));
  await screen.findByRole('heading', { name: 'Thank you' });
}

it('takes as many as chosen', async () => {
  fireEvent.change(quantity(), { target: { value: '3' } });
  await send();
  expect(sent).toEqual({ gift: kettle.gift, name: 'Ben', quantity: 3, shareWith: false });
});

it('shows that a shared gift is one, and takes one', async () => {
  fireEvent.change(quantity(), { target: { value: '3' } });
  const share = screen.getByLabelText('I would share this one');
  fireEvent.click(share);
  expect(quantity().disabled).toBe(true);
  expect(quantity().value).toBe('1');
  await send();
  expect(sent).toEqual({ gift: kettle.gift, name: 'Ben', quantity: 1, shareWith: true });
});

it('lets the number be chosen again when the gift is not shared after all', () => {
  const share = screen.getByLabelText('I would share this one');
  fireEvent.click(share);
  fireEvent.click(share);
  expect(quantity().disabled).toBe(false);
});
