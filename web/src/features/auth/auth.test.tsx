import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { intendedRoute } from '../../lib/storage/browser-storage.ts';
import { recentGifts } from '../../lib/storage/recent-gifts.ts';
import { recentSearches } from '../../lib/storage/recent-searches.ts';
import { server } from '../../test/server.ts';
import { testUser } from '../../test/render.tsx';
import { Inside, open, validates } from './auth.fixture.tsx';

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

  it('gets another request at once by the button', async () => {
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

  it('shows a message after an action notices it', async () => {
    await presses('Write', 401);
    expect(await screen.findByText('You must be logged in to perform this action')).toBeInTheDocument();
    expect(intendedRoute.read(testUser.id)).toBe('/app/gift/3');
    expect(intendedRoute.read('somebody else')).toBeNull();
  });

  it('shows a message after a page notices it', async () => {
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

describe('useAuth', () => {
  it('names its provider when used outside of it', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Inside />)).toThrow('useAuth must be used within an AuthProvider');
    quiet.mockRestore();
  });
});
