import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { tags } from '@tuckaway/contract/gifts/tags';
import { api } from '../../lib/api/api.ts';
import { intendedRoute, logoutPending } from '../../lib/storage/browser-storage.ts';
import { recentGifts } from '../../lib/storage/recent-gifts.ts';
import { recentSearches } from '../../lib/storage/recent-searches.ts';
import { server } from '../../test/server.ts';
import { testUser } from '../../test/render.tsx';
import { useAuth } from './auth-context.ts';
import { AuthGuard } from './auth-guard.tsx';
import { AuthProvider } from './auth-provider.tsx';
import { signInWithGoogle } from './auth.calls.ts';
import { NoticeBar } from './notice-bar.tsx';
import { SignInLauncher } from './sign-in/sign-in-launcher.tsx';

function Inside() {
  const { user, signOut, forget } = useAuth();
  return (
    <>
      <p>Hello {user?.name}</p>
      <button type="button" onClick={() => void api(tags.create, { body: { name: 'cozy' } }).catch(() => {})}>
        Write
      </button>
      <button type="button" onClick={() => void api(tags.list, {}).catch(() => {})}>
        Read
      </button>
      <button type="button" onClick={() => forget('account-deleted')}>
        Delete
      </button>
      <button type="button" onClick={() => void signOut()}>
        Leave
      </button>
    </>
  );
}

function Landing() {
  const { user, signedIn } = useAuth();
  return (
    <>
      <NoticeBar />
      <p>Landing at {useLocation().pathname}</p>
      {user && <p>Hello {user.name}</p>}
      <button type="button" onClick={() => signedIn(testUser)}>
        Arrive
      </button>
    </>
  );
}

/** As in root.tsx: one provider around the landing page and the guarded area. */
function open(at: string) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <AuthProvider>
            <SignInLauncher>
              <Outlet />
            </SignInLauncher>
          </AuthProvider>
        ),
        children: [
          { path: '/', element: <Landing /> },
          {
            path: '/app/*',
            element: (
              <AuthGuard>
                <Inside />
              </AuthGuard>
            ),
          },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const validates = (answer: object) => http.get('*/api/v1/auth/validate', () => HttpResponse.json(answer));

describe('the guard', () => {
  it('says that it is checking, then shows the content', async () => {
    server.use(validates({ authenticated: true, user: testUser }));
    open('/app/saved');
    expect(screen.getByText('Checking authentication...')).toBeInTheDocument();
    expect(await screen.findByText('Hello Maya Okafor')).toBeInTheDocument();
  });

  it('sends strangers to the landing page and remembers where they wanted to go', async () => {
    server.use(validates({ authenticated: false }));
    const router = open('/app/search/results?query=tea');
    expect(await screen.findByText('Landing at /')).toBeInTheDocument();
    expect(localStorage.getItem('intended_route')).toBe('/app/search/results?query=tea');
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

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

  it('lets go of a page that somebody wanted to open before', async () => {
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

describe('a server that cannot be asked', () => {
  it.each([429, 403, 503])(
    'ends no session with a %i: it says so, tries again and goes on',
    async (status) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      let isWell = false;
      server.use(
        http.get('*/api/v1/auth/validate', () =>
          isWell
            ? HttpResponse.json({ authenticated: true, user: testUser })
            : HttpResponse.json({}, { status }),
        ),
      );
      const router = open('/app/saved');
      await act(() => vi.advanceTimersByTimeAsync(3000));
      expect(await screen.findByRole('heading', { name: 'Trying to reach Tuckaway…' })).toBeInTheDocument();
      expect(router.state.location.pathname).toBe('/app/saved');
      isWell = true;
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(await screen.findByText('Hello Maya Okafor')).toBeInTheDocument();
      vi.useRealTimers();
    },
  );

  it('is asked again at once by the button', async () => {
    const answers = [429, 200];
    server.use(
      http.get('*/api/v1/auth/validate', () => {
        const status = answers.shift() ?? 200;
        return HttpResponse.json({ authenticated: true, user: testUser }, { status });
      }),
    );
    open('/app/saved');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Maya Okafor')).toBeInTheDocument();
  });
});

describe('a session that has ended', () => {
  const refuse = () => HttpResponse.json({}, { status: 401 });
  const presses = async (button: string, refreshStatus: number) => {
    server.use(
      validates({ authenticated: true, user: testUser }),
      http.all('*/api/v1/tags', refuse),
      http.post('*/api/v1/auth/refresh', () => HttpResponse.json({}, { status: refreshStatus })),
    );
    open('/app/gift/3');
    await userEvent.click(await screen.findByRole('button', { name: button }));
  };

  it('is told where it was noticed by an action', async () => {
    await presses('Write', 401);
    expect(await screen.findByText('You must be logged in to perform this action')).toBeInTheDocument();
    expect(intendedRoute.read(testUser.id)).toBe('/app/gift/3');
    expect(intendedRoute.read('somebody else')).toBeNull();
  });

  it('is told where it was noticed by a page', async () => {
    await presses('Read', 401);
    expect(await screen.findByText(/^Your session has ended/)).toBeInTheDocument();
  });

  it.each([429, 403, 500])('has not ended because a refresh is refused with %i', async (status) => {
    await presses('Write', status);
    await waitFor(() => expect(screen.getByText('Hello Maya Okafor')).toBeInTheDocument());
    expect(screen.queryByText('Landing at /')).not.toBeInTheDocument();
  });
});

describe('the landing page', () => {
  it('says why somebody was brought there, until it is dismissed', async () => {
    server.use(validates({ authenticated: false }));
    open('/app/gift-list/12');
    expect(await screen.findByText(/^Sign in to open that page/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/^Sign in to open that page/)).not.toBeInTheDocument();
  });

  it('confirms that an account is gone, and nothing of it is left in the browser', async () => {
    recentSearches.remember(7, 'kites');
    recentGifts.remember(7, { id: 1, title: 'Kite' });
    server.use(validates({ authenticated: true, user: testUser }));
    open('/app/settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText('Your account and everything in it has been deleted.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(recentSearches.read(7)).toEqual([]));
    expect(recentGifts.read(7)).toEqual([]);
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
      // Two calls that are made later have been answered: so has the one before.
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

describe('useAuth', () => {
  it('names its provider when used outside of it', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Inside />)).toThrow('useAuth must be used within an AuthProvider');
    quiet.mockRestore();
  });
});
