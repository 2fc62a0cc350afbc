import type { FastifyInstance } from 'fastify';

/**
 * Accepts JSON only. Removes the parser of text/plain, which a form on another site could send without a preflight.
 * An empty JSON body is no error, because the client sets the content type on every call.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
}
