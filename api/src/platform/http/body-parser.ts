import type { FastifyInstance } from 'fastify';

/**
 * JSON only. text/plain is what a form on another site could send without asking, so its parser goes; and our client
 * names JSON on every call, so a JSON request without a body is one without a body, not an error.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
}
