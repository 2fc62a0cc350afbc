import { isApiError } from './api-error.ts';

const UNREACHABLE = 'We could not reach Tuckaway. Check your connection and try again.';
const TOO_SLOW = 'Tuckaway took too long to answer. Please try again.';
const REFUSED = new Set([400, 409, 413, 422, 429]);

/** The server's message for a rejected request; `otherwise` for other failures. */
export const refusalText = (error: unknown, otherwise: string): string =>
  (isApiError(error) && REFUSED.has(error.status) && error.detail) || otherwise;

/** Message of a failed write. `otherwise` may say that nothing was changed: it is not used if the outcome is unknown. */
export const writeFailureText = (error: unknown, otherwise: string): string =>
  connectionText(error) ?? refusalText(error, otherwise);

/** The server's message for any failure, where all of them are written for the user; `otherwise` where there is none. */
export const serverText = (error: unknown, otherwise: string): string =>
  (isApiError(error) && error.detail) || otherwise;

/** Message about a lost connection; undefined for other failures. */
export function connectionText(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined;
  if (error.kind === 'network') return UNREACHABLE;
  return error.kind === 'timeout' ? TOO_SLOW : undefined;
}
