import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { vi } from 'vitest';
import { AuthContext, type AuthValue } from '../features/auth/auth-context.ts';
import { CreateDialogsProvider } from '../routes/app/create-gift/create-dialogs.tsx';
import { SearchProvider } from '../features/navigation/search-context.tsx';
import { SavingDialogsProvider } from '../features/saved-gifts/saving-dialogs.tsx';
import { OrganizeSheet } from '../routes/app/organize-sheet/organize-sheet.tsx';
import { createQueryClient } from '../lib/queries/query-client.ts';
import { ToastViewport } from '../ui/feedback/toast.tsx';

export const testUser: SessionUser = {
  id: '7',
  email: 'maya@example.com',
  name: 'Maya Okafor',
  avatar: null,
  provider: 'google',
};

export function buildAuth(overrides: Partial<AuthValue> = {}): AuthValue {
  return {
    status: 'authenticated',
    user: testUser,
    isSignedOut: false,
    notice: null,
    validateOnce: vi.fn<() => void>(),
    retry: vi.fn<() => Promise<void>>(async () => {}),
    startSession: vi.fn<(user: SessionUser) => void>(),
    signOut: vi.fn<() => Promise<void>>(async () => {}),
    endSession: vi.fn<AuthValue['endSession']>(),
    requireSignIn: vi.fn<(path: string) => void>(),
    dismissNotice: vi.fn<() => void>(),
    ...overrides,
  };
}

interface Options {
  /** Current address. */
  at?: string | { pathname: string; search?: string; state?: unknown };
  /** Route pattern, if the screen reads parameters. */
  path?: string;
  auth?: AuthValue;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Renders a screen inside the signed-in area; every other route renders its address as text. */
export function renderScreen(screen: ReactNode, { at = '/app', path, auth = buildAuth() }: Options = {}) {
  const queryClient = createQueryClient();
  const inArea = (content: ReactNode) => (
    <AuthContext value={auth}>
      <SearchProvider>
        <CreateDialogsProvider>
          <SavingDialogsProvider sheet={OrganizeSheet}>{content}</SavingDialogsProvider>
        </CreateDialogsProvider>
      </SearchProvider>
      <Address />
    </AuthContext>
  );
  const pathname = typeof at === 'string' ? at.split('?')[0] : at.pathname;
  const router = createMemoryRouter(
    [
      { path: path ?? pathname, element: inArea(screen) },
      { path: '*', element: inArea(null) },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastViewport />
    </QueryClientProvider>,
  );
  return { ...view, router, queryClient, auth, user: userEvent.setup() };
}
