import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { KEYS } from '../../lib/queries/query-invalidation.ts';
import { CachedGift } from '../../test/cached-gift.tsx';
import { buildGift, data, problem } from '../../test/gifts.ts';
import { buildAuth, renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { SaveHeart } from './save-heart.tsx';
import { UnsaveGiftDialog, type UnsaveGiftDialogProps } from './unsave-gift-dialog.tsx';

const gift = buildGift({ isSaved: true });
const UNSAVE_ALL = '/api/v1/user-saved-gifts/unsave-all';

beforeEach(() => toast.remove());

function renderDialog(props: Partial<UnsaveGiftDialogProps> = {}, auth = buildAuth()) {
  const onUnsaved = vi.fn<() => void>();
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const dialog = <UnsaveGiftDialog {...{ gift, open: true, onOpenChange, onUnsaved }} {...props} />;
  return { ...renderScreen(dialog, { auth }), onUnsaved, onOpenChange };
}
const unsaveButton = () => screen.getByRole('button', { name: 'Unsave' });

it("removes the gift from all lists, says 'Removing...' meanwhile, and goes its way", async () => {
  let answer = () => {};
  const bodies: unknown[] = [];
  server.use(
    http.delete(UNSAVE_ALL, async ({ request }) => {
      bodies.push(await request.json());
      await new Promise<void>((resolve) => (answer = resolve));
      return data({ giftId: 41, count: 2 });
    }),
  );
  const { user, onUnsaved, onOpenChange } = renderDialog();
  await user.click(unsaveButton());
  expect(await screen.findByRole('button', { name: 'Removing...' })).toBeDisabled();
  await waitFor(() => expect(bodies).toEqual([{ userId: 7, giftId: 41 }]));
  expect(onUnsaved).not.toHaveBeenCalled();
  answer();
  expect(await screen.findByText('Gift removed from favorites')).toBeVisible();
  expect(onUnsaved).toHaveBeenCalledOnce();
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('counts a gift that was not saved anymore as unsaved', async () => {
  server.use(http.delete(UNSAVE_ALL, () => problem(404)));
  const { user, onUnsaved } = renderDialog();
  await user.click(unsaveButton());
  await waitFor(() => expect(onUnsaved).toHaveBeenCalledOnce());
});

it('shows in the dialog what the server said when it fails', async () => {
  server.use(http.delete(UNSAVE_ALL, () => problem(400, 'Please wait a minute.')));
  const { user, onUnsaved, onOpenChange } = renderDialog();
  await user.click(unsaveButton());
  expect(await screen.findByText('Please wait a minute.')).toBeVisible();
  expect(onUnsaved).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('has a sentence of its own where the server said nothing', async () => {
  server.use(http.delete(UNSAVE_ALL, () => new Response(null, { status: 400 })));
  const { user } = renderDialog();
  await user.click(unsaveButton());
  expect(await screen.findByText('Failed to remove gift from favorites')).toBeVisible();
});

it('refetches what shows the gift after a lost response, because it may be unsaved', async () => {
  server.use(http.delete(UNSAVE_ALL, () => HttpResponse.error()));
  const { user, queryClient } = renderDialog();
  const keys = [KEYS.savedGifts, [...KEYS.publicLists, 3]];
  for (const key of keys) queryClient.setQueryData(key, { gifts: [gift] });
  await user.click(unsaveButton());
  for (const key of keys)
    await waitFor(() => expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true));
});

it.each([
  ['user', { auth: buildAuth({ user: null }) }],
  ['gift', { props: { gift: undefined } }],
])(
  'cannot unsave without a %s',
  async (_, { props, auth }: { props?: object; auth?: ReturnType<typeof buildAuth> }) => {
    const { user } = renderDialog(props, auth);
    await user.click(unsaveButton());
    expect(await screen.findByText('Unable to unsave gift - missing required information')).toBeVisible();
  },
);

it('empties the heart of the gift', async () => {
  server.use(http.delete(UNSAVE_ALL, () => data({ giftId: 41, count: 1 })));
  const { user } = renderScreen(
    <CachedGift screen="home" gift={gift}>
      {(cached) => <SaveHeart gift={cached} />}
    </CachedGift>,
  );
  const heart = screen.getByRole('button', { name: 'Save Pour-over kettle' });
  await user.click(heart);
  await user.click(await screen.findByRole('button', { name: 'Unsave' }));
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
});
