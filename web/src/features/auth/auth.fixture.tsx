import { render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { tags } from '@tuckaway/contract/gifts/tags';
import { api } from '../../lib/api/api.ts';
import { testUser } from '../../test/render.tsx';
import { useAuth } from './auth-context.ts';
import { AuthGuard } from './auth-guard.tsx';
import { AuthProvider } from './auth-provider.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { SignInLauncher } from './sign-in/sign-in-launcher.tsx';

export function Inside() {
  const { user, signOut, endSession } = useAuth();
  return (
    <>
      <p>Hello {user?.name}</p>
      <button type="button" onClick={() => void api(tags.create, { body: { name: 'cozy' } }).catch(() => {})}>
        Write
      </button>
      <button type="button" onClick={() => void api(tags.list, {}).catch(() => {})}>
        Read
      </button>
      <button type="button" onClick={() => endSession('account-deleted')}>
        Delete
      </button>
      <button type="button" onClick={() => void signOut()}>
        Leave
      </button>
    </>
  );
}

function Landing() {
  const { user, startSession } = useAuth();
  return (
    <>
      <NoticeBar />
      <p>Landing at {useLocation().pathname}</p>
      {user && <p>Hello {user.name}</p>}
      <button type="button" onClick={() => startSession(testUser)}>
        Arrive
      </button>
    </>
  );
}

/** Opens a page with one provider around the landing page and the guarded area, as root.tsx has it. */
export function open(at: string) {
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

export const validates = (answer: object) =>
  http.get('*/api/v1/auth/validate', () => HttpResponse.json(answer));
