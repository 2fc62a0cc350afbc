import type { FastifyInstance } from 'fastify';
import { isSecure, type Config } from '../../config.ts';
import { REPORTS_PATH } from './policy-reports.ts';
import type { InlineHashes } from '../site/site-files.ts';

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A service worker fetches under the policy that it was sent with: files of this site, and nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Headers of every response; HTML pages replace the policy by their own. */
export function setSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}

export function securityHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': API_POLICY,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    // Google's sign-in needs the referrer on plain http, which only loopback ever is.
    'referrer-policy': isSecure(config) ? 'strict-origin-when-cross-origin' : 'no-referrer-when-downgrade',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), identity-credentials-get=(self)',
    ...(isSecure(config) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

const REPORT_GROUP = 'csp';
/** Tells browsers where the group is that a page's policy names. */
export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${REPORTS_PATH}"`;

/** The policy of one HTML page, whose inline scripts and styles are allowed by their hashes and by nothing else. */
export function pagePolicy(config: Config, { scripts, styles }: InlineHashes): string {
  const google = config.googleClientId !== undefined;
  const apple = config.appleClientId !== undefined;
  const waitlist = config.waitlist && new URL(config.waitlist.scriptUrl).origin;
  const waitlistFrame = config.waitlist?.frameUrl && new URL(config.waitlist.frameUrl).origin;
  const directives: [string, (string | false | undefined)[]][] = [
    ['default-src', ["'none'"]],
    [
      'script-src',
      [
        "'self'",
        ...scripts,
        google && 'https://accounts.google.com/gsi/client',
        apple && 'https://appleid.cdn-apple.com',
        waitlist,
      ],
    ],
    ['style-src', ["'self'", ...styles, google && 'https://accounts.google.com/gsi/style']],
    // Positions of menus and tooltips are set as style attributes by script; other style elements stay forbidden.
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', 'blob:', google && 'https://lh3.googleusercontent.com']],
    ['font-src', ["'self'"]],
    [
      'connect-src',
      [
        "'self'",
        google && 'https://accounts.google.com/gsi/',
        apple && 'https://appleid.apple.com',
        waitlist,
      ],
    ],
    [
      'frame-src',
      [
        "'self'",
        google && 'https://accounts.google.com/gsi/',
        apple && 'https://appleid.apple.com',
        waitlist,
        waitlistFrame !== waitlist && waitlistFrame,
      ],
    ],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['report-to', [REPORT_GROUP]],
    ['report-uri', [REPORTS_PATH]],
  ];
  const policy = directives.map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '));
  if (isSecure(config)) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}
