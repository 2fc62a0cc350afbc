import { documents } from '@tuckaway/contract/documents';
import { pathTo } from '@tuckaway/contract/path-to';
import type { FastifyRequest } from 'fastify';
import { sql, type Sql } from '../../db/sql.ts';
import { GIVER_COOKIE, readCookie } from '../../platform/security/cookies.ts';
import { asToken, hashToken, newToken } from '../../platform/security/session.ts';

/** Giver of a take: a browser by its secret, and an account if one is signed in. */
export interface Giver {
  secret: string | undefined;
  userId: number | null;
}

export const giverOf = ({ headers, currentUser }: FastifyRequest): Giver => ({
  secret: asToken(readCookie(headers.cookie, GIVER_COOKIE)),
  userId: currentUser?.id ?? null,
});

/** Giver with a secret, newly generated if there was none. */
export const withSecret = ({ secret, userId }: Giver) => ({ secret: secret ?? newToken(), userId });

const NOBODYS_HASH = Buffer.alloc(32);

/** Whether take `t` is the giver's. */
export const takenBy = ({ secret, userId }: Giver): Sql => sql`(
  t.secret_hash = ${secret === undefined ? NOBODYS_HASH : hashToken(secret)} or t.giver_id = ${userId}::bigint)`;

export const personalPath = (secret: string) => pathTo(documents.myTakes.path, { secret });
