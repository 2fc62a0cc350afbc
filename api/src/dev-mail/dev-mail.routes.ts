import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { orNotFound } from '../platform/http/errors.ts';
import { DEV_MAIL_POLICY, inFrame, MAIL_POLICY, mailboxPage, mailPage } from './dev-mail.page.ts';
import type { Mailbox, ReceivedMail } from './mailbox.ts';

const PREFIX = '/dev/mail';
const UNLIMITED = { config: { rateLimit: 'none' } } as const;

/** The mails that would have been sent. Registered by the local entry point alone, like the identity provider. */
export function devMailRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  const mailOf = ({ params }: FastifyRequest): ReceivedMail => {
    const { id } = params as { id: string };
    return orNotFound(mailbox.mails().find((mail) => String(mail.id) === id));
  };
  app.get(PREFIX, UNLIMITED, (_request, reply) =>
    sendHtml(reply, DEV_MAIL_POLICY, mailboxPage(PREFIX, mailbox.mails())),
  );
  app.get(`${PREFIX}/:id`, UNLIMITED, (request, reply) =>
    sendHtml(reply, DEV_MAIL_POLICY, mailPage(PREFIX, mailOf(request))),
  );
  app.get(`${PREFIX}/:id/html`, UNLIMITED, (request, reply) =>
    sendHtml(reply, MAIL_POLICY, inFrame(mailOf(request).html)),
  );
}

const sendHtml = (reply: FastifyReply, policy: string, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .send(html);
