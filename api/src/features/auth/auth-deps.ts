import type { Outbox } from '../../platform/mail.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SignInProviders } from './providers/providers.ts';

export interface AuthDeps extends Deps {
  providers: SignInProviders;
  /** Where sign-in links leave by mail; without it there are none. */
  outbox?: Outbox | undefined;
}
