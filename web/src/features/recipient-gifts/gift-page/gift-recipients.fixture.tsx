import type { GivenBefore, RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { buildGift, data } from '../../../test/gifts.ts';
import { buildRecipient } from '../../../test/people.ts';
import { buildRecipientGift, handleChoices } from '../../../test/recipient-gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { emptySheet, WithSheet } from '../../../test/sheet.tsx';
import { GiftRecipientsCard } from './gift-recipients-card.tsx';

export const person = (id: number, name: string) => buildRecipient({ id, name });

const NAMES: Record<number, string> = { 3: 'Ann', 4: 'Ben', 5: 'Cleo' };

export const chosen = (recipientId: number, isFor: boolean, forDay?: object) => [
  'POST',
  'choose',
  { giftId: 41, userId: 7, people: [{ recipientId, isFor, ...(forDay && { forDay }) }] },
];

export const card = (
  <WithSheet gift={buildGift()} part="people">
    {(manage) => <GiftRecipientsCard gift={buildGift()} onManage={manage} />}
  </WithSheet>
);

/** Responses of the server, and the writes it received. */
export const state = {
  recipientGifts: [] as RecipientGift[],
  givenBefore: [] as GivenBefore[],
  calls: [] as [string, string, unknown][],
};

/** The gift is for Ann; Ben and Cleo can be chosen. */
export function serveRecipientGifts() {
  state.recipientGifts = [buildRecipientGift()];
  state.givenBefore = [];
  state.calls = [];
  server.use(...emptySheet());
  server.use(
    http.get('/api/v1/recipients', () => data([person(3, 'Ann'), person(4, 'Ben'), person(5, 'Cleo')])),
    http.get('/api/v1/recipient-gifts', () => data(state.recipientGifts)),
    http.get('/api/v1/recipient-gifts/given-before', () => data(state.givenBefore)),
    ...handleChoices({
      read: () => state.recipientGifts,
      write: (recipientGifts) => (state.recipientGifts = recipientGifts),
      nameOf: (id) => NAMES[id] ?? 'Dov',
      onChoice: (choice) => state.calls.push(['POST', 'choose', choice]),
    }),
    http.put('/api/v1/recipient-gifts/:id', async ({ params, request }) => {
      const body = (await request.json()) as Partial<RecipientGift>;
      state.calls.push(['PUT', String(params['id']), body]);
      state.recipientGifts = state.recipientGifts.map((recipientGift) =>
        recipientGift.id === Number(params['id']) ? { ...recipientGift, ...body } : recipientGift,
      );
      return data(state.recipientGifts.find(({ id }) => id === Number(params['id'])));
    }),
  );
}

export async function open() {
  const view = renderScreen(card);
  await screen.findByRole('link', { name: 'Ann' });
  return view;
}

export async function openDialog() {
  const view = await open();
  await view.user.click(screen.getByRole('button', { name: 'Manage Recipients' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Recipients' }));
  await dialog.findByRole('checkbox', { name: 'Ben' });
  const done = () => view.user.click(dialog.getByRole('button', { name: 'Done' }));
  return { ...view, dialog, done };
}
