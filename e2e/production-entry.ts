// Starts the built production server as build/api/main.js does, with two differences, both arguments that no setting
// can give: the tests' issuer vouches for people, and rate limits are high, since all tests come from one address.
import type * as Production from '../api/src/production.ts';
import { TEST_CLIENT_ID, TEST_ISSUER } from './test-issuer.ts';

const artefact = new URL('../build/api/production.js', import.meta.url).href;
const { makeVerifier, readConfig, remoteKeys, serveProduction } = (await import(
  artefact
)) as typeof Production;

const keysUrl = process.argv[2]!;
const verifier = makeVerifier({
  provider: 'google',
  issuers: [TEST_ISSUER],
  clientIds: [TEST_CLIENT_ID],
  jwks: remoteKeys(keysUrl),
});
await serveProduction(
  { ...readConfig('production'), rateLimitFactor: 1000 },
  { verifiers: { google: verifier }, dialog: { google: null, apple: null, oidc: null } },
  [TEST_ISSUER],
);
