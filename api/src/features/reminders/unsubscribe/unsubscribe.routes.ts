import { documents } from '@tuckaway/contract/documents';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import type { Server } from '../../../platform/http/handle.ts';
import { asToken } from '../../../platform/security/session.ts';
import { recordChoiceByToken } from './opt-out-journal.ts';
import { stopMail, isMailOn } from '../reminder-settings.store.ts';
import { UNSUBSCRIBE_POLICY, unsubscribePage } from './unsubscribe.page.ts';

/**
 * Turns reminders off by the address in a mail, without a session. GET only shows a button, because mail scanners
 * open every link. The button and mail programs (RFC 8058) send a POST.
 */
export function unsubscribeRoutes({ app, serve }: Server, { config }: Deps): void {
  void app.register(async (scope: FastifyInstance) => {
    // Accepts any form body and ignores it: the URL has all parameters.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));

    serve(
      documents.askToUnsubscribe,
      async (request, reply, db) => {
        const token = asToken(request.params.token);
        const isOn = token === undefined ? undefined : await isMailOn(db, token);
        if (isOn === undefined) return sendUnsubscribePage(reply.code(404), unsubscribePage.unknown());
        return sendUnsubscribePage(reply, isOn ? unsubscribePage.ask() : unsubscribePage.done());
      },
      scope,
    );

    serve(
      documents.unsubscribe,
      async (request, reply, db) => {
        const token = asToken(request.params.token);
        const isDone = token !== undefined && (await stopMail(db, token));
        if (!isDone) return sendUnsubscribePage(reply.code(404), unsubscribePage.unknown());
        // The choice is stored: without the journal only a restore could undo it.
        await recordChoiceByToken(db, config.dataDir, token).catch((err: unknown) =>
          request.log.error({ err }, 'An opt-out is missing in the journal'),
        );
        return sendUnsubscribePage(reply, unsubscribePage.done());
      },
      scope,
    );
  });
}

function sendUnsubscribePage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': UNSUBSCRIBE_POLICY,
      'cache-control': 'no-store',
      // The address is a key: other sites must not learn it.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
    .send(html);
}
