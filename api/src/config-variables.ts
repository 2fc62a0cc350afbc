import { z } from 'zod';

const portNumber = z.coerce
  .number('must be a port number')
  .int()
  .min(1, 'must be a port number')
  .max(65535, 'must be a port number');
const optionalText = z.string().trim().min(1).optional();

/** A value in the environment is wrong; the message names the variable in one sentence. */
export class ConfigError extends Error {}

/** Sign-up policy: everybody, invited people, or nobody. */
const SIGN_UP = ['open', 'invited', 'closed'] as const;
export type SignUp = (typeof SIGN_UP)[number];

/** Environment variables; .env.example documents them. */
export const Environment = z.object({
  PORT: portNumber.default(3000),
  HOST: optionalText,
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be an address that begins with postgres://')
    .optional(),
  DATABASE_REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be an address that begins with postgres://')
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  S3_BUCKET: optionalText,
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  GOOGLE_CLIENT_ID: optionalText,
  APPLE_CLIENT_ID: optionalText,
  APPLE_TEAM_ID: optionalText,
  APPLE_KEY_ID: optionalText,
  APPLE_PRIVATE_KEY: z.string().includes('PRIVATE KEY', 'must be a PEM private key').optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must be an https address' }).optional(),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  OIDC_BUTTON: z.string().trim().min(1).max(40, 'must be at most 40 characters').default('single sign-on'),
  SIGN_UP: z.enum(SIGN_UP, 'must be open, invited or closed').optional(),
  TRUST_PROXY_HOPS: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(0)
    .max(10)
    .default(0),
  RATE_LIMIT_FACTOR: z.coerce.number('must be a number').positive('must be above 0').default(1),
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  SECURITY_CONTACT: z
    .url({ protocol: /^(mailto|https)$/, error: 'must be a mailto: or https address' })
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(
      /^([^<>@\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
      'must be an address such as Tuckaway <hello@tuckaway.example>',
    )
    .optional(),
  WAITLIST_SCRIPT_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  WAITLIST_WIDGET_KEY: optionalText,
  WAITLIST_FRAME_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  AFFILIATE_PARAMS: z.string().default('{}').transform(parseAffiliateParams),
});

/** Variables for storage. */
export const StorageVariables = Environment.pick({
  DATA_DIR: true,
  DATABASE_URL: true,
  S3_ENDPOINT: true,
  S3_BUCKET: true,
  S3_REGION: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
});

export type StorageValues = z.infer<typeof StorageVariables>;
export type Variables = z.infer<typeof Environment>;

function parseAffiliateParams(
  text: string,
  context: z.RefinementCtx,
): Record<string, Record<string, string>> {
  const Params = z.record(z.string().regex(/^[a-z0-9.-]+$/), z.record(z.string().min(1), z.string()));
  try {
    return Params.parse(JSON.parse(text));
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'must be JSON such as {"shop.example":{"tag":"tuckaway-20"}}',
    });
    return z.NEVER;
  }
}
