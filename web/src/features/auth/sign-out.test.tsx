import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { tags } from '@tuckaway/contract/gifts/tags';
import { api } from '../../lib/api/api.ts';
import { intendedRoute, logoutPending } from '../../lib/storage/browser-storage.ts';
import { server } from '../../test/server.ts';
import { testUser } from '../../test/render.tsx';
import { signInWithGoogle } from './auth.calls.ts';
import { open, validates } from './auth.fixture.tsx';

describe('signing out', () => {
  it('tells the server, goes to / and does not remember the page', async () => {
    const left = vi.fn<() => void>();
    server.use(
      validates({ authenticated: true, user: testUser }),
      http.delete('*/api/v1/auth/logout', () => {
        left();
        return HttpResponse.json({ data: { signedOut: true } });
      }),
    );
    const router = open('/app/settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Landing at /')).toBeInTheDocument();
    expect(left).toHaveBeenCalledOnce();
    expect(router.state.historyAction).toBe('REPLACE');
    expect(localStorage.getItem('recent_logout')).not.toBeNull();
    expect(localStorage.getItem('intended_route')).toBeNull();
    expect(logoutPending.isSet()).toBe(false);
  });

  it('still clears everything when the server cannot be reached, and keeps a note to repeat it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(
      validates({ authenticated: true, user: testUser }),
      http.delete('*/api/v1/auth/logout', () => HttpResponse.error()),
    );
    open('/app/settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Landing at /')).toBeInTheDocument();
    await waitFor(() => expect(logoutPending.isSet()).toBe(true));
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  it('gives up a sign-out that is still on its way when somebody signs in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let onItsWay: AbortSignal | undefined;
    server.use(
      validates({ authenticated: true, user: testUser }),
      http.delete('*/api/v1/auth/logout', ({ request }) => {
        onItsWay = request.signal;
        return new Promise<Response>(() => {});
      }),
      http.post('*/api/v1/auth/google', () => HttpResponse.json({ data: { user: testUser } })),
    );
    open('/app/settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await screen.findByText('Landing at /')).toBeInTheDocument();
    expect(onItsWay?.aborted).toBe(false);
    await signInWithGoogle('credential');
    await waitFor(() => expect(onItsWay?.aborted).toBe(true));
    vi.useRealTimers();
  });

  it('does not wait for a server that never answers', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.use(
      validates({ authenticated: true, user: testUser }),
      http.delete('*/api/v1/auth/logout', () => new Promise<Response>(() => {})),
    );
    open('/app/settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await screen.findByText('Landing at /')).toBeInTheDocument();
    expect(logoutPending.isSet()).toBe(true);
    vi.useRealTimers();
  });

  it('counts as done where the server no longer knows the session', async () => {
    server.use(
      validates({ authenticated: true, user: testUser }),
      http.delete('*/api/v1/auth/logout', () => HttpResponse.json({}, { status: 401 })),
    );
    open('/app/settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Landing at /')).toBeInTheDocument();
    expect(logoutPending.isSet()).toBe(false);
  });

  it('forgets the page to open after signing in', async () => {
    server.use(
      validates({ authenticated: true, user: testUser }),
      http.delete('*/api/v1/auth/logout', () => HttpResponse.json({ data: { signedOut: true } })),
    );
    intendedRoute.remember('/app/gift-list/7');
    open('/app/settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Landing at /')).toBeInTheDocument();
    expect(intendedRoute.read()).toBeNull();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('another tab of this browser', () => {
  const written = (key: string, newValue: string) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));

  it('signs out here too', async () => {
    server.use(validates({ authenticated: true, user: testUser }));
    open('/app/settings');
    await screen.findByText('Hello Maya Okafor');
    written('recent_logout', String(Date.now()));
    expect(await screen.findByText('You signed out in another tab.')).toBeInTheDocument();
    expect(intendedRoute.read()).toBeNull();
  });

  it('cannot undo a sign-in here by a session check that comes back late', async () => {
    let answer = () => {};
    const gate = new Promise<void>((resolve) => (answer = resolve));
    const asked = vi.fn<() => void>();
    server.use(
      http.get('*/api/v1/auth/validate', async () => {
        asked();
        await gate;
        return HttpResponse.json({ authenticated: false });
      }),
      http.get('*/api/v1/tags', () => HttpResponse.json({ data: [] })),
    );
    open('/');
    written('session_hint', 'true');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await userEvent.click(screen.getByRole('button', { name: 'Arrive' }));
    expect(await screen.findByText('Hello Maya Okafor')).toBeInTheDocument();
    await act(async () => {
      answer();
      // Two later calls have got their responses, so the earlier one has too.
      await api(tags.list, {});
      await api(tags.list, {});
    });
    expect(screen.getByText('Hello Maya Okafor')).toBeInTheDocument();
  });

  it('signs in as somebody else: this one shows the same person', async () => {
    let name = 'Maya Okafor';
    server.use(
      http.get('*/api/v1/auth/validate', () =>
        HttpResponse.json({ authenticated: true, user: { ...testUser, id: name, name } }),
      ),
    );
    open('/app/settings');
    await screen.findByText('Hello Maya Okafor');
    name = 'Ben Adeyemi';
    written('session_hint', 'true');
    expect(await screen.findByText('Hello Ben Adeyemi')).toBeInTheDocument();
  });
});
