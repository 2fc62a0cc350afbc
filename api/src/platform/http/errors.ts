import { STATUS_CODES } from 'node:http';
import type { Problem } from '@tuckaway/contract/problem';
import { isDatabaseGone } from '../../db/connection/bounded-pool.ts';
import { sqlState } from '../../db/transaction.ts';

export interface FieldProblem {
  /** Where the field stands in the request's body or query, such as '/people/0/name'. */
  path: string;
  message: string;
}

interface Extras {
  fields?: FieldProblem[] | undefined;
  retryAfterS?: number;
  cause?: unknown;
}

/** A refusal that the caller may read. Everything else that is thrown becomes a 500 without inner text. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldProblem[] | undefined;
  readonly retryAfterS: number | undefined;

  constructor(status: number, code: string, detail: string, extras: Extras = {}) {
    super(detail, { cause: extras.cause });
    this.status = status;
    this.code = code;
    this.fields = extras.fields;
    this.retryAfterS = extras.retryAfterS;
  }
}

const RETRY_SOON_S = 5;

export const badRequest = (detail: string, fields?: FieldProblem[]) =>
  new AppError(400, 'validation', detail, { fields });
/** 400 for one field. `path` begins at the input of the function that throws it; `atPath` adds where that input stands. */
export const invalidField = (path: string, message: string) => badRequest(message, [{ path, message }]);
export const unauthorized = (code = 'unauthorized', detail = 'Please sign in.') =>
  new AppError(401, code, detail);
export const forbidden = (code: string, detail: string) => new AppError(403, code, detail);
/** 404, with the same body for missing and for invisible things. */
export const notFound = () => new AppError(404, 'not_found', 'Not found.');
export const conflict = (code: string, detail: string) => new AppError(409, code, detail);
export const unprocessable = (code: string, detail: string, fields?: FieldProblem[]) =>
  new AppError(422, code, detail, { fields });
export const tooMany = (retryAfterS: number) =>
  new AppError(429, 'rate_limited', 'Too many requests. Please wait a little.', { retryAfterS });
export const unavailable = (code: string, detail: string, retryAfterS = RETRY_SOON_S) =>
  new AppError(503, code, detail, { retryAfterS });

export function orNotFound<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw notFound();
  return value;
}

/** Runs a function whose input stands at `path` of a larger input: its field errors get that path in front. */
export async function atPath<T>(path: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const fields = error.fields.map((field) => ({ ...field, path: path + field.path }));
    throw new AppError(error.status, error.code, error.message, { fields, cause: error });
  }
}

const BUSY = 'The server is busy. Please try again in a moment.';
const busy = (cause: unknown) => new AppError(503, 'busy', BUSY, { retryAfterS: RETRY_SOON_S, cause });
const LATER_S = 30;
const full = (cause: unknown) =>
  new AppError(503, 'storage_full', 'There is no room left to store this. Please try again later.', {
    retryAfterS: LATER_S,
    cause,
  });
const readOnly = (cause: unknown) =>
  new AppError(503, 'read_only', 'Nothing can be saved right now. Please try again in a moment.', {
    retryAfterS: RETRY_SOON_S,
    cause,
  });
const unreadable = (cause: unknown) =>
  new AppError(400, 'validation', 'Some of what was sent cannot be stored.', { cause });

const BY_SQL_STATE: Record<string, (cause: unknown) => AppError> = {
  '23505': (cause) => new AppError(409, 'conflict', 'This exists already.', { cause }),
  '23503': (cause) => new AppError(404, 'not_found', 'Not found.', { cause }),
  '22001': unreadable,
  '22003': unreadable,
  '22P02': unreadable,
  '22021': unreadable,
  '25006': readOnly,
  '40001': busy,
  '40P01': busy,
  '55P03': busy, // lock timeout
  '57014': busy, // statement timeout
  '53100': full, // disk full
  '53300': busy, // too many connections
  ENOSPC: full,
  EDQUOT: full,
  EMFILE: busy, // too many open files
  ENFILE: busy,
  ECONNREFUSED: busy,
  ECONNRESET: busy,
  EPIPE: busy,
};
// Connection failures, missing resources and server shutdowns, as whole classes.
const BUSY_CLASSES = ['08', '53', '57'];

/** The error that the caller gets for a thrown value. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseGone(error)) return busy(error);
  const state = sqlState(error);
  if (state !== undefined) {
    const translate = BY_SQL_STATE[state] ?? (BUSY_CLASSES.includes(state.slice(0, 2)) ? busy : undefined);
    if (translate) return translate(error);
  }
  return fromFramework(error) ?? new AppError(500, 'internal', 'Something went wrong', { cause: error });
}

/** Problem document of an error (RFC 9457). */
export function problemOf(error: AppError, requestId: string): Problem {
  const hidden = error.status === 500;
  const detail = hidden ? 'Something went wrong' : error.message;
  return {
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    code: error.code,
    detail,
    message: detail,
    ...(error.fields && { errors: error.fields }),
    requestId,
  };
}

const FRAMEWORK_DETAIL: Record<number, { code: string; detail: string }> = {
  400: { code: 'validation', detail: 'The request could not be read.' },
  404: { code: 'not_found', detail: 'Not found.' },
  408: { code: 'timeout', detail: 'The request took too long to arrive.' },
  413: { code: 'too_large', detail: 'The request is too large.' },
  414: { code: 'too_long', detail: 'The address is too long.' },
  415: { code: 'unsupported_type', detail: 'Only application/json is accepted.' },
  503: { code: 'busy', detail: BUSY },
};

/** Problem for Fastify's own errors: keeps the status and replaces the text, which may contain internals. */
function fromFramework(error: unknown): AppError | undefined {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const problem = FRAMEWORK_DETAIL[status];
  if (!problem) return undefined;
  return new AppError(status, problem.code, problem.detail, {
    cause: error,
    ...(status === 503 && { retryAfterS: RETRY_SOON_S }),
  });
}
