import { isSecure, type Config } from '../../config.ts';

/**
 * Clients rely on the names of the cookies, so they have no `__Host-` prefix. The rules here replace it (decision 0004).
 */
export const ACCESS_COOKIE = 'accessToken';
export const REFRESH_COOKIE = 'refreshToken';
export const NONCE_COOKIE = 'authNonce';
/** Binds a sign-in that leads over another site to the browser that began it. */
export const FLOW_COOKIE = 'signInFlow';
/** Binds links that were sent by mail to the browser that asked for them. */
export const MAIL_COOKIE = 'mailSignIn';
/** An invitation that was opened in this browser, until somebody has joined by it. */
export const INVITATION_COOKIE = 'invitation';

/** Names a browser that took gifts of shared lists. */
export const GIVER_COOKIE = 'giver';

const AUTH_PATH = '/api/v1/auth';
const PATHS = {
  [ACCESS_COOKIE]: '/api',
  [REFRESH_COOKIE]: AUTH_PATH,
  [NONCE_COOKIE]: AUTH_PATH,
  [FLOW_COOKIE]: AUTH_PATH,
  [GIVER_COOKIE]: '/api/v1/s',
  [MAIL_COOKIE]: AUTH_PATH,
  [INVITATION_COOKIE]: AUTH_PATH,
};
const NONCE_LIFE_S = 10 * 60;
// Time for a password, a second factor and opening a mail.
const FLOW_LIFE_S = 15 * 60;
// Long enough to create an account at a provider first. After that, the link in the mail can be opened again.
const INVITATION_LIFE_S = 24 * 60 * 60;
const GIVER_LIFE_S = 400 * 24 * 60 * 60; // the most that browsers keep a cookie

export type CookieName = keyof typeof PATHS;

export interface CookiePolicy {
  /** False only where the product is served over http on loopback: Safari refuses Secure there. */
  secure: boolean;
}

export const cookiePolicy = (config: Config): CookiePolicy => ({ secure: isSecure(config) });

/** Values are base64url, so nothing in them needs escaping. */
export function cookie(name: CookieName, value: string, maxAgeS: number, { secure }: CookiePolicy): string {
  const attributes = `Max-Age=${maxAgeS}; Path=${PATHS[name]}; HttpOnly; SameSite=Strict`;
  return `${name}=${value}; ${attributes}${secure ? '; Secure' : ''}`;
}

export const nonceCookie = (nonce: string, policy: CookiePolicy) =>
  cookie(NONCE_COOKIE, nonce, NONCE_LIFE_S, policy);

export const flowCookie = (flow: string, policy: CookiePolicy) =>
  cookie(FLOW_COOKIE, flow, FLOW_LIFE_S, policy);

export const giverCookie = (secret: string, policy: CookiePolicy) =>
  cookie(GIVER_COOKIE, secret, GIVER_LIFE_S, policy);

export const mailCookie = (browser: string, policy: CookiePolicy) =>
  cookie(MAIL_COOKIE, browser, FLOW_LIFE_S, policy);

export const invitationCookie = (token: string, policy: CookiePolicy) =>
  cookie(INVITATION_COOKIE, token, INVITATION_LIFE_S, policy);

export const clearedCookie = (name: CookieName, policy: CookiePolicy) => cookie(name, '', 0, policy);

/** A cookie that comes twice may have been planted from another path or host, so it is ignored. */
export function readCookie(header: string | undefined, name: CookieName): string | undefined {
  const values = cookieValues(header, name);
  return values.length === 1 ? values[0] || undefined : undefined;
}

/** Whether a request has the cookie, once or several times. */
export const hasCookie = (header: string | undefined, name: CookieName) =>
  cookieValues(header, name).length > 0;

function cookieValues(header: string | undefined, name: CookieName): string[] {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
}
