import { isApiError } from './api-error.ts';

const REFUSED = new Set([400, 409, 413, 422, 429]);

/** The server's message for a rejected request; `otherwise` for other failures. */
export const refusalText = (error: unknown, otherwise: string): string =>
  (isApiError(error) && REFUSED.has(error.status) && error.detail) || otherwise;
