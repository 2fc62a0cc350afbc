import type { SessionUser } from '@tuckaway/contract/accounts/auth';

/** The id of a user as a number, as calls and rows have it; sessions have it as text. */
export const userIdOf = ({ id }: Pick<SessionUser, 'id'>): number => Number.parseInt(id, 10);
