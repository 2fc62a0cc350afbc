import type { ListShare } from '@tuckaway/contract/sharing/shares';
import { screen } from '@testing-library/react';
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

async function makeLink() {
  const view = renderScreen(
    <ShareDialog open onOpenChange={() => {}} list={{ id: 9, title: 'For Mum' }} gifts={[]} />,
  );
  const again = await screen.findByRole('button', { name: 'New link' });
  await view.user.click(again);
  await screen.findByDisplayValue('https://tuckaway.example/s/one');
  return { ...view, again };
}

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

it('has the link for as long as the page is open', async () => {
  const { queryClient } = await makeLink();
  expect(queryClient.getQueryCache().find({ queryKey: ['shares', 9, 'link'] })?.gcTime).toBe(Infinity);
});
