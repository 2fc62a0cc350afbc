import type { SessionUser } from '@tuckaway/contract/auth';
import { askApple } from './apple-identity.ts';
import { askGoogle } from './google-identity.ts';
import { prepareApple, prepareGoogle } from './identity-request.ts';

/** Gets ready to ask the person's own provider for a fresh token; call the answer right after a click. */
export async function prepareProof(provider: SessionUser['provider']): Promise<() => Promise<string>> {
  if (provider === 'apple') {
    const request = await prepareApple();
    return async () => (await askApple(request)).identityToken;
  }
  const request = await prepareGoogle();
  return () => askGoogle(request);
}
