import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@tuckaway/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db, Tx } from '../../db/db.ts';
import type { AuditEvent } from '../security/audit.ts';
import { badRequest, forbidden, type AppError, type FieldProblem } from './errors.ts';
import type { SignedInUser } from '../security/session.ts';

/** Input of a call, checked against the contract. */
export interface Input<E extends Endpoint> {
  /** The session's user; undefined only for visitors of public endpoints. */
  user: E['access'] extends 'user' ? SignedInUser : SignedInUser | undefined;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Callback after the transaction; its `db` is the pool. */
export type TransactionCallback = (db: Db) => unknown;

interface Audited {
  /** Writes an audit event. A success is rolled back with the transaction; a failure is written in any case. */
  audit(event: AuditEvent): Promise<void>;
}

/** Work before the transaction of a write: checking outside tokens, decoding pictures. */
export interface Preparation<E extends Endpoint> extends Input<E>, Audited {
  db: Db;
  /** Undoes the preparation when the transaction fails. */
  afterRollback(work: TransactionCallback): void;
}

export interface Call<E extends Endpoint, Prepared = undefined> extends Input<E>, Audited {
  /** The transaction of the call, or the pool where the endpoint is untransacted. Handlers get no other database. */
  db: E['write'] extends 'untransacted' ? Db : Tx;
  /** For catalogue data that may be some seconds old: a replica where one is configured; in a write the same as `db`. */
  replica: Db;
  prepared: Prepared;
  /** Runs after the commit: for irreversible steps such as deleting a file or handing out tokens. */
  afterCommit(work: TransactionCallback): void;
}

type MaybePromise<T> = T | Promise<T>;

/** Handler of a call. A thrown refusal rolls back; a returned one commits. */
export type Handler<E extends Endpoint, Prepared = undefined> = (
  call: Call<E, Prepared>,
) => MaybePromise<ResponseOf<E> | AppError>;

/** The handler may run again when the database asks for a retry; the preparation runs once. */
export interface PreparedHandler<E extends Endpoint, Prepared> {
  prepare: (preparation: Preparation<E>) => MaybePromise<Prepared>;
  run: Handler<E, Prepared>;
}

export function readInput<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
): Input<E> {
  const user = request.currentUser ?? undefined;
  const sentBody = endpoint.body instanceof z.ZodUndefined ? emptyAsNothing(request.body) : request.body;
  const params = parse<ParamsOf<E>>(endpoint.params, request.params);
  const query = parse<QueryOf<E>>(endpoint.query, request.query);
  const body = parse<BodyOf<E>>(endpoint.body, sentBody);
  refuseOtherAccount(user, query);
  refuseOtherAccount(user, body);
  return { user: user as Input<E>['user'], params, query, body, request, reply };
}

/** Fields in which a request repeats the id of its account (`userIdClaim` of the contract). */
const ACCOUNT_ID_FIELDS = ['userId', 'createdById'];

/** 403 for a query or body that names another account than the session's, before any lookup. */
function refuseOtherAccount(user: SignedInUser | undefined, input: unknown): void {
  if (typeof input !== 'object' || input === null) return;
  const fields = input as Readonly<Record<string, unknown>>;
  const isOther = ACCOUNT_ID_FIELDS.some((name) => fields[name] !== undefined && fields[name] !== user?.id);
  if (isOther) throw forbidden('user_mismatch', 'This is not your account.');
}

/** Treats an empty object as no body where none is expected. */
function emptyAsNothing(body: unknown): unknown {
  const isEmpty = body === null || (typeof body === 'object' && Object.keys(body).length === 0);
  return isEmpty ? undefined : body;
}

function parse<T>(schema: z.ZodType, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data as T;
  const fields = parsed.error.issues.flatMap(fieldProblems);
  throw badRequest(fields[0]?.message ?? 'The request is not usable.', fields);
}

function fieldProblems(issue: z.core.$ZodIssue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: pointer([...issue.path, key]), message: 'Unknown field' }));
  }
  return [{ path: pointer(issue.path), message: issue.message }];
}

const pointer = (path: PropertyKey[]) => path.map((part) => `/${String(part)}`).join('') || '/';
