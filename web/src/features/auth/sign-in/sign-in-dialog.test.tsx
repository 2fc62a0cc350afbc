import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { intendedRoute } from '../../../lib/storage/browser-storage.ts';
import { buildAuth, renderScreen, testUser } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import type { GoogleIdentity } from './google-identity.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

type Callback = Parameters<GoogleIdentity['initialize']>[0]['callback'];

/** Google's script, already there; `answer` is what happens when its window opens. */
function fakeGoogle(answer: (callback: Callback) => void) {
  let callback: Callback = () => {};
  const google: GoogleIdentity = {
    initialize: vi.fn<GoogleIdentity['initialize']>((options) => {
      callback = options.callback;
    }),
    prompt: vi.fn<GoogleIdentity['prompt']>(() => answer(callback)),
    renderButton: vi.fn<GoogleIdentity['renderButton']>(),
    disableAutoSelect: vi.fn<() => void>(),
    cancel: vi.fn<() => void>(),
  };
  window.google = { accounts: { id: google } };
  return google;
}

const config = {
  google: { clientId: 'our-client', scriptUrl: '/gsi.js' },
  apple: null as null | { clientId: string; scriptUrl: string; redirectUri: string },
  oidc: null as null | { name: string },
  mail: false,
};

beforeEach(() => {
  vi.resetModules();
  server.use(
    http.get('*/api/v1/auth/config', () => HttpResponse.json({ data: config })),
    http.get('*/api/v1/auth/nonce', () => HttpResponse.json({ data: { nonce: 'fresh-nonce' } })),
  );
});
afterEach(() => {
  delete window.google;
});

function open() {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const auth = buildAuth({ status: 'unauthenticated', user: null });
  return {
    onOpenChange,
    ...renderScreen(<SignInDialog open onOpenChange={onOpenChange} />, { at: '/', auth }),
  };
}

const googleButton = () => screen.findByRole('button', { name: 'Continue with Google' });

describe('the sign-in dialog', () => {
  it('says what it is for and links to the legal pages', async () => {
    fakeGoogle(() => {});
    open();
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeInTheDocument();
    expect(screen.getByText('Continue your gift discovery journey')).toBeInTheDocument();
    expect(screen.getByText('Secure Authentication')).toBeInTheDocument();
    expect(screen.getByText('Your data is protected and secure')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    );
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
    expect(screen.queryByRole('button', { name: 'Continue with Apple' })).not.toBeInTheDocument();
  });

  it('signs in with the nonce, closes and goes to the intended route, once', async () => {
    intendedRoute.remember('/app/gift/12?from=mail');
    const google = fakeGoogle((callback) => callback({ credential: 'id-token' }));
    const sent = vi.fn<(body: unknown) => void>();
    server.use(
      http.post('*/api/v1/auth/google', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json({ data: { user: testUser } });
      }),
    );
    const { user, auth, onOpenChange } = open();
    await user.click(await googleButton());
    await waitFor(() => expect(auth.startSession).toHaveBeenCalledWith(testUser));
    expect(google.initialize).toHaveBeenCalledWith(
      expect.objectContaining({ client_id: 'our-client', nonce: 'fresh-nonce' }),
    );
    expect(sent).toHaveBeenCalledWith({ credential: 'id-token' });
    expect(onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/app/gift/12?from=mail'));
    expect(intendedRoute.read()).toBeNull();
  });

  it('shows that it is working and cannot be pressed twice', async () => {
    fakeGoogle(() => {});
    const { user } = open();
    await user.click(await googleButton());
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
  });

  it('says what went wrong, logs it, and is ready for another try', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    fakeGoogle((callback) => callback({ credential: 'forged' }));
    server.use(
      http.post('*/api/v1/auth/google', () =>
        HttpResponse.json({ detail: 'That sign-in could not be verified.' }, { status: 401 }),
      ),
    );
    const { user, auth } = open();
    await user.click(await googleButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('That sign-in could not be verified.');
    expect(logged).toHaveBeenCalledWith('Google Sign In failed', expect.anything());
    expect(await googleButton()).toBeEnabled();
    expect(auth.startSession).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('offers the button of Google itself where its window does not open', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const google = fakeGoogle(() => {});
    google.prompt = (listener) =>
      listener?.({
        isNotDisplayed: () => true,
        isSkippedMoment: () => false,
        isDismissedMoment: () => false,
        getDismissedReason: () => undefined,
      });
    const { user } = open();
    await user.click(await googleButton());
    expect(await screen.findByRole('alert')).toHaveTextContent("Use Google's own button below.");
    await waitFor(() => expect(google.renderButton).toHaveBeenCalled());
    logged.mockRestore();
  });

  it('says after 10 seconds that the script of Google did not come, and loads it anew at the next try', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = open();
    const button = await googleButton();
    await waitFor(() => expect(document.querySelector('script[src="/gsi.js"]')).not.toBeNull());
    const clickedAt = Date.now();
    await user.click(button);
    await act(() => vi.advanceTimersByTimeAsync(10_100));
    expect(screen.getByRole('alert')).toHaveTextContent('Google API failed to load. Please try again.');
    expect(Date.now() - clickedAt).toBeLessThan(11_000);
    expect(document.querySelector('script[src="/gsi.js"]')).toBeNull();

    await user.click(await googleButton());
    await waitFor(() => expect(document.querySelector('script[src="/gsi.js"]')).not.toBeNull());
    vi.useRealTimers();
    logged.mockRestore();
  });
});
