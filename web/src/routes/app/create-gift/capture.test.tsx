import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { data, problem } from '../../../test/gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import AddPage from '../add/add.tsx';
import {
  state,
  serveCapture,
  forgetWaitingGifts,
  KITE,
  found,
  creating,
  reading,
  openDialog,
  title,
  send,
} from './capture.fixture.tsx';

beforeEach(serveCapture);
afterEach(forgetWaitingGifts);

describe('a link', () => {
  it('fills in title and price by itself, and one press creates the gift', async () => {
    const { user } = await openDialog();
    expect(screen.getByLabelText('Paste a link or write a name')).toBe(title());
    await user.click(title());
    await user.paste(KITE);
    expect(await screen.findByText(/Found at shop\.example/)).toBeVisible();
    expect(title()).toHaveValue('Red kite');
    await user.click(send());
    expect(await screen.findByText('Gift created successfully!')).toBeVisible();
    expect(state.created.map(({ body }) => body)).toEqual([
      { title: 'Red kite', price: 12.5, purchaseUrl: KITE, description: null, createdById: 7 },
    ]);
  });

  it('leads to a preview at Enter, which does not send the form yet', async () => {
    const { user } = await openDialog();
    await user.type(title(), `${KITE}{Enter}`);
    expect(await screen.findByText(/Found at shop\.example/)).toBeVisible();
    expect(state.created).toEqual([]);
  });

  it('never blocks: what is typed meanwhile stays, and can be saved', async () => {
    let finish = () => {};
    const gate = new Promise<void>((resolve) => (finish = resolve));
    server.use(reading(() => gate.then(() => data(found))));
    const { user } = await openDialog();
    await user.click(title());
    await user.paste(KITE);
    expect(await screen.findByText('Reading the page at shop.example...')).toBeVisible();
    await user.type(title(), 'Kite for Ann');
    finish();
    expect(await screen.findByText(/Found at shop\.example/)).toBeVisible();
    expect(title()).toHaveValue('Kite for Ann');
  });

  it('leaves a form to complete by hand when its page cannot be read', async () => {
    server.use(reading(() => problem(422)));
    const { user } = await openDialog();
    await user.click(title());
    await user.paste(KITE);
    expect(
      await screen.findByText('Nothing could be read from this page. Fill in the rest yourself.'),
    ).toBeVisible();
    expect(title()).toHaveValue('Red kite');
    await user.click(send());
    await waitFor(() =>
      expect(state.created[0]?.body).toMatchObject({ title: 'Red kite', purchaseUrl: KITE }),
    );
  });

  it('reports that the price is missing when the currency is another', async () => {
    server.use(reading(() => data({ ...found, price: null, currency: 'EUR' })));
    const { user } = await openDialog();
    await user.click(title());
    await user.paste(KITE);
    expect(await screen.findByText(/price in dollars \(it is in EUR there\)/)).toBeVisible();
  });
});

it('needs no more than a name', async () => {
  const { user } = await openDialog();
  await user.type(title(), 'A kite{Enter}');
  await waitFor(() => expect(state.created[0]?.body).toMatchObject({ title: 'A kite', price: null }));
  expect(state.read).toEqual([]);
});

it('unfolds where something in the folded fields is wrong', async () => {
  const { user } = await openDialog();
  server.use(
    creating(() =>
      HttpResponse.json(
        { errors: [{ path: '/price', message: 'Please enter a valid price' }] },
        { status: 422 },
      ),
    ),
  );
  await user.type(title(), 'A kite{Enter}');
  expect(await screen.findByText('Please enter a valid price')).toBeVisible();
});

it('a captured gift is for the person whose page is open', async () => {
  await openDialog('/app/recipients/3');
  expect(await screen.findByText('Ann')).toBeVisible();
});

describe('a share from another app', () => {
  const open = (query: string) =>
    renderScreen(<AddPage />, { at: `/app/add?${new URLSearchParams(query)}`, path: '/app/add' });

  it('fills in the form; the server reads nothing and creates nothing before a press', async () => {
    const { user } = open(`title=Kites&url=${encodeURIComponent(KITE)}`);
    const readPage = await screen.findByRole('button', { name: 'Read the page' });
    expect(title()).toHaveValue('Kites');
    expect(state.read).toEqual([]);
    await user.click(readPage);
    expect(await screen.findByText(/Found at shop\.example/)).toBeVisible();
    // The page itself knows better than the tab's title.
    expect(title()).toHaveValue('Red kite');
    expect(state.created).toEqual([]);
    await user.click(send());
    await waitFor(() => expect(state.created).toHaveLength(1));
    expect(await screen.findByText(/^That is done\./)).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/app\/add$/));
  });

  it('fills the name where there is no link', async () => {
    open('text=A red kite');
    expect(await screen.findByLabelText('Title')).toHaveValue('A red kite');
    expect(state.read).toEqual([]);
  });
});
