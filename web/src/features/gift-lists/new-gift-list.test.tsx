import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { buildGiftList, data, problem } from '../../test/gifts.ts';
import { buildAuth, renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { CreateMenu } from '../../routes/app/create-gift/create-menu.tsx';

async function openDialog(options?: Parameters<typeof renderScreen>[1]) {
  const view = renderScreen(<CreateMenu />, options);
  await reopen(view.user);
  return view;
}

async function reopen(user: ReturnType<typeof renderScreen>['user']) {
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Create Gift List' }));
  return screen.findByRole('dialog', { name: 'New Gift List' });
}

const nameField = () => screen.getByRole('textbox', { name: 'Gift List name' });
const create = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Create' });

it('creates a public list by default and opens it', async () => {
  let sent: unknown;
  server.use(
    http.post('/api/gift-lists/simple', async ({ request }) => {
      sent = await request.json();
      return data(buildGiftList({ id: 12, title: 'Ideas for Mum' }), 201);
    }),
  );
  const { user } = await openDialog();
  expect(screen.getByRole('switch', { name: 'Private' })).not.toBeChecked();
  expect(screen.getByText(/anyone signed in who has the link can open it/)).toBeVisible();
  await user.type(nameField(), '  Ideas for Mum ');
  await user.click(create());
  expect(await screen.findByText('Gift List created successfully!')).toBeVisible();
  expect(sent).toEqual({ title: 'Ideas for Mum', isPrivate: false, userId: 7 });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/app/gift-list/12'));
});

it('sends a private list as private', async () => {
  let sent: unknown;
  server.use(
    http.post('/api/gift-lists/simple', async ({ request }) => {
      sent = await request.json();
      return data(buildGiftList({ id: 12 }), 201);
    }),
  );
  const { user } = await openDialog();
  await user.type(nameField(), 'Secret');
  await user.click(screen.getByRole('switch', { name: 'Private' }));
  await user.click(create());
  await waitFor(() => expect(sent).toMatchObject({ isPrivate: true }));
});

it('asks for a name and sends nothing', async () => {
  const { user } = await openDialog();
  await user.type(nameField(), '   ');
  await user.click(create());
  expect(await screen.findByText('Gift List name is required')).toBeVisible();
});

it('takes 30 characters and counts them', async () => {
  const { user } = await openDialog();
  await user.type(nameField(), 'x'.repeat(31));
  expect(nameField()).toHaveValue('x'.repeat(30));
  expect(screen.getByText('30/30')).toBeVisible();
});

it('asks before a name is discarded, and starts with an empty one each time it opens', async () => {
  const { user } = await openDialog();
  await user.type(nameField(), 'Half a na');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await reopen(user);
  expect(nameField()).toHaveValue('');
});

it("tells the server's reason, and keeps the name", async () => {
  server.use(http.post('/api/gift-lists/simple', () => problem(409, 'You can have at most 500 lists.')));
  const { user } = await openDialog();
  await user.type(nameField(), 'One more');
  await user.click(create());
  expect(await screen.findByText('Error: You can have at most 500 lists.')).toBeVisible();
  expect(nameField()).toHaveValue('One more');
});

it("says 'Failed to create Gift List' where the server says nothing", async () => {
  server.use(http.post('/api/gift-lists/simple', () => new Response('', { status: 500 })));
  const { user } = await openDialog();
  await user.type(nameField(), 'One more');
  await user.click(create());
  expect(await screen.findByText('Failed to create Gift List')).toBeVisible();
});

it('wants somebody signed in', async () => {
  const { user } = await openDialog({ auth: buildAuth({ status: 'unauthenticated', user: null }) });
  await user.type(nameField(), 'Mine');
  await user.click(create());
  expect(await screen.findByText('You must be logged in to create a gift list')).toBeVisible();
});
