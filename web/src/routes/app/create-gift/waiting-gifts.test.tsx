import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WaitingNotice } from '../../../features/gifts/waiting/waiting-notice.tsx';
import { useSendWaitingGifts } from '../../../features/gifts/waiting/send-waiting-gifts.ts';
import { deviceStore } from '../../../lib/storage/device-store.ts';
import { buildGift, data, problem } from '../../../test/gifts.ts';
import { buildDayOccurrence, upcomingDays } from '../../../test/people.ts';
import { renderScreen, testUser } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { useCreateDialogs } from './create-dialogs.tsx';
import { CreateMenu } from './create-menu.tsx';
import { state, serveCapture, forgetWaitingGifts, creating, title, send } from './capture.fixture.tsx';

beforeEach(serveCapture);
afterEach(forgetWaitingGifts);

describe('without a connection', () => {
  function Waiting() {
    const { openCreateGift } = useCreateDialogs();
    useSendWaitingGifts();
    return (
      <>
        <WaitingNotice onContinue={(storedDraft) => openCreateGift({ storedDraft })} />
        <CreateMenu />
      </>
    );
  }
  const goes = (state: 'online' | 'offline') => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    window.dispatchEvent(new Event(state));
  };

  const refusesRefresh = () => http.post('/api/v1/auth/refresh', () => problem(401));

  async function fillIn() {
    const view = renderScreen(<Waiting />);
    await view.user.click(screen.getByRole('button', { name: 'Create' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Create Gift' }));
    await screen.findByRole('dialog', { name: 'Create Gift' });
    await view.user.type(title(), 'A kite');
    return view;
  }

  it('a gift is kept on the device, also over a reload, and saved once when the connection is back', async () => {
    goes('offline');
    const { user, unmount } = await fillIn();
    await user.click(send());
    expect(await screen.findByText('1 gift is kept on this device and not saved yet.')).toBeVisible();
    expect(state.created).toEqual([]);
    unmount();
    renderScreen(<Waiting />);
    expect(await screen.findByText('1 gift is kept on this device and not saved yet.')).toBeVisible();
    goes('online');
    expect(await screen.findByText('Gift created successfully!')).toBeVisible();
    expect(state.created).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(/kept on this device and/)).toBeNull());
  });

  it.each([
    { typed: 'ann', sent: { recipientIds: [3] } },
    { typed: 'Uncle Ray', sent: { recipientNames: ['Uncle Ray'] } },
  ])('the name $typed, typed but not chosen, is sent with the gift', async ({ typed, sent }) => {
    goes('offline');
    const { user } = await fillIn();
    await user.click(screen.getByRole('button', { name: 'More details' }));
    await user.type(await screen.findByLabelText('Recipients'), typed);
    await user.click(send());
    await screen.findByText('1 gift is kept on this device and not saved yet.');
    goes('online');
    expect(await screen.findByText('Gift created successfully!')).toBeVisible();
    expect(state.created[0]?.body).toMatchObject(sent);
  });

  it('a gift is kept on the device when the session has ended, and saved after the next sign-in', async () => {
    let hasSession = false;
    server.use(
      refusesRefresh(),
      creating(() => (hasSession ? data({ ...buildGift({ id: 77 }), notSaved: [] }, 201) : problem(401))),
    );
    const { user, unmount } = await fillIn();
    await user.click(send());
    expect(await screen.findByText(/Yours is kept on this device until you sign in again/)).toBeVisible();
    expect(await deviceStore.unsaved(7)).toHaveLength(1);
    unmount();
    hasSession = true;
    renderScreen(<Waiting />);
    expect(await screen.findByText('Gift created successfully!')).toBeVisible();
    await waitFor(async () => expect(await deviceStore.unsaved(7)).toEqual([]));
  });

  it('a gift is kept until the next sign-in, also where the connection is lost right after', async () => {
    server.use(
      refusesRefresh(),
      creating(() => {
        goes('offline');
        return problem(401);
      }),
    );
    const { user } = await fillIn();
    await user.click(send());
    expect(await screen.findByText(/Yours is kept on this device until you sign in again/)).toBeVisible();
  });

  it('keeps typed text when the session ends before it is sent, and offers it after the next sign-in', async () => {
    const { user, unmount } = await fillIn();
    await user.click(screen.getByRole('button', { name: 'More details' }));
    await user.type(screen.getByLabelText('Notes'), 'The red one');
    unmount();
    await waitFor(async () => expect(await deviceStore.unsaved(7)).toHaveLength(1));
    const again = renderScreen(<Waiting />);
    expect(await screen.findByText('“A kite” was kept when your session ended.')).toBeVisible();
    expect(state.created).toEqual([]);
    await again.user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('dialog', { name: 'Create Gift' });
    expect(title()).toHaveValue('A kite');
    await again.user.click(screen.getByRole('button', { name: 'More details' }));
    expect(screen.getByLabelText('Notes')).toHaveValue('The red one');
    await again.user.click(send());
    expect(await screen.findByText('Gift created successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/was kept when your session ended/)).toBeNull());
    again.unmount();
    expect(await deviceStore.unsaved(7)).toEqual([]);
  });

  it('keeps the chosen day, and the typed name of a person, when the session ends', async () => {
    server.use(upcomingDays([buildDayOccurrence()]));
    const { user, unmount } = await fillIn();
    await user.click(screen.getByRole('button', { name: 'More details' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Ann' }));
    const day = () => screen.findByRole('combobox', { name: 'Day for Ann' });
    await user.selectOptions(await day(), 'Birthday, November 29, 2027');
    await user.type(screen.getByLabelText('Recipients'), 'Uncle Ray');
    unmount();
    await waitFor(async () => expect(await deviceStore.unsaved(7)).toHaveLength(1));
    const again = renderScreen(<Waiting />);
    await again.user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Recipients')).toHaveValue('Uncle Ray');
    expect(await day()).toHaveDisplayValue('Birthday, November 29, 2027');
  });

  it('does not say that a gift is kept where the device belongs to another account', async () => {
    goes('offline');
    const { user } = await fillIn();
    await deviceStore.setOwner({ ...testUser, id: '8' });
    await user.click(send());
    expect(await screen.findByText('Failed to create gift. Please try again.')).toBeVisible();
    expect(screen.queryByText(/kept on this device/i)).toBeNull();
    expect(title()).toHaveValue('A kite');
  });

  it('a discarded form is not kept', async () => {
    const { user, unmount } = await fillIn();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();
    expect(await deviceStore.unsaved(7)).toEqual([]);
  });

  it('a gift whose response was lost keeps its key when it is kept for later', async () => {
    let isDown = true;
    server.use(
      creating(() => (isDown ? HttpResponse.error() : data({ ...buildGift({ id: 77 }), notSaved: [] }, 201))),
    );
    const { user } = await fillIn();
    await user.click(send());
    expect(await screen.findByText('Failed to create gift. Please try again.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Keep it here and save it later' }));
    expect(await screen.findByText('Gift created successfully!')).toBeVisible();
    expect(state.created.length).toBeGreaterThan(1);
    expect(new Set(state.created.map(({ key }) => key)).size).toBe(1);
  });

  it('a gift that times out on a bad connection goes on waiting, and is saved with the next one', async () => {
    goes('offline');
    const timesOut = [true];
    server.use(
      creating(() =>
        timesOut.shift() ? problem(408) : data({ ...buildGift({ id: 77 }), notSaved: [] }, 201),
      ),
    );
    const { user } = await fillIn();
    await user.click(send());
    await screen.findByText('1 gift is kept on this device and not saved yet.');
    goes('online');
    await waitFor(() => expect(timesOut).toEqual([]));
    expect(screen.getByText('1 gift is kept on this device and not saved yet.')).toBeVisible();
    goes('online');
    expect(await screen.findByText('Gift created successfully!')).toBeVisible();
    expect(await deviceStore.unsaved(7)).toEqual([]);
  });

  it('a gift that is refused later shows the reason, and can be removed', async () => {
    goes('offline');
    server.use(creating(() => problem(422)));
    const { user } = await fillIn();
    await user.click(send());
    await screen.findByText('1 gift is kept on this device and not saved yet.');
    goes('online');
    expect(await screen.findByText(/“A kite” is not saved\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(screen.queryByText(/is not saved/)).toBeNull());
    expect(await deviceStore.unsaved(7)).toEqual([]);
  });
});
