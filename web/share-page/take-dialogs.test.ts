import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

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

const teapot = {
  id: 'one',
  title: 'Teapot',
  forName: 'Ann',
  listTitle: 'Birthday',
  isWithdrawn: false,
};

async function undoTeapot(response: () => Response) {
  document.querySelector<HTMLDialogElement>('dialog')!.close();
  server.use(
    http.get('/api/v1/s/mine', () => HttpResponse.json({ data: [teapot] })),
    http.delete('/api/v1/s/mine/one', response),
  );
  const { showMine } = await import('./take-dialogs.ts');
  await showMine({ isSignedIn: false, refresh: async () => {} });
  fireEvent.click(screen.getByRole('button', { name: 'Undo: Teapot' }));
  return document.querySelector('dialog')!;
}

const refusal = () => HttpResponse.json({ code: 'test', detail: 'Too many requests.' }, { status: 429 });

it('says in the dialog why a take was not undone, until the next try', async () => {
  const dialog = await undoTeapot(refusal);
  const problem = await within(dialog).findByText('Too many requests.');
  expect(problem.role).toBe('alert');
  within(dialog).getByText('Teapot');
  server.use(http.delete('/api/v1/s/mine/one', () => HttpResponse.json({ data: { id: 'one' } })));
  fireEvent.click(screen.getByRole('button', { name: 'Undo: Teapot' }));
  expect(problem.textContent).toBe('');
  await waitFor(() => expect(within(dialog).queryByText('Teapot')).toBeNull());
});

it('says in the dialog that a take was undone: the page behind it is inert', async () => {
  const dialog = await undoTeapot(() => HttpResponse.json({ data: { id: 'one' } }));
  const done = await within(dialog).findByText('You no longer bring Teapot.');
  expect(done.role).toBe('status');
});

it('says in the dialog that the link could not be copied', async () => {
  const writeText = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('not allowed'));
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await send();
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  const dialog = screen.getByRole('heading', { name: 'Thank you' }).closest('dialog')!;
  await within(dialog).findByText('That did not work. Please try again.');
});

it('does not claim that nothing was stored when the answer was lost', async () => {
  server.use(http.post('/api/v1/s/:token/takes', () => HttpResponse.error()));
  fireEvent.click(screen.getByRole('button', { name: 'I bring this' }));
  expect(await screen.findByText(/Reload the page to see whether this was stored/)).toBeTruthy();
});
