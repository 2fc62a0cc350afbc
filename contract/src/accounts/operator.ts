import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Cursor, Email, Id, PathId, line, page } from '../fields.ts';
import { SignInProvider } from './auth.ts';

/** Accounts on one page of the list. */
export const ACCOUNTS_PAGE = 25;
/** Accounts are counted up to here. */
export const ACCOUNTS_COUNTED = 10_000;
const USES_MAX = 100;
const DAYS_MAX = 90;
const SEARCH_MAX = 100;

/** Identity and counts of an account, without any content. */
const OperatedAccount = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  isOperator: z.boolean(),
  createdAt: z.iso.datetime(),
  /** null: not within about a month. */
  lastSeenAt: z.iso.datetime().nullable(),
  sessions: z.int(),
  gifts: z.int(),
  lists: z.int(),
  people: z.int(),
  pictureBytes: z.int(),
});
export type OperatedAccount = z.infer<typeof OperatedAccount>;

const SignUpInvitationState = z.enum(['open', 'used', 'expired', 'revoked']);

const SignUpInvitation = z.object({
  id: z.uuid(),
  email: z.string().nullable(),
  state: SignUpInvitationState,
  uses: z.int(),
  maxUses: z.int(),
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type SignUpInvitation = z.infer<typeof SignUpInvitation>;

export const SignUpInvitationDraft = z
  .strictObject({
    /** Lets in this address alone, and is sent to it where the server sends mail. */
    email: Email.optional(),
    maxUses: z.int().min(1, 'At least one person').max(USES_MAX, `At most ${USES_MAX} people`).default(1),
    days: z.int().min(1, 'At least one day').max(DAYS_MAX, `At most ${DAYS_MAX} days`).default(7),
  })
  .refine(({ email, maxUses }) => email === undefined || maxUses === 1, {
    error: 'An invitation for one address lets in one person',
    path: ['maxUses'],
  });

/** State of a background job of the server. */
const JobState = z.object({
  job: z.enum(['upkeep', 'reminders', 'mail']),
  ranAt: z.iso.datetime(),
  /** Time of the last run without an error. */
  fineAt: z.iso.datetime().nullable(),
  failures: z.int(),
  problem: z.string().nullable(),
});

const OperatorOverview = z.object({
  version: z.string(),
  /** Number of accounts, counted up to ACCOUNTS_COUNTED. */
  accounts: z.int(),
  signUp: z.enum(['open', 'invited', 'closed']),
  jobs: z.array(JobState),
  /** Accounts whose reminders wait for another try. */
  remindersFailing: z.int(),
  backup: z.object({ madeAt: z.iso.datetime(), bytes: z.int(), count: z.int() }).nullable(),
  /** Configuration without secrets. */
  configuration: z.object({
    publicUrl: z.string(),
    database: z.enum(['embedded', 'external']),
    pictures: z.enum(['folder', 'bucket']),
    signIn: z.array(SignInProvider),
    mailFrom: z.string().nullable(),
    trustProxyHops: z.int(),
  }),
});
export type OperatorOverview = z.infer<typeof OperatorOverview>;

const AccountParams = z.strictObject({ accountId: PathId });

/** Calls for operators; others get 404. */
export const operator = {
  overview: endpoint({
    method: 'GET',
    path: '/api/v1/operator',
    summary: 'How this installation is doing',
    response: OperatorOverview,
    cacheOffline: false,
  }),
  accounts: endpoint({
    method: 'GET',
    path: '/api/v1/operator/accounts',
    summary: 'The accounts, the newest first, or those whose name or address contains some text',
    query: z.strictObject({ search: line({ max: SEARCH_MAX }).optional(), cursor: Cursor.optional() }),
    response: page(OperatedAccount),
    envelope: 'raw',
    rateLimit: 'search',
    cacheOffline: false,
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/api/v1/operator/accounts/:accountId/sessions',
    summary: 'Sign an account out everywhere',
    params: AccountParams,
    response: z.object({ ended: z.int() }),
  }),
  setOperator: endpoint({
    method: 'PUT',
    path: '/api/v1/operator/accounts/:accountId/operator',
    summary: 'Make an account an operator, or no longer one; one always remains',
    params: AccountParams,
    body: z.strictObject({ isOperator: z.boolean() }),
    response: z.object({ isOperator: z.boolean() }),
  }),
  removeAccount: endpoint({
    method: 'DELETE',
    path: '/api/v1/operator/accounts/:accountId',
    summary: 'Delete somebody else’s account with all that is in it; its address confirms which',
    params: AccountParams,
    body: z.strictObject({ email: line({ max: 320 }) }),
    response: z.object({ deleted: z.literal(true) }),
  }),
  invitations: endpoint({
    method: 'GET',
    path: '/api/v1/operator/invitations',
    summary: 'The invitations, the newest first; old ones are forgotten after a month',
    response: z.array(SignUpInvitation),
    cacheOffline: false,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/v1/operator/invitations',
    summary: 'Make an invitation; only this response carries the link',
    body: SignUpInvitationDraft,
    /** The invitation is kept as a hash, and the response is not kept for a repeat. */
    response: z.object({ invitation: SignUpInvitation, link: z.string(), isMailed: z.boolean() }),
    status: 201,
    write: 'unkeyed',
    rateLimit: 'operatorMails',
  }),
  revokeInvitation: endpoint({
    method: 'DELETE',
    path: '/api/v1/operator/invitations/:invitationId',
    summary: 'Withdraw an invitation',
    params: z.strictObject({ invitationId: z.uuid() }),
    response: SignUpInvitation,
  }),
  testMail: endpoint({
    method: 'POST',
    path: '/api/v1/operator/mail-test',
    summary: 'Send a mail to my own address, and what the mail server said to it',
    response: z.object({ sentTo: z.string(), isAccepted: z.boolean(), answer: z.string() }),
    write: 'untransacted',
    rateLimit: 'operatorMails',
  }),
};
