import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const TEST_ISSUER = 'urn:tuckaway:test-issuer';
export const TEST_CLIENT_ID = 'test-client';

export interface TokenRequest {
  email: string;
  name: string;
  nonce: string;
}

interface TestIssuer {
  keysUrl: string;
  stop(): void;
}

const KEY_ID = 'test';
const TOKEN_LIFE = '10m';

/** A stand-in for Google: publishes its keys at /keys and signs the requested claims at /token. */
export async function startTestIssuer(port: number): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }];
  const sign = ({ email, name, nonce }: TokenRequest) =>
    new SignJWT({ email, email_verified: true, name, nonce })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
      .setIssuer(TEST_ISSUER)
      .setAudience(TEST_CLIENT_ID)
      .setSubject(createHash('sha256').update(email).digest('hex'))
      .setIssuedAt()
      .setExpirationTime(TOKEN_LIFE)
      .setJti(randomBytes(16).toString('base64url'))
      .sign(privateKey);

  const answer = async (request: IncomingMessage) =>
    request.url === '/token' ? { credential: await sign((await json(request)) as TokenRequest) } : { keys };
  const server = createServer((request, response) => {
    void answer(request).then((body) => response.end(JSON.stringify(body)));
  });
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, '127.0.0.1', resolve);
  await listening;
  return { keysUrl: `http://127.0.0.1:${port}/keys`, stop: () => server.close() };
}
