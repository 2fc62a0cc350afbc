import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { server } from '../../test/server.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The landing page as it is built with this value of SIGN_UP. */
async function open(signUp: string) {
  vi.stubEnv('SIGN_UP', signUp);
  vi.resetModules();
  server.use(
    http.get('*/api/v1/auth/config', () =>
      HttpResponse.json({ data: { google: null, apple: null, oidc: null, mail: true } }),
    ),
    http.get('*/api/v1/waitlist/config', () => HttpResponse.json({}, { status: 503 })),
  );
  const { LandingPage } = await import('../../features/landing/landing-page.tsx');
  const { Story } = await import('../../features/about/story.tsx');
  const { PublicHeader } = await import('../../features/navigation/public-header.tsx');
  const { AuthProvider } = await import('../../features/auth/auth-provider.tsx');
  const { SignInLauncher } = await import('../../features/auth/sign-in/sign-in-launcher.tsx');
  const page = (
    <AuthProvider>
      <SignInLauncher>
        <PublicHeader />
        <LandingPage retailers={[]} principles={[]} />
        <Story />
      </SignInLauncher>
    </AuthProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}

const NOT_OPEN = /waitlist|not open|has not opened|before its opening|when Tuckaway opens/i;

it('offers an account and nothing to wait for where sign-up is open', async () => {
  await open('open');
  expect(document.body.textContent).not.toMatch(NOT_OPEN);
  const [inHeader, ...others] = screen.getAllByRole('button', { name: 'Sign Up' });
  expect(others).toHaveLength(2);
  await userEvent.click(inHeader!);
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeInTheDocument();
});

it.each(['', 'invited', 'closed'])('keeps the waitlist where sign-up is "%s"', async (signUp) => {
  await open(signUp);
  expect(screen.getAllByRole('button', { name: 'Join Waitlist' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Sign Up' })).not.toBeInTheDocument();
  expect(document.body.textContent).toMatch(/before its opening/);
});
