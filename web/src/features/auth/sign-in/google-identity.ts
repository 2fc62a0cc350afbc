/** Types of the parts of Google's sign-in script that are used here. */
interface PromptMoment {
  isNotDisplayed?: () => boolean;
  isSkippedMoment: () => boolean;
  getSkippedReason?: () => string | undefined;
  isDismissedMoment: () => boolean;
  getDismissedReason: () => string | undefined;
}
export interface GoogleIdentity {
  initialize: (options: {
    client_id: string;
    nonce: string;
    callback: (response: { credential: string }) => void;
    auto_select?: boolean;
    use_fedcm_for_prompt?: boolean;
  }) => void;
  prompt: (listener?: (moment: PromptMoment) => void) => void;
  renderButton: (parent: HTMLElement, options: Record<string, unknown>) => void;
  disableAutoSelect: () => void;
  cancel: () => void;
}

const CLOSED_BY_USER = new Set(['user_cancel', 'tap_outside']);

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } };
  }
}

export const findGoogle = (): GoogleIdentity | undefined => window.google?.accounts?.id;

export function disableGoogleAutoSelect(): void {
  findGoogle()?.disableAutoSelect();
}

/** Google could not show its sign-in window. Its inline button still works. */
export class PromptUnavailable extends Error {
  constructor() {
    super('Google could not open its sign-in window');
    this.name = 'PromptUnavailable';
  }
}

/** The user closed the window. Not an error. */
export class SignInCancelled extends Error {
  constructor() {
    super('Sign-in was closed before it was finished');
    this.name = 'SignInCancelled';
  }
}

export interface CredentialRequest {
  google: GoogleIdentity;
  clientId: string;
  nonce: string;
}

function initialize(
  { google, clientId, nonce }: CredentialRequest,
  callback: (credential: string) => void,
): void {
  google.initialize({
    client_id: clientId,
    nonce,
    callback: ({ credential }) => callback(credential),
    use_fedcm_for_prompt: true,
  });
}

/** Opens Google's sign-in window and resolves to the credential. */
export function requestGoogleCredential(request: CredentialRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    initialize(request, resolve);
    request.google.prompt((moment) => {
      if (moment.isDismissedMoment()) {
        if (moment.getDismissedReason() !== 'credential_returned') reject(new SignInCancelled());
      } else if (moment.isSkippedMoment()) {
        const isByUser = CLOSED_BY_USER.has(moment.getSkippedReason?.() ?? '');
        reject(isByUser ? new SignInCancelled() : new PromptUnavailable());
      } else if (moment.isNotDisplayed?.()) {
        reject(new PromptUnavailable());
      }
    });
  });
}

/** Renders Google's inline button; resolves to the credential once it is used. */
export function renderGoogleButton(request: CredentialRequest, container: HTMLElement): Promise<string> {
  return new Promise((resolve) => {
    initialize(request, resolve);
    request.google.renderButton(container, { type: 'standard', theme: 'outline', size: 'large', width: 320 });
  });
}
