import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAuth, renderScreen, testUser } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { FinishSignIn } from './finish-sign-in.tsx';
import { SignUpInvitationPage } from './sign-up-invitation.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';
import { SignInLauncher } from './sign-in-launcher.tsx';
import { MailLinkForm } from './mail-link-form.tsx';

const signedOut = () => buildAuth({ status: 'unauthenticated', user: null });
const INVITE = 'There is no account for this sign-in, and joining needs an invitation.';

/** Records what the page sends to a path, and responds to it. */
function answering(path: string, answer: () => Response) {
  const sent = vi.fn<(body: unknown) => void>();
  server.use(
    http.post(path, async ({ request }) => {
      sent(await request.json());
      return answer();
    }),
  );
  return sent;
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('asking for a link by mail', () => {
  async function ask(email: string) {
    const { user } = renderScreen(<MailLinkForm disabled={false} />, { at: '/', auth: signedOut() });
    await user.click(screen.getByRole('button', { name: 'Continue with e-mail' }));
    expect(screen.getByLabelText('Your e-mail address')).toHaveFocus();
    await user.type(screen.getByLabelText('Your e-mail address'), email);
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
  }

  it('sends the address, and says where to look', async () => {
    const sent = answering('*/api/v1/auth/mail', () => HttpResponse.json({ data: { asked: true } }));
    await ask('nora@example.com');
    expect(await screen.findByText(/^We sent a link to/)).toHaveTextContent('nora@example.com');
    expect(sent).toHaveBeenCalledWith({ email: 'nora@example.com' });
  });

  it('keeps what was typed when it is refused, and says why', async () => {
    answering('*/api/v1/auth/mail', () =>
      HttpResponse.json({ detail: 'Please enter a valid email' }, { status: 400 }),
    );
    await ask('nora');
    expect(await screen.findByText('Please enter a valid email')).toBeInTheDocument();
    expect(screen.getByLabelText('Your e-mail address')).toHaveValue('nora');
  });
});

describe('coming back to finish a sign-in', () => {
  let logged: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  function restore(address: string) {
    window.history.replaceState(null, '', address);
    return renderScreen(<FinishSignIn />, { at: '/sign-in', auth: signedOut() });
  }

  it('hands over the token of a mail, leaves none in the address, and goes on', async () => {
    const sent = answering('*/api/v1/auth/mail/finish', () =>
      HttpResponse.json({ data: { user: testUser } }),
    );
    const { auth } = restore('/sign-in#mail=the-token');
    await waitFor(() => expect(auth.startSession).toHaveBeenCalledWith(testUser));
    expect(sent).toHaveBeenCalledWith({ token: 'the-token' });
    expect(window.location.hash).toBe('');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/app'));
  });

  it('hands over what the provider sent back', async () => {
    const sent = answering('*/api/v1/auth/oidc', () => HttpResponse.json({ data: { user: testUser } }));
    const { auth } = restore('/sign-in?code=c&state=signIn.s');
    await waitFor(() => expect(auth.startSession).toHaveBeenCalledWith(testUser));
    expect(sent).toHaveBeenCalledWith({ response: 'code=c&state=signIn.s' });
    expect(window.location.search).toBe('');
  });

  it('shows the sentence of the server where there is no account', async () => {
    answering('*/api/v1/auth/oidc', () =>
      HttpResponse.json({ code: 'invitation_needed', detail: INVITE }, { status: 403 }),
    );
    const { auth } = restore('/sign-in?code=c&state=signIn.s');
    expect(await screen.findByRole('alert')).toHaveTextContent(INVITE);
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(auth.startSession).not.toHaveBeenCalled();
  });

  it('leads back to Settings where a sign-in was to be connected', async () => {
    answering('*/api/v1/auth/sign-ins/oidc', () =>
      HttpResponse.json({ detail: 'That sign-in belongs to another account here.' }, { status: 409 }),
    );
    restore('/sign-in?code=c&state=connect.s');
    expect(await screen.findByRole('alert')).toHaveTextContent('belongs to another account here');
    expect(screen.getByRole('link', { name: 'Back to Settings' })).toHaveAttribute('href', '/app/settings');
  });

  it('does not say that nothing was changed when the response was lost', async () => {
    answering('*/api/v1/auth/oidc', () => HttpResponse.error());
    restore('/sign-in?code=c&state=signIn.s');
    expect(await screen.findByRole('alert')).toHaveTextContent(/We could not reach Tuckaway/);
  });

  it('says that there is nothing to finish', async () => {
    restore('/sign-in');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no sign-in to finish here.');
  });
});

describe('the page of an invitation', () => {
  const invitation = {
    invitedBy: 'Nora Vale',
    email: null as string | null,
    expiresAt: '2026-12-01T12:00:00Z',
  };
  function openPage(hash: string) {
    window.history.replaceState(null, '', `/join${hash}`);
    const page = (
      <SignInLauncher>
        <SignUpInvitationPage />
      </SignInLauncher>
    );
    return renderScreen(page, { at: '/join', auth: signedOut() });
  }

  it('says who invites and whom, and opens the sign-in', async () => {
    const sent = answering('*/api/v1/auth/invitation', () =>
      HttpResponse.json({ data: { ...invitation, email: 'guest@example.com' } }),
    );
    const { user } = openPage('#the-token');
    expect(
      await screen.findByRole('heading', { name: 'Nora Vale invites you to Tuckaway' }),
    ).toBeInTheDocument();
    expect(screen.getByText('guest@example.com')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({ token: 'the-token' });
    server.use(http.get('*/api/v1/auth/*', () => HttpResponse.json({}, { status: 503 })));
    await user.click(screen.getByRole('button', { name: 'Accept and sign in' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('says that it has ended, and asks the server for nothing without a token', async () => {
    answering('*/api/v1/auth/invitation', () => HttpResponse.json({}, { status: 404 }));
    openPage('#old');
    expect(await screen.findByRole('heading', { name: 'This invitation has ended' })).toBeInTheDocument();
  });

  it('can be tried again where the server did not answer', async () => {
    answering('*/api/v1/auth/invitation', () => HttpResponse.json({}, { status: 429 }));
    const { user } = openPage('#the-token');
    expect(await screen.findByRole('heading', { name: 'The invitation did not open' })).toBeInTheDocument();
    answering('*/api/v1/auth/invitation', () => HttpResponse.json({ data: invitation }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Good until December 1, 2026/)).toBeInTheDocument();
  });
});

describe('the dialog', () => {
  it('offers the provider of this installation and a link by mail, and says why it cannot go there', async () => {
    const offers = { google: null, apple: null, oidc: { name: 'Example House' }, mail: true };
    server.use(http.get('*/api/v1/auth/config', () => HttpResponse.json({ data: offers })));
    const sent = answering('*/api/v1/auth/oidc/begin', () =>
      HttpResponse.json({ detail: 'Sign-in cannot be checked right now.' }, { status: 503 }),
    );
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const dialog = <SignInDialog open onOpenChange={() => {}} />;
    const { user } = renderScreen(dialog, { at: '/', auth: signedOut() });
    const button = await screen.findByRole('button', { name: 'Continue with Example House' });
    expect(screen.getByRole('button', { name: 'Continue with e-mail' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).not.toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be checked right now|did not work/);
    expect(sent).toHaveBeenCalledWith({ purpose: 'signIn' });
    expect(button).toBeEnabled();
    logged.mockRestore();
  });
});
