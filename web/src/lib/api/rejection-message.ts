import { isApiError } from './api-error.ts';

const REFUSED = new Set([400, 409, 413, 422, 429]);

/** The server's own words where it refused what was sent; `otherwise` where something merely failed. */
export const refusalText = (error: unknown, otherwise: string): string =>
  (isApiError(error) && REFUSED.has(error.status) && error.detail) || otherwise;
