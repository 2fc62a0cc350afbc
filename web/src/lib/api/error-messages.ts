import { isApiError } from './api-error.ts';

const UNREACHABLE = 'We could not reach Tuckaway. Check your connection and try again.';
const TOO_SLOW = 'Tuckaway took too long to answer. Please try again.';

/** Message of a failure for the user: a fixed sentence for a lost connection, else the error's own. */
export function messageFor(error: Error): string {
  if (!isApiError(error)) return error.message;
  if (error.kind === 'network') return UNREACHABLE;
  return error.kind === 'timeout' ? TOO_SLOW : error.message;
}
