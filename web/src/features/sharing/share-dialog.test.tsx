import type { ListShare } from '@tuckaway/contract/sharing/shares';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { data, problem } from '../../test/gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { ShareDialog } from './share-dialog.tsx';

const share: ListShare = {
  giftListId: 9,
  isOpen: true,
  kind: 'ideas',
  degree: 'nothing',
  revealOn: null,
  namesVisible: true,
  words: null,
  expiresOn: null,
  opens: 0,
  wanted: [],
};
const SHARE = '/api/gift-lists/9/share';
const link = () => screen.queryByRole('textbox', { name: 'Link to this list' });

beforeEach(() =>
  server.use(
    http.get(SHARE, () => data(share)),
    http.get('/api/gift-lists/9/takes', () => data({ gifts: [], others: [] })),
    http.post(SHARE, () => data({ share, link: 'https://tuckaway.example/s/one', qr: '<svg/>' }, 201)),
  ),
);

async function makeLink(gifts: { id: number; title: string }[] = []) {
  const view = renderScreen(
    <ShareDialog open onOpenChange={() => {}} list={{ id: 9, title: 'For Mum' }} gifts={gifts} />,
  );
  const again = await screen.findByRole('button', { name: 'New link' });
  await view.user.click(again);
  await screen.findByDisplayValue('https://tuckaway.example/s/one');
  return { ...view, again };
}

it('makes a new link with the saved settings, and leaves unsaved ones in the form', async () => {
  let sent: unknown;
  server.use(
    http.post(SHARE, async ({ request }) => {
      sent = await request.json();
      return data({ share, link: 'https://tuckaway.example/s/two', qr: '<svg/>' }, 201);
    }),
  );
  const { user } = renderScreen(
    <ShareDialog open onOpenChange={() => {}} list={{ id: 9, title: 'For Mum' }} gifts={[]} />,
  );
  const again = await screen.findByRole('button', { name: 'New link' });
  const words = screen.getByRole('textbox', { name: /words/i });
  await user.type(words, 'For the flat');
  await user.click(again);
  await screen.findByDisplayValue('https://tuckaway.example/s/two');
  expect(sent).toMatchObject({ kind: 'ideas', words: null });
  expect(words).toHaveValue('For the flat');
});

it('keeps the link where the server refuses a new one, and says so', async () => {
  const { user, again } = await makeLink();
  server.use(http.post(SHARE, () => problem(403)));
  await user.click(again);
  expect(await screen.findByText(/Nothing was changed/)).toBeVisible();
  expect(link()).toBeVisible();
});

it('shows a link no longer that may have been replaced, because the response was lost', async () => {
  const { user, again } = await makeLink();
  server.use(http.post(SHARE, () => HttpResponse.error()));
  await user.click(again);
  expect(await screen.findByText(/We could not reach Tuckaway/, {}, { timeout: 5000 })).toBeVisible();
  expect(screen.queryByText(/Nothing was changed/)).toBeNull();
  expect(link()).toBeNull();
});

/** A server that saves the change, and whose response is lost. */
const saves = (path: string, saved: Partial<ListShare>) =>
  http.put(path, () => {
    server.use(http.get(SHARE, () => data({ ...share, ...saved })));
    return HttpResponse.error();
  });

it('shows settings that were saved although the response was lost', async () => {
  const { user, queryClient } = await makeLink();
  server.use(saves(SHARE, { words: 'For the flat' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/could not be shared/, {}, { timeout: 5000 })).toBeVisible();
  await waitFor(() =>
    expect(queryClient.getQueryData(['shares', 9])).toMatchObject({ words: 'For the flat' }),
  );
  expect(link()).toBeVisible();
});

it('shows a wanted number that was saved although the response was lost, and says that it failed', async () => {
  const { user } = await makeLink([{ id: 41, title: 'Kettle' }]);
  server.use(saves(`${SHARE}/wanted`, { wanted: [{ giftId: 41, quantity: 3 }] }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wanted more than once' }), 'Kettle');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pieces' }), '3');
  expect(await screen.findByText(/We could not reach Tuckaway/, {}, { timeout: 5000 })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Pieces' })).toHaveValue('3'));
});

it('has the link for as long as the page is open', async () => {
  const { queryClient } = await makeLink();
  expect(queryClient.getQueryCache().find({ queryKey: ['shares', 9, 'link'] })?.gcTime).toBe(Infinity);
});
