import { createHash, timingSafeEqual } from 'node:crypto';
import type { SignInProvider } from '@tuckaway/contract/accounts/auth';
import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { CLOCK_TOLERANCE_S, MAX_SUBJECT_CHARS, pictureOf, textOf } from './identity-claims.ts';
import { ProviderUnavailable } from './provider-keys.ts';

const MAX_TOKEN_CHARS = 8192;
const MAX_AGE_S = 600;
const MAX_LIFETIME_S = 86_400;
const MAX_EMAIL_CHARS = 254;
const EMAIL_FORM = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;
const COMPACT_FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Providers whose ID tokens the browser sends. */
export type Provider = Exclude<SignInProvider, 'oidc' | 'mail'>;

interface VerifierOptions {
  provider: Provider;
  /** Every spelling the provider uses; the first one is the one identities are stored under. */
  issuers: readonly [string, ...string[]];
  clientIds: readonly string[];
  jwks: JWTVerifyGetKey;
  now?: () => Date;
}

/** For a token that proves again who a signed-in person is: there the session binds it to the browser. */
export const ANY_NONCE = Symbol('any nonce');

interface ExpectedClaims {
  nonce: string | typeof ANY_NONCE | undefined;
  authorizationCode?: string | undefined;
}

export interface VerifiedIdentity {
  provider: SignInProvider;
  issuer: string;
  subject: string;
  email: string;
  name: string | undefined;
  avatar: string | undefined;
  issuedAt: Date;
  expiresAt: Date;
  tokenHash: Buffer;
}

export type Verifier = (token: string, expected: ExpectedClaims) => Promise<VerifiedIdentity>;

/** The token is refused. The reason is for the audit log; the caller only learns that it was refused. */
export class TokenRefused extends Error {
  readonly reason: string;
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** Verifies ID tokens of all providers, which differ in these arguments only. */
export function makeVerifier(options: VerifierOptions): Verifier {
  return async (token, expected) => {
    if (token.length > MAX_TOKEN_CHARS || !COMPACT_FORM.test(token)) throw new TokenRefused('malformed');
    const claims = await verifiedClaims(token, options);
    requireAudience(claims, options.clientIds);
    requireValidTimes(claims);
    requireNonce(claims, expected.nonce);
    requireCodeHash(claims, expected.authorizationCode);
    return {
      provider: options.provider,
      issuer: options.issuers[0],
      subject: subjectOf(claims),
      email: verifiedEmailOf(claims, options.provider),
      name: textOf(claims.name),
      avatar: pictureOf(claims.picture),
      issuedAt: new Date((claims.iat ?? 0) * 1000),
      expiresAt: new Date((claims.exp ?? 0) * 1000),
      tokenHash: createHash('sha256').update(token).digest(),
    };
  };
}

async function verifiedClaims(token: string, options: VerifierOptions): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, options.jwks, {
      algorithms: ['RS256'],
      issuer: [...options.issuers],
      requiredClaims: ['exp', 'iat', 'sub', 'aud'],
      clockTolerance: CLOCK_TOLERANCE_S,
      // jose adds the tolerance to the age as well, and looks at a future `iat` only when an age is set.
      maxTokenAge: MAX_AGE_S - CLOCK_TOLERANCE_S,
      ...(options.now && { currentDate: options.now() }),
    });
    return payload;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new TokenRefused(reasonOf(error), { cause: error });
  }
}

function reasonOf(error: unknown): string {
  const { code, claim } = error as { code?: unknown; claim?: unknown };
  if (typeof claim === 'string' && claim !== 'unspecified') return `claim_${claim}`;
  return typeof code === 'string' ? code.toLowerCase() : 'unverifiable';
}

function requireAudience({ aud, azp }: JWTPayload, clientIds: readonly string[]) {
  if (typeof aud !== 'string' || !clientIds.includes(aud)) throw new TokenRefused('claim_aud');
  if (azp !== undefined && !clientIds.includes(azp as string)) throw new TokenRefused('claim_azp');
}

function requireValidTimes({ exp = 0, iat = 0 }: JWTPayload) {
  if (exp - iat > MAX_LIFETIME_S) throw new TokenRefused('lifetime');
}

function requireNonce({ nonce }: JWTPayload, expected: ExpectedClaims['nonce']) {
  if (expected === ANY_NONCE) return;
  if (typeof nonce !== 'string' || !nonce || !expected || !sameText(nonce, expected))
    throw new TokenRefused('nonce');
}

/** OpenID Connect Core 3.3.2.11: binds the authorization code to this very token. */
function requireCodeHash({ c_hash: codeHash }: JWTPayload, code: string | undefined) {
  if (code === undefined || codeHash === undefined) return;
  const half = createHash('sha256').update(code).digest().subarray(0, 16).toString('base64url');
  if (typeof codeHash !== 'string' || !sameText(codeHash, half)) throw new TokenRefused('c_hash');
}

function subjectOf({ sub }: JWTPayload): string {
  if (typeof sub !== 'string' || sub.length < 1 || sub.length > MAX_SUBJECT_CHARS)
    throw new TokenRefused('claim_sub');
  return sub;
}

type Claims = Record<string, unknown>;

export function verifiedEmailOf({ email, email_verified: verified }: Claims, provider?: Provider): string {
  const address = textOf(email);
  // Apple sends the flag as a string in some tokens.
  const isVerified = verified === true || (provider === 'apple' && verified === 'true');
  const isUsable = address !== undefined && address.length <= MAX_EMAIL_CHARS && EMAIL_FORM.test(address);
  if (!isUsable || !isVerified) throw new TokenRefused('email_not_verified');
  return address;
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
