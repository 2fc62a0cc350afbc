import { SignInCancelled } from './google-identity.ts';

/** Types of the parts of Apple's sign-in script that are used here. */
interface AppleResponse {
  authorization: { id_token: string; code?: string };
  /** Sent by Apple with the first sign-in only. */
  user?: { name?: { firstName?: string; lastName?: string } };
}
interface AppleIdentity {
  init: (options: {
    clientId: string;
    redirectURI: string;
    scope: string;
    nonce: string;
    usePopup: boolean;
  }) => void;
  signIn: () => Promise<AppleResponse>;
}

declare global {
  interface Window {
    AppleID?: { auth?: AppleIdentity };
  }
}

export const findApple = (): AppleIdentity | undefined => window.AppleID?.auth;

export interface AppleRequest {
  apple: AppleIdentity;
  clientId: string;
  redirectUri: string;
  nonce: string;
}

export async function requestAppleToken({ apple, clientId, redirectUri, nonce }: AppleRequest) {
  apple.init({ clientId, redirectURI: redirectUri, scope: 'name email', nonce, usePopup: true });
  const { authorization, user } = await apple.signIn().catch((reason: unknown) => {
    throw wasClosed(reason) ? new SignInCancelled() : new Error('Apple authentication failed');
  });
  const name = [user?.name?.firstName, user?.name?.lastName].filter(Boolean).join(' ');
  return {
    identityToken: authorization.id_token,
    ...(authorization.code ? { authorizationCode: authorization.code } : {}),
    ...(name ? { name } : {}),
  };
}

function wasClosed(reason: unknown): boolean {
  const error = typeof reason === 'object' && reason !== null && 'error' in reason ? reason.error : undefined;
  return error === 'popup_closed_by_user' || error === 'user_cancelled_authorize';
}
