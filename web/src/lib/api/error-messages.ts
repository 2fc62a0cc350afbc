import { isApiError } from './api-error.ts';

const UNREACHABLE = 'We could not reach Tuckaway. Check your connection and try again.';
const TOO_SLOW = 'Tuckaway took too long to answer. Please try again.';

/** What a person reads about a failure: a lost connection in plain words, anything else by its own message. */
export function messageFor(error: Error): string {
  if (!isApiError(error)) return error.message;
  if (error.kind === 'network') return UNREACHABLE;
  return error.kind === 'timeout' ? TOO_SLOW : error.message;
}
