import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import TagsPage from '../../routes/app/tags/tags.tsx';
import { data, problem } from '../../test/gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';

let tags: { id: number; name: string; giftCount: number }[];

beforeEach(() => {
  tags = [
    { id: 1, name: 'birthday', giftCount: 2 },
    { id: 2, name: 'cozy', giftCount: 0 },
  ];
  server.use(http.get('/api/v1/tags', () => data(tags)));
});

const open = async () => {
  const view = renderScreen(<TagsPage />);
  await screen.findByRole('heading', { name: /All Tags/ });
  return view;
};

it('lists all tags with their number', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Tags' })).toBeVisible();
  expect(screen.getByText('Manage and organize your tags')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'All Tags (2)' })).toBeVisible();
  expect(screen.getByText('On 2 gifts')).toBeVisible();
});

it('says so while loading and when there are none', async () => {
  tags = [];
  renderScreen(<TagsPage />);
  expect(screen.getByText('Loading tags...')).toBeVisible();
  expect(await screen.findByText('No tags yet')).toBeVisible();
  expect(screen.getByText('Create your first tag using the button above')).toBeVisible();
});

it('offers to try again when loading failed', async () => {
  server.use(http.get('/api/v1/tags', () => problem(403), { once: true }));
  const { user } = renderScreen(<TagsPage />);
  expect(await screen.findByText('Failed to load tags')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('birthday')).toBeVisible();
});

it('creates a tag, trimmed', async () => {
  let sent: unknown;
  server.use(
    http.post('/api/v1/tags', async ({ request }) => {
      sent = await request.json();
      return data({ id: 3, name: 'warm' }, 201);
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Create Tag' }));
  await user.type(screen.getByPlaceholderText('Enter tag name...'), '  warm ');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Tag "warm" created')).toBeVisible();
  expect(sent).toEqual({ name: 'warm' });
  expect(screen.getByRole('heading', { name: 'All Tags (3)' })).toBeVisible();
});

it('does not create a tag without a name', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Create Tag' }));
  await user.type(screen.getByPlaceholderText('Enter tag name...'), '   ');
  expect(screen.getByRole('button', { name: 'Create' })).toBeDisabled();
});

it('logs and tells that a tag could not be created, and keeps the name', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.post('/api/v1/tags', () => problem(422)));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Create Tag' }));
  await user.type(screen.getByPlaceholderText('Enter tag name...'), 'warm');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Failed to create tag. It did not work.')).toBeVisible();
  expect(screen.getByPlaceholderText('Enter tag name...')).toHaveValue('warm');
  expect(log).toHaveBeenCalledWith('Failed to create tag', expect.anything());
});

it('renames at once, before the server has answered', async () => {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.put('/api/v1/tags/2', async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      await gate;
      tags = [tags[0]!, { id: 2, name, giftCount: 0 }];
      return data({ id: 2, name });
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit tag cozy' }));
  const field = screen.getByRole('textbox', { name: 'Tag name' });
  await user.clear(field);
  await user.type(field, 'snug');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('snug')).toBeVisible();
  expect(screen.queryByText('cozy')).toBeNull();
  answer();
  expect(await screen.findByText('Tag renamed to "snug"')).toBeVisible();
});

it('puts the old name back when the server refuses, and says why', async () => {
  server.use(http.put('/api/v1/tags/2', () => problem(409, 'You already have this tag.')));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit tag cozy' }));
  await user.type(screen.getByRole('textbox', { name: 'Tag name' }), ' again{Enter}');
  expect(await screen.findByText('You already have this tag.')).toBeVisible();
  expect(screen.getByText('cozy')).toBeVisible();
});

it('leaves the name alone on Cancel', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit tag cozy' }));
  await user.type(screen.getByRole('textbox', { name: 'Tag name' }), 'x');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('cozy')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit tag cozy' })).toHaveFocus();
});

it('asks before deleting, says what is lost, and deletes', async () => {
  server.use(
    http.delete('/api/v1/tags/1', () => {
      tags = tags.slice(1);
      return data({ id: 1 });
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete tag birthday' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('Are you sure you want to delete this tag?')).toBeVisible();
  expect(within(dialog).getByText(/will come off 2 gifts/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Tag "birthday" deleted')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'All Tags (1)' })).toBeVisible();
});

it('deletes nothing on Cancel, and brings a tag back that could not be deleted', async () => {
  let asked = 0;
  server.use(
    http.delete('/api/v1/tags/1', () => {
      asked += 1;
      return HttpResponse.json({}, { status: 422 });
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete tag birthday' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Delete tag birthday' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete tag. Please try again.')).toBeVisible();
  expect(screen.getByText('birthday')).toBeVisible();
});
