import type { Deps } from '../../platform/deps.ts';
import type { SignInProviders } from './providers/providers.ts';

export interface AuthDeps extends Deps {
  providers: SignInProviders;
}
