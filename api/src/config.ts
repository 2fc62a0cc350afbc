import type { z } from 'zod';
import { metrics, type MetricsConfig } from './config-metrics.ts';
import { storage, type StorageConfig } from './config-storage.ts';
import {
  ConfigError,
  Environment,
  StorageVariables,
  type SignUp,
  type Variables,
} from './config-variables.ts';

export type { MetricsConfig } from './config-metrics.ts';
export type { SignUp } from './config-variables.ts';
export type { BucketConfig, DatabaseConfig, StorageConfig } from './config-storage.ts';

type Mode = 'production' | 'local';

export interface AppleKey {
  teamId: string;
  keyId: string;
  privateKey: string;
}

/** An OpenID Connect provider that people may sign in with. */
export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The name that the button shows. */
  name: string;
}

export interface MailConfig {
  smtpUrl: string;
  /** Sender: an address, with an optional name before it. */
  from: string;
}

export interface Config extends StorageConfig {
  mode: Mode;
  port: number;
  host: string;
  /** A standby for reads of the catalogue, which may be old by seconds. */
  databaseReplicaUrl: string | undefined;
  /** The origin people see in the address bar, without a trailing slash. */
  publicUrl: string;
  googleClientId: string | undefined;
  appleClientId: string | undefined;
  /** Only needed to revoke Apple's grant when an account is deleted. */
  appleKey: AppleKey | undefined;
  oidc: OidcConfig | undefined;
  /** Sign-up policy. The first account is always allowed. */
  signUp: SignUp;
  trustProxyHops: number;
  rateLimitFactor: number;
  logLevel: string;
  /** Where metrics are served; nowhere where unset. */
  metrics: MetricsConfig | undefined;
  /** Where security.txt sends people; the about page where unset. */
  securityContact: string | undefined;
  /** How mail leaves; without it nothing is sent. */
  mail: MailConfig | undefined;
  waitlist: { scriptUrl: string; widgetKey: string; frameUrl: string | undefined } | undefined;
  /** Query parameters to add to purchase links, by retailer host. */
  affiliateParams: Record<string, Record<string, string>>;
}

/** EX_CONFIG of sysexits.h: supervisors can tell a wrong setting from a crash. */
const EXIT_WRONG_CONFIG = 78;

// Set in production, these would bring the local identity provider near real accounts, so they stop the start.
const LOCAL_ONLY =
  /^(LOCAL_|DEV_)?IDENTITY(_|$)|^(LOCAL|DEV)_(IDENTITY|MODE|LOGIN|AUTH)(_|$)|^TEST_ISSUER(_|$)|^RATE_LIMIT_FACTOR$/;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** The only place that reads the environment. An unset NODE_ENV means production. */
export function readConfig(mode: Mode, env: NodeJS.ProcessEnv = process.env): Config {
  refuseWrongMode(mode, env);
  const values = parseEnvironment(Environment, env);
  refuseIncompleteGroups(values);

  const host = values.HOST ?? (mode === 'local' ? '127.0.0.1' : '0.0.0.0');
  const publicUrl = publicOrigin(mode, values);
  if (mode === 'local') refuseReachable(host, publicUrl, values.METRICS_HOST);

  return {
    mode,
    port: values.PORT,
    host,
    publicUrl,
    ...storage(values),
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    googleClientId: values.GOOGLE_CLIENT_ID,
    appleClientId: values.APPLE_CLIENT_ID,
    appleKey: appleKey(values),
    oidc: oidc(values),
    // Production defaults to invitations, local mode to open sign-up (decision 0350).
    signUp: values.SIGN_UP ?? (mode === 'local' ? 'open' : 'invited'),
    trustProxyHops: values.TRUST_PROXY_HOPS,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    logLevel: values.LOG_LEVEL ?? (mode === 'local' ? 'warn' : 'info'),
    metrics: metrics(values),
    securityContact: values.SECURITY_CONTACT,
    mail: mail(values),
    waitlist: waitlist(values),
    affiliateParams: values.AFFILIATE_PARAMS,
  };
}

export function readStorageConfig(env: NodeJS.ProcessEnv = process.env): StorageConfig {
  return storage(parseEnvironment(StorageVariables, env));
}

/** PATH and SystemRoot for child processes. */
export function systemPaths({ PATH, SystemRoot }: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return { PATH, SystemRoot };
}

/** For entry points: a wrong setting is one sentence on stderr, not a stack trace. */
export function exitOnConfigError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(EXIT_WRONG_CONFIG);
  }
}

export function isSecure(config: Pick<Config, 'publicUrl'>): boolean {
  return config.publicUrl.startsWith('https:');
}

function parseEnvironment<T>(schema: z.ZodType<T>, env: NodeJS.ProcessEnv): T {
  // `PORT= npm start` means "not set", in every shell and container definition.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw new ConfigError(`${String(issue.path[0])} is not usable: it ${phrase(issue.message)}.`);
}

function refuseWrongMode(mode: Mode, env: NodeJS.ProcessEnv): void {
  if (mode === 'local') {
    if (env.NODE_ENV !== 'production') return;
    throw new ConfigError(
      'NODE_ENV is production, and local mode with its sign-in for everybody never runs there.',
    );
  }
  const forbidden = Object.keys(env).find((name) => LOCAL_ONLY.test(name));
  if (forbidden)
    throw new ConfigError(`${forbidden} belongs to local mode and must not be set in production.`);
  if (env.NODE_ENV !== undefined && env.NODE_ENV !== '' && env.NODE_ENV !== 'production') {
    throw new ConfigError(
      `NODE_ENV is ${env.NODE_ENV}, but this is the production server: unset it or say production.`,
    );
  }
}

function refuseIncompleteGroups(values: Variables): void {
  const appleKeyParts = [values.APPLE_TEAM_ID, values.APPLE_KEY_ID, values.APPLE_PRIVATE_KEY];
  const given = appleKeyParts.filter((part) => part !== undefined).length;
  if (given > 0 && given < appleKeyParts.length) {
    throw new ConfigError('APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY are only usable together.');
  }
  const oidcParts = [values.OIDC_ISSUER, values.OIDC_CLIENT_ID, values.OIDC_CLIENT_SECRET];
  const oidcGiven = oidcParts.filter((part) => part !== undefined).length;
  if (oidcGiven > 0 && oidcGiven < oidcParts.length) {
    throw new ConfigError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are only usable together.');
  }
  if (values.DATABASE_REPLICA_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new ConfigError('DATABASE_REPLICA_URL is only usable together with DATABASE_URL.');
  }
  if ((values.SMTP_URL === undefined) !== (values.MAIL_FROM === undefined)) {
    throw new ConfigError('SMTP_URL and MAIL_FROM are only usable together.');
  }
  if ((values.WAITLIST_SCRIPT_URL === undefined) !== (values.WAITLIST_WIDGET_KEY === undefined)) {
    throw new ConfigError('WAITLIST_SCRIPT_URL and WAITLIST_WIDGET_KEY are only usable together.');
  }
}

function publicOrigin(mode: Mode, values: Variables): string {
  if (values.PUBLIC_URL === undefined) {
    if (mode === 'local') return `http://localhost:${values.PORT}`;
    throw new ConfigError(
      'PUBLIC_URL is missing: production needs the address that people use, such as https://example.com.',
    );
  }
  const url = new URL(values.PUBLIC_URL);
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new ConfigError('PUBLIC_URL is not usable: it must be an origin without a path.');
  }
  if (mode === 'production' && url.protocol === 'http:' && !LOOPBACK.has(url.hostname)) {
    throw new ConfigError('PUBLIC_URL is not usable: away from this machine it must be an https address.');
  }
  return url.origin;
}

function refuseReachable(host: string, publicUrl: string, metricsHost: string): void {
  for (const [name, value] of Object.entries({ HOST: host, METRICS_HOST: metricsHost })) {
    if (LOOPBACK.has(value)) continue;
    throw new ConfigError(
      `${name} is not usable: in local mode it must be a loopback address such as 127.0.0.1.`,
    );
  }
  if (!LOOPBACK.has(new URL(publicUrl).hostname)) {
    throw new ConfigError('PUBLIC_URL is not usable: in local mode it must be a loopback address.');
  }
}

function appleKey(values: Variables): AppleKey | undefined {
  if (!values.APPLE_TEAM_ID || !values.APPLE_KEY_ID || !values.APPLE_PRIVATE_KEY) return undefined;
  return { teamId: values.APPLE_TEAM_ID, keyId: values.APPLE_KEY_ID, privateKey: values.APPLE_PRIVATE_KEY };
}

function oidc(values: Variables): OidcConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (!issuer || !clientId || !clientSecret) return undefined;
  const url = new URL(issuer);
  if (url.search || url.hash || url.username) {
    throw new ConfigError('OIDC_ISSUER is not usable: it must be an address without a query or a password.');
  }
  if (url.protocol === 'http:' && !LOOPBACK.has(url.hostname)) {
    throw new ConfigError('OIDC_ISSUER is not usable: away from this machine it must be an https address.');
  }
  return { issuer, clientId, clientSecret, name: values.OIDC_BUTTON };
}

function mail({ SMTP_URL: smtpUrl, MAIL_FROM: from }: Variables): MailConfig | undefined {
  return smtpUrl && from ? { smtpUrl, from } : undefined;
}

function waitlist(values: Variables): Config['waitlist'] {
  if (!values.WAITLIST_SCRIPT_URL || !values.WAITLIST_WIDGET_KEY) return undefined;
  return {
    scriptUrl: values.WAITLIST_SCRIPT_URL,
    widgetKey: values.WAITLIST_WIDGET_KEY,
    frameUrl: values.WAITLIST_FRAME_URL,
  };
}

function phrase(message: string): string {
  return message.startsWith('must ') ? message : `must be otherwise (${message})`;
}
