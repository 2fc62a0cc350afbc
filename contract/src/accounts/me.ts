import { z } from 'zod';
import { TOKEN_MAX } from './auth.ts';
import { endpoint } from '../endpoint.ts';

/** The export as an archive: `export.json`, and the pictures beside it. */
export const EXPORT_ZIP_PATH = '/api/v1/me/export.zip';

export const me = {
  export: endpoint({
    method: 'GET',
    path: '/api/v1/me/export',
    summary: 'Everything I keep here, as one JSON file; export.zip has the pictures beside it',
    response: z.record(z.string(), z.unknown()),
    envelope: 'raw',
    rateLimit: 'account',
    cacheOffline: false,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/me',
    summary: 'Delete my account; needs a sign-in token younger than 5 minutes',
    body: z
      .strictObject({
        identityToken: z.string().min(1).max(TOKEN_MAX).optional(),
        /** Code from Apple, with which the server revokes the grant. */
        authorizationCode: z.string().min(1).max(2048).optional(),
      })
      .optional(),
    response: z.object({ deleted: z.literal(true) }),
    // Idempotency keys are deleted with the account, and a repeat has no session.
    write: 'unkeyed',
    rateLimit: 'account',
  }),
};
