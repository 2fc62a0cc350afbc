import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { logoutPending } from '../../lib/browser-storage.ts';
import { server } from '../../test/server.ts';
import { testUser } from '../../test/render.tsx';
import { useAuth } from './auth-context.ts';
import { AuthGuard } from './auth-guard.tsx';
import { AuthProvider } from './auth-provider.tsx';

function Inside() {
  const { user, signOut } = useAuth();
  return (
    <>
      <p>Hello {user?.name}</p>
      <button type="button" onClick={() => void signOut()}>
        Leave
      </button>
    </>
  );
}

function Landing() {
  return <p>Landing at {useLocation().pathname}</p>;
}

function open(at: string) {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <AuthProvider>
            <Landing />
          </AuthProvider>
        ),
      },
      {
        path: '/app/*',
        element: (
          <AuthProvider>
            <AuthGuard>
              <Inside />
            </AuthGuard>
          </AuthProvider>
        ),
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
});

describe('useAuth', () => {
  it('names its provider when used outside of it', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Inside />)).toThrow('useAuth must be used within an AuthProvider');
    quiet.mockRestore();
  });
});
