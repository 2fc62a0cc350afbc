import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { buildGift, buildGiftList, data, favorites, myLists, problem } from '../../../test/gifts.ts';
import { upcomingDays } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { CreateMenu } from './create-menu.tsx';

const ann = { id: 3, name: 'Ann', email: null, userId: 7, plannedCount: 0, givenCount: 0 };
const cozy = { id: 5, name: 'cozy', giftCount: 1 };
let calls: [string, unknown][];

/** Records requests to a URL, then responds. */
const taking = (path: string, answer: () => Response | Promise<Response>) =>
  http.post(path, async ({ request }) => {
    calls.push([path, await request.json()]);
    return answer();
  });

beforeEach(() => {
  calls = [];
  server.use(
    upcomingDays(),
    http.get('/api/v1/tags', () => data([cozy])),
    http.get('/api/v1/recipients', () => data([ann])),
    myLists([favorites, buildGiftList({ id: 9, title: 'Birthday' })]),
    taking('/api/v1/gifts/with-saved-gift', () => data({ ...buildGift({ id: 77 }), notSaved: [] }, 201)),
  );
});

async function openDialog() {
  const view = renderScreen(<CreateMenu />, { at: '/app' });
  await view.user.click(screen.getByRole('button', { name: 'Create' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Create Gift' }));
  await screen.findByRole('dialog', { name: 'Create Gift' });
  await view.user.click(screen.getByRole('button', { name: 'More details' }));
  return view;
}

const field = (name: string) => screen.getByLabelText(name);
const send = () => screen.getByRole('button', { name: 'Create Gift' });

it('creates the gift with its tags and recipients in one call', async () => {
  const { user } = await openDialog();
  await user.type(field('Title'), 'A kite');
  await user.type(field('Price'), '$1x2.5.0');
  await user.type(field('Purchase link'), 'https://shop.example/kite');
  await user.type(field('Notes'), 'The red one');
  await user.click(await screen.findByRole('button', { name: 'cozy' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Ann' }));
  await user.selectOptions(field('Gift list'), 'Birthday');
  await user.click(send());
  expect(await screen.findByText('Gift created successfully!')).toBeVisible();
  expect(calls).toEqual([
    [
      '/api/v1/gifts/with-saved-gift',
      {
        title: 'A kite',
        price: 12.5,
        purchaseUrl: 'https://shop.example/kite',
        description: 'The red one',
        giftListId: 9,
        tagIds: [5],
        recipientIds: [3],
        createdById: 7,
      },
    ],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps a gift in Favorites unless another list is chosen', async () => {
  const { user } = await openDialog();
  expect(field('Gift list')).toHaveDisplayValue('Favorites');
  await user.type(field('Title'), 'A kite');
  await user.click(send());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.[1]).not.toHaveProperty('giftListId');
});

it('says what is wrong under each field and sends nothing', async () => {
  const { user } = await openDialog();
  await user.type(field('Price'), '.');
  await user.type(field('Purchase link'), 'nowhere');
  await user.click(send());
  expect(await screen.findByText('Title is required')).toBeVisible();
  expect(screen.getByText('Please enter a valid price')).toBeVisible();
  expect(screen.getByText('Please enter a valid URL')).toBeVisible();
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(calls).toEqual([]);
});

it.each([
  ['tags', 'there was an issue saving the tags. You can add tags later by editing the gift.'],
  [
    'recipients',
    'there was an issue saving the recipients. You can add recipients later by editing the gift.',
  ],
  ['days', 'a day you chose has moved or is gone. For now it’s tucked away for the next day.'],
])('warns where chosen %s were deleted meanwhile', async (what, warning) => {
  const created = { ...buildGift({ id: 77 }), notSaved: [what] };
  server.use(taking('/api/v1/gifts/with-saved-gift', () => data(created, 201)));
  const { user } = await openDialog();
  await user.type(field('Title'), 'A kite');
  await user.click(await screen.findByRole('button', { name: 'cozy' }));
  await user.click(send());
  expect(await screen.findByText(`Gift was created successfully, but ${warning}`)).toBeVisible();
  expect(screen.queryByText('Gift created successfully!')).toBeNull();
});

it('keeps everything when a typed tag cannot be created', async () => {
  server.use(taking('/api/v1/tags', () => problem(500)));
  const { user } = await openDialog();
  await user.type(field('Title'), 'A kite');
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'outdoor');
  await user.click(send());
  expect(await screen.findByText('Failed to create tag')).toBeVisible();
  expect(calls.map(([path]) => path)).not.toContain('/api/v1/gifts/with-saved-gift');
  expect(field('Title')).toHaveValue('A kite');
});

it('shows the reason the server gives for refusing', async () => {
  const refused = 'You have 2,000 gifts, which is as many as one account can keep.';
  server.use(http.post('/api/v1/gifts/with-saved-gift', () => problem(409, refused)));
  const { user } = await openDialog();
  await user.type(field('Title'), 'A kite');
  await user.click(send());
  expect(await screen.findByText(refused)).toBeVisible();
});

it('keeps everything typed when the server fails', async () => {
  server.use(http.post('/api/v1/gifts/with-saved-gift', () => problem(500)));
  const { user } = await openDialog();
  await user.type(field('Title'), 'A kite');
  await user.type(field('Notes'), 'The red one');
  await user.click(send());
  expect(await screen.findByText('Failed to create gift. Please try again.')).toBeVisible();
  expect(field('Title')).toHaveValue('A kite');
  expect(field('Notes')).toHaveValue('The red one');
  expect(send()).toBeEnabled();
});

it('shows progress while it works: 10 more every 200 ms, never over 90 until it is done', async () => {
  let finish = () => {};
  const gate = new Promise<void>((resolve) => (finish = resolve));
  server.use(
    taking('/api/v1/gifts/with-saved-gift', () =>
      gate.then(() => data({ ...buildGift({ id: 77 }), notSaved: [] }, 201)),
    ),
  );
  const { user } = await openDialog();
  await user.type(field('Title'), 'A kite');
  await user.click(send());
  const bar = await screen.findByRole('progressbar');
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '90'), { timeout: 4000 });
  finish();
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '100'));
});

it('previews a picture and sends it as a data URL', async () => {
  const { user } = await openDialog();
  await user.type(field('Title'), 'A kite');
  await user.upload(field('Image'), new File(['abc'], 'kite.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'Preview' })).toHaveAttribute(
    'src',
    'data:image/png;base64,YWJj',
  );
  await user.click(send());
  await waitFor(() => expect(calls[0]?.[1]).toMatchObject({ imageUrl: 'data:image/png;base64,YWJj' }));
});

it('refuses a dropped file that is no picture', async () => {
  await openDialog();
  const zone = screen.getByText(/drop it here/);
  fireEvent.drop(zone, { dataTransfer: { files: [new File(['x'], 'x.pdf', { type: 'application/pdf' })] } });
  expect(await screen.findByText('Please select a valid image file')).toBeVisible();
});

it('makes a tag of a name followed by a space', async () => {
  server.use(taking('/api/v1/tags', () => data({ id: 8, name: 'outdoor' }, 201)));
  const { user } = await openDialog();
  await user.type(field('Title'), 'A kite');
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'outdoor ');
  expect(await screen.findByText('Tag "outdoor" created')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'outdoor' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(send());
  await waitFor(() => expect(calls.at(-1)?.[1]).toMatchObject({ title: 'A kite', tagIds: [8] }));
});

it('asks before Escape or Cancel throws a filled form away', async () => {
  const { user } = await openDialog();
  await user.type(field('Title'), 'A kite');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Discard this gift?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field('Title')).toHaveValue('A kite');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual([]);
});

it('dims the form behind its question', async () => {
  const { user } = await openDialog();
  await user.type(field('Title'), 'A kite');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog');
  const dimmed = [...document.querySelectorAll('.bg-veil')];
  expect(dimmed).toHaveLength(2);
  const [, above] = dimmed;
  const form = screen.getByRole('dialog', { hidden: true });
  expect(form.compareDocumentPosition(above!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(above!.compareDocumentPosition(question) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('closes an empty form without a question', async () => {
  const { user } = await openDialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('leads to what went wrong', async () => {
  server.use(http.post('/api/v1/gifts/with-saved-gift', () => problem(500)));
  const { user } = await openDialog();
  await user.type(field('Title'), 'A kite');
  await user.click(send());
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('Failed to create gift. Please try again.');
  await waitFor(() => expect(failure).toHaveFocus());
});

it('leads to the new gift', async () => {
  const { user } = await openDialog();
  await user.type(field('Title'), 'A kite');
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'View gift' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/app/gift/77'));
});
