import { createHash, randomBytes } from 'node:crypto';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { makeVerifier, type Provider } from '../features/auth/providers/id-token-verifier.ts';
import type { SignInProviders } from '../features/auth/providers/providers.ts';

const TOKEN_LIFE = '1h';
const KEY_ID = 'local';

interface Persona {
  email: string;
  name: string;
  nonce: string;
}

interface IssuedToken {
  credential: string;
  code: string;
}

export interface LocalIdentity {
  jwks: { keys: JWK[] };
  providers: SignInProviders;
  issue(provider: Provider, persona: Persona): Promise<IssuedToken>;
}

/**
 * Identity provider of local mode. Its issuers cannot belong to a real provider and do not depend on the port, so
 * that a persona keeps its account between starts.
 */
export async function createLocalIdentity(): Promise<LocalIdentity> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] };
  const verifierOf = (provider: Provider) =>
    makeVerifier({
      provider,
      issuers: [issuerOf(provider)],
      clientIds: [clientIdOf(provider)],
      jwks: createLocalJWKSet(jwks),
    });

  return {
    jwks,
    providers: {
      verifiers: { google: verifierOf('google'), apple: verifierOf('apple') },
      dialog: {
        google: { clientId: clientIdOf('google'), scriptUrl: '/dev/identity/gsi.js' },
        apple: { clientId: clientIdOf('apple'), scriptUrl: '/dev/identity/appleid.js', redirectUri: '/' },
        oidc: null,
      },
    },
    async issue(provider, persona) {
      const code = randomBytes(24).toString('base64url');
      const credential = await new SignJWT(claimsOf(provider, persona, code))
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
        .setIssuer(issuerOf(provider))
        .setAudience(clientIdOf(provider))
        .setSubject(subjectOf(provider, persona.email))
        .setIssuedAt()
        .setExpirationTime(TOKEN_LIFE)
        // Two tokens of one second must differ, or the second would look like a replay of the first.
        .setJti(randomBytes(16).toString('base64url'))
        .sign(privateKey);
      return { credential, code };
    },
  };
}

const clientIdOf = (provider: Provider) => `local-${provider}`;

const issuerOf = (provider: Provider) => `urn:tuckaway:local-identity:${provider}`;

function claimsOf(provider: Provider, { email, name, nonce }: Persona, code: string) {
  const common = { email, nonce };
  if (provider === 'google') return { ...common, email_verified: true, name, azp: clientIdOf('google') };
  const codeHash = createHash('sha256').update(code).digest().subarray(0, 16).toString('base64url');
  return { ...common, email_verified: 'true', c_hash: codeHash, nonce_supported: true };
}

function subjectOf(provider: Provider, email: string): string {
  return createHash('sha256').update(`${provider}:${email.toLowerCase()}`).digest('hex').slice(0, 32);
}
