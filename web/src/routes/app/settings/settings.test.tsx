import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAuth, renderScreen, testUser } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import SettingsPage from './settings.tsx';

const DEVICES = [
  {
    id: 1,
    current: true,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36',
    createdAt: '2026-01-01T00:00:00Z',
    lastSeenAt: '2026-01-01T00:00:00Z',
  },
  {
    id: 2,
    current: false,
    userAgent: 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1',
    createdAt: '2026-01-01T00:00:00Z',
    lastSeenAt: '2026-01-01T00:00:00Z',
  },
];

const SIGN_INS = [
  { id: 11, provider: 'google', email: 'maya@example.com', createdAt: '2026-01-01T00:00:00Z', current: true },
];
const OFFERS = {
  google: { clientId: 'c', scriptUrl: '/g.js' },
  apple: null,
  oidc: null as null | { name: string },
  mail: false,
};

const reminderSettings = {
  timeZone: 'America/New_York',
  byMail: true,
  leads: [30, 7, 1],
  evenWhenBought: false,
  calendarUrl: null,
  canMail: true,
};

beforeEach(() => {
  server.use(
    http.get('*/api/v1/auth/sessions', () => HttpResponse.json({ data: DEVICES })),
    http.get('*/api/v1/auth/sign-ins', () => HttpResponse.json({ data: SIGN_INS })),
    http.get('*/api/v1/auth/config', () => HttpResponse.json({ data: OFFERS })),
    http.get('/api/v1/me/reminders', () => HttpResponse.json({ data: reminderSettings })),
  );
});

const open = (auth = buildAuth()) => renderScreen(<SettingsPage />, { at: '/app/settings', auth });

describe('settings', () => {
  it('shows who is signed in and where the name comes from', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Settings' })).toBeInTheDocument();
    expect(screen.getByText('Manage your account and preferences')).toBeInTheDocument();
    expect(screen.getByText('Maya Okafor')).toBeInTheDocument();
    expect(screen.getByText('maya@example.com')).toBeInTheDocument();
    expect(screen.getByText('Connected')).toBeInTheDocument();
    expect(screen.getByText(/Your profile syncs with Google/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Tags/ })).toHaveAttribute('href', '/app/tags');
    expect(screen.getByRole('link', { name: /^Recipients/ })).toHaveAttribute('href', '/app/recipients');
  });

  it('connects a sign-in of the house, and disconnects one that is not in use', async () => {
    const disconnected: string[] = [];
    const house = { ...SIGN_INS[0], id: 12, provider: 'oidc', email: 'maya@house.example', current: false };
    server.use(
      http.get('*/api/v1/auth/config', () =>
        HttpResponse.json({ data: { ...OFFERS, oidc: { name: 'House' } } }),
      ),
      http.get('*/api/v1/auth/sign-ins', () =>
        HttpResponse.json({ data: disconnected.length > 0 ? SIGN_INS : [...SIGN_INS, house] }),
      ),
      http.delete('*/api/v1/auth/sign-ins/:id', ({ params }) => {
        disconnected.push(String(params.id));
        return HttpResponse.json({ data: { disconnected: 1 } });
      }),
    );
    const { user } = open();
    const card = screen.getByRole('region', { name: 'Connected sign-ins' });
    expect(await within(card).findByText('maya@house.example')).toBeInTheDocument();
    expect(within(card).queryByRole('button', { name: /Disconnect Google/ })).toBeNull();
    await user.click(
      await within(card).findByRole('button', { name: 'Disconnect House maya@house.example' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(disconnected).toEqual(['12']));
    expect(await within(card).findByRole('button', { name: 'Connect House' })).toBeInTheDocument();
  });

  it('says so where there is no user', () => {
    open(buildAuth({ user: null }));
    expect(screen.getByText('No user information available.')).toBeInTheDocument();
  });

  it('asks before signing out, and shows that it does', async () => {
    const auth = buildAuth({ signOut: vi.fn<() => Promise<void>>(() => new Promise(() => {})) });
    const { user } = open(auth);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign Out' });
    expect(dialog).toHaveTextContent(
      "Are you sure you want to sign out as Maya Okafor? You'll need to sign back in to access your saved gifts and lists.",
    );
    await user.click(within(dialog).getByRole('button', { name: 'Sign Out' }));
    expect(await within(dialog).findByRole('button', { name: 'Signing Out...' })).toBeDisabled();
    expect(auth.signOut).toHaveBeenCalledOnce();
  });

  it('stays when the dialog is cancelled', async () => {
    const { user, auth } = open();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(auth.signOut).not.toHaveBeenCalled();
  });

  it('changes the appearance at once and remembers it', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(JSON.parse(localStorage.getItem('user_preferences') ?? '')).toEqual({ theme: 'dark' });
    await user.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  it('lists the devices and signs another one out', async () => {
    const revoked = vi.fn<(id: unknown) => void>();
    server.use(
      http.delete('*/api/v1/auth/sessions/:id', ({ params }) => {
        revoked(params['id']);
        return HttpResponse.json({ data: { revoked: 1 } });
      }),
    );
    const { user } = open();
    expect(await screen.findByText('Chrome on Windows')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'End session on Safari on iPhone' }));
    expect(await screen.findByText('Session ended')).toBeInTheDocument();
    expect(revoked).toHaveBeenCalledWith('2');
  });

  it('deletes the account only with a fresh token from the provider', async () => {
    window.google = {
      accounts: {
        id: {
          initialize: ({ callback }) => callback({ credential: 'fresh-token' }),
          prompt: () => {},
          renderButton: () => {},
          disableAutoSelect: () => {},
          cancel: () => {},
        },
      },
    };
    const sent = vi.fn<(body: unknown) => void>();
    server.use(
      http.get('*/api/v1/auth/config', () =>
        HttpResponse.json({
          data: { google: { clientId: 'c', scriptUrl: '/g.js' }, apple: null, oidc: null, mail: false },
        }),
      ),
      http.get('*/api/v1/auth/nonce', () => HttpResponse.json({ data: { nonce: 'n' } })),
      http.delete('*/api/v1/me', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json({ data: { deleted: true } });
      }),
    );
    const { user, auth } = open(buildAuth({ user: testUser }));
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    await user.click(await screen.findByRole('button', { name: 'Sign in and delete' }));
    await waitFor(() => expect(auth.endSession).toHaveBeenCalledOnce());
    expect(sent).toHaveBeenCalledWith({ identityToken: 'fresh-token' });
  });
});
