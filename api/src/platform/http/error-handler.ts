import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asAppError, notFound, problemOf, type AppError } from './errors.ts';
import { isDataRefusal } from '../../db/transaction.ts';
import type { NoteRefusal } from '../limits/refusal-audit.ts';

/** Turns thrown errors into responses. */
export function answerErrors(app: FastifyInstance, noteRefusal: NoteRefusal): void {
  app.setErrorHandler((thrown, request, reply) => {
    const error = asAppError(thrown);
    // Our own refusals, such as 503 under overload, are in the request's log line already.
    const isFailure = error.status >= 500 && (error !== thrown || error.cause !== undefined);
    if (isFailure) request.log.error({ err: thrown }, 'request failed');
    else noteRefusal(request, error);
    // Checks before the write should have refused it: a violated constraint is a mistake in our code, or a race.
    if (isDataRefusal(thrown)) request.log.warn({ err: thrown }, 'the database refused a value');
    return sendProblem(error, request, reply);
  });
}

export function sendProblem(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.retryAfterS !== undefined) reply.header('retry-after', String(error.retryAfterS));
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf(error, request.id)));
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(notFound(), request, reply);
}
