import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const production = { PUBLIC_URL: 'https://tuckaway.example' };

describe('defaults', () => {
  test('local mode listens on this machine alone', () => {
    expect(readConfig('local', {})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      rateLimitFactor: 1,
    });
  });

  test('mail is off, and on with its two settings', () => {
    expect(readConfig('local', {}).mail).toBeUndefined();
    const given = {
      SMTP_URL: 'smtps://me:pass@mail.example',
      MAIL_FROM: 'Tuckaway <hello@tuckaway.example>',
    };
    expect(readConfig('production', { ...production, ...given }).mail).toEqual({
      smtpUrl: given.SMTP_URL,
      from: given.MAIL_FROM,
    });
  });

  test('strangers may join in local mode, and in production where somebody says so', () => {
    expect(readConfig('local', {}).signUp).toBe('open');
    expect(readConfig('production', production).signUp).toBe('invited');
    expect(readConfig('production', { ...production, SIGN_UP: 'open' }).signUp).toBe('open');
  });

  test('an empty variable is one that is not set', () => {
    expect(readConfig('local', { PORT: '', GOOGLE_CLIENT_ID: '' })).toMatchObject({
      port: 3000,
      googleClientId: undefined,
    });
  });
});

describe('a wrong value is refused in one sentence that names the variable', () => {
  test.each([
    ['PORT', 'seven'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'tuckaway'],
    ['PUBLIC_URL', 'ftp://tuckaway.example'],
    ['PUBLIC_URL', 'https://tuckaway.example/app'],
    ['PUBLIC_URL', 'http://tuckaway.example'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_REPLICA_URL', 'mysql://db'],
    ['DATABASE_REPLICA_URL', 'postgres://standby.example/alone'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_BUCKET', 'alone'],
    ['TRUST_PROXY_HOPS', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['AFFILIATE_PARAMS', '{"shop.example":"x"}'],
    ['AFFILIATE_PARAMS', 'none'],
    ['SMTP_URL', 'mail.example:587'],
    ['SMTP_URL', 'smtp://alone.example'],
    ['MAIL_FROM', 'Tuckaway'],
    ['MAIL_FROM', 'alone@tuckaway.example'],
    ['WAITLIST_WIDGET_KEY', 'alone'],
    ['APPLE_KEY_ID', 'alone'],
    ['SIGN_UP', 'everybody'],
    ['NODE_ENV', 'development'],
  ])('%s=%s', (name, value) => {
    const read = () => readConfig('production', { ...production, [name]: value });
    expect(read).toThrow(new RegExp(`\\b${name}\\b[^\\n]*\\.$`));
  });

  test('production needs its address', () => {
    expect(() => readConfig('production', {})).toThrow(/^PUBLIC_URL is missing/);
  });
});

describe('an OpenID Connect provider', () => {
  const oidc = {
    OIDC_ISSUER: 'https://id.example/realm',
    OIDC_CLIENT_ID: 'tuckaway',
    OIDC_CLIENT_SECRET: 's',
  };
  const read = (changes = {}) => readConfig('production', { ...production, ...oidc, ...changes }).oidc;

  test('offers a provider with all of its settings under a name for its button', () => {
    const expected = { issuer: 'https://id.example/realm', clientId: 'tuckaway', clientSecret: 's' };
    expect(read()).toEqual({ ...expected, name: 'single sign-on' });
    expect(read({ OIDC_BUTTON: 'Example House' })).toEqual({ ...expected, name: 'Example House' });
    expect(readConfig('production', production).oidc).toBeUndefined();
  });

  test.each([
    [{ OIDC_CLIENT_SECRET: '' }, 'only usable together'],
    [{ OIDC_ISSUER: 'http://id.example' }, 'must be an https address'],
    [{ OIDC_ISSUER: 'https://id.example/?realm=a' }, 'without a query'],
    [{ OIDC_BUTTON: 'x'.repeat(41) }, 'OIDC_BUTTON'],
  ])('refuses the settings %j', (changes, words) => {
    expect(() => read(changes)).toThrow(words);
  });
});

describe('local mode stays on this machine', () => {
  test.each([
    [{ NODE_ENV: 'production' }, 'NODE_ENV'],
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ HOST: '192.168.1.7' }, 'HOST'],
    [{ PUBLIC_URL: 'https://tuckaway.example' }, 'PUBLIC_URL'],
  ])('%j is refused', (env, name) => {
    expect(() => readConfig('local', env)).toThrow(name);
  });
});

describe('production refuses whatever belongs to local mode', () => {
  test.each([
    'LOCAL_IDENTITY',
    'DEV_IDENTITY',
    'LOCAL_MODE',
    'IDENTITY_ISSUER',
    'DEV_LOGIN',
    'TEST_ISSUER',
    'RATE_LIMIT_FACTOR',
  ])('%s', (name) => {
    expect(() => readConfig('production', { ...production, [name]: '1' })).toThrow(name);
  });

  test('LOCAL_IDENTITY, which ends the process with status 78 and one sentence', () => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const env = { PATH: process.env.PATH, ...production, LOCAL_IDENTITY: '1' };
    const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' });
    expect(stderr).toBe('LOCAL_IDENTITY belongs to local mode and must not be set in production.\n');
    expect(status).toBe(78);
  });
});
