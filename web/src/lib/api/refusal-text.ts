import { isApiError } from './api-error.ts';

const UNREACHABLE = 'We could not reach Tuckaway. Check your connection and try again.';
const TOO_SLOW = 'Tuckaway took too long to answer. Please try again.';
const REFUSED = new Set([400, 409, 413, 422, 429]);

const refusalReason = (error: unknown): string | undefined =>
  isApiError(error) && REFUSED.has(error.status) ? error.detail : undefined;

/** The server's message for a rejected request; `otherwise` for other failures. */
export const refusalText = (error: unknown, otherwise: string): string => refusalReason(error) ?? otherwise;

/** The sentence of a form, followed by the server's message for a rejected request. */
export function withReason(sentence: string, error: unknown): string {
  const reason = refusalReason(error);
  if (!reason) return sentence;
  return `${sentence.endsWith('.') ? sentence : `${sentence}.`} ${reason}`;
}

/** As `refusalText`. `otherwise` may say that nothing was changed: it is not used after a lost connection. */
export const failureText = (error: unknown, otherwise: string): string =>
  connectionText(error) ?? refusalText(error, otherwise);

/** As `failureText`, with the server's message for any failure, for calls whose messages are all written for the user. */
export const serverText = (error: unknown, otherwise: string): string =>
  connectionText(error) ?? ((isApiError(error) && error.detail) || otherwise);

/** Message about a lost connection; undefined for other failures. */
export function connectionText(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined;
  if (error.kind === 'network') return UNREACHABLE;
  return error.kind === 'timeout' ? TOO_SLOW : undefined;
}
