import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { problem } from '../../../test/gifts.ts';
import { buildRecipient } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import RecipientPage from './recipient.tsx';
import { state, serveAnn, taking, open } from './recipient.fixture.tsx';

beforeEach(serveAnn);

it('says whose day is next and how ready one is', async () => {
  await open();
  expect(screen.getByText('birthday in 12 days, turns 40')).toBeVisible();
  expect(screen.getAllByText('An idea')[0]).toBeVisible();
  expect(screen.getByText('November 29, 1986 · in 12 days, turns 40')).toBeVisible();
});

it('says what did not load, and tries again', async () => {
  server.use(http.get('/api/v1/recipients/3/days', () => problem(403), { once: true }));
  const { user } = renderScreen(<RecipientPage />, {
    at: '/app/recipients/3',
    path: '/app/recipients/:recipientId',
  });
  expect(await screen.findByText('Failed to load the gifts for Ann. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Days' })).toBeVisible();
});

it('keeps who they are, what they like, what is good to know and a budget', async () => {
  server.use(
    taking('put', '/api/v1/recipients/3', () => {
      state.ann = buildRecipient({
        relationship: 'mother',
        interests: ['tea'],
        goodToKnow: 'Size M',
        budget: 40.5,
      });
      return state.ann;
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit what is good to know about Ann' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'About Ann' }));
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Who they are to you' }),
    await dialog.findByRole('option', { name: 'Mother' }),
  );
  await user.click(await dialog.findByRole('button', { name: 'Tea' }));
  await user.type(dialog.getByRole('textbox', { name: 'Other interests' }), 'fishing, old maps, ');
  await user.type(dialog.getByRole('textbox', { name: 'Good to know' }), 'Size M');
  await user.type(dialog.getByRole('textbox', { name: 'Usual budget for a day' }), '40.50');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Recipient updated successfully')).toBeVisible();
  expect(state.sent).toEqual([
    [
      '/api/v1/recipients/3',
      {
        name: 'Ann',
        relationship: 'mother',
        interests: ['tea'],
        ownInterests: ['fishing', 'old maps'],
        sizes: null,
        goodToKnow: 'Size M',
        budget: 40.5,
        userId: 7,
      },
    ],
  ]);
  expect(await screen.findByText('Usual budget: $40.50')).toBeVisible();
  expect(screen.getByText('Mother')).toBeVisible();
});

it('shows categories that left the catalogue, and takes one off', async () => {
  state.ann = buildRecipient({ relationship: 'pen-pal', interests: ['tea', 'model-trains'] });
  server.use(taking('put', '/api/v1/recipients/3', () => state.ann));
  const { user } = await open();
  for (const name of ['Pen pal', 'Tea', 'Model trains']) expect(await screen.findByText(name)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit what is good to know about Ann' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'About Ann' }));
  await user.click(await dialog.findByRole('button', { name: 'Model trains' }));
  expect(dialog.getByRole('combobox', { name: 'Who they are to you' })).toHaveDisplayValue('Pen pal');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Recipient updated successfully')).toBeVisible();
  expect(state.sent).toMatchObject([
    ['/api/v1/recipients/3', { relationship: 'pen-pal', interests: ['tea'] }],
  ]);
});
