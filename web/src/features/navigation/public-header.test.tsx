import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { sessionHint } from '../../lib/storage/browser-storage.ts';
import { server } from '../../test/server.ts';
import { testUser } from '../../test/render.tsx';
import { AuthProvider } from '../auth/auth-provider.tsx';
import { SignInLauncher } from '../auth/sign-in/sign-in-launcher.tsx';
import { PublicHeader } from './public-header.tsx';

function Page() {
  const { pathname, hash } = useLocation();
  return (
    <AuthProvider>
      <SignInLauncher>
        <PublicHeader />
        <output>{pathname + hash}</output>
        {pathname === '/' && <div id="waitlist" />}
      </SignInLauncher>
    </AuthProvider>
  );
}

function open(at: string) {
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [at] })}
    />,
  );
  return userEvent.setup();
}

describe('the public header', () => {
  it('leads to the public pages', () => {
    open('/about');
    const targets = ['Home', 'About', 'Blog'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(targets).toEqual(['/', '/about', '/blog']);
  });

  it('opens the menu by keyboard and closes it with Escape', async () => {
    const user = open('/about');
    const button = screen.getByRole('button', { name: 'Open menu' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Tab}{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('opens the sign-in dialog', async () => {
    server.use(
      http.get('*/api/v1/auth/config', () =>
        HttpResponse.json({ data: { google: null, apple: null, oidc: null, mail: false } }),
      ),
    );
    const user = open('/');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeInTheDocument();
  });

  it('scrolls to the waitlist on the landing page and goes there from elsewhere', async () => {
    const scrolled = vi.fn<(options: unknown) => void>();
    Element.prototype.scrollIntoView = scrolled;
    window.matchMedia = vi.fn<typeof window.matchMedia>(() => ({ matches: false }) as MediaQueryList);
    const user = open('/');
    await user.click(screen.getByRole('button', { name: 'Join Waitlist' }));
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth', block: 'center' });
    expect(screen.getByText('/')).toBeInTheDocument();
  });

  it('leads to the waitlist from another page', async () => {
    const user = open('/blog');
    await user.click(screen.getByRole('button', { name: 'Join Waitlist' }));
    expect(await screen.findByText('/#waitlist')).toBeInTheDocument();
  });

  it('asks the server only where somebody was signed in before', async () => {
    sessionHint.set();
    server.use(
      http.get('*/api/v1/auth/validate', () => HttpResponse.json({ authenticated: true, user: testUser })),
    );
    open('/');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'My gifts' })).toHaveAttribute('href', '/app'),
    );
  });
});
