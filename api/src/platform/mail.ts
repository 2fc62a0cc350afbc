import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config.ts';

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** Message-ID, equal for repeated sends of one mail. */
  messageId: string;
}

/** Sends mail. `send` resolves when the next mail server has accepted it, and rejects with a MailFailure. */
export interface Outbox {
  /** Resolves with the response of the mail server, if there is one. */
  send(mail: OutgoingMail): Promise<string | void>;
  close(): void;
}

/**
 * 'refused': the server rejects this mail. 'unreachable': it accepts no mail now. 'unknown': the connection ended
 * after the mail was sent and before the response.
 */
export type FailureKind = 'refused' | 'unreachable' | 'unknown';

/** Failure of sending a mail. Contains neither mail address nor text of the mail, so that it can be logged. */
export class MailFailure extends Error {
  readonly kind: FailureKind;
  readonly code: string | undefined;
  readonly responseCode: number | undefined;
  /** Text of the mail server or the mail library, which may contain the mail address. Private, so that no log contains it. */
  readonly #answer: string;

  constructor(kind: FailureKind, { code, responseCode, response, message }: SmtpError) {
    super(`The mail was not sent: ${kind}`);
    this.kind = kind;
    this.code = code;
    this.responseCode = responseCode;
    this.#answer = response ?? message ?? kind;
  }

  /** Response of the mail server, for the operator. */
  get answer(): string {
    return this.#answer;
  }
}

/** Sends a mail in the background. Every error is logged under `message`, none is thrown. */
export async function sendOrLog(
  outbox: Outbox,
  mail: OutgoingMail,
  log: Pick<FastifyBaseLogger, 'warn'>,
  message: string,
): Promise<void> {
  try {
    await outbox.send(mail);
  } catch (err) {
    log.warn({ err }, message);
  }
}

interface SmtpError {
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
  message?: string | undefined;
}

/** Mails sent at the same time. Senders keep to it, so that no mail waits in a queue after its last check. */
export const MAIL_CONNECTIONS = 3;
const TIME_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Over SMTP, by a few connections that are kept between mails. */
export function openSmtp({ smtpUrl, from }: MailConfig, limits: Partial<typeof TIME_LIMITS> = {}): Outbox {
  const transport = createTransport(
    {
      pool: true,
      maxConnections: MAIL_CONNECTIONS,
      maxRequeues: 1,
      idleTimeout: 10_000,
      ...TIME_LIMITS,
      ...limits,
      // TLS is required by default, for the password and people's names. The URL of the mail server may change that.
      requireTLS: !LOOPBACK.test(new URL(smtpUrl).hostname),
      url: smtpUrl,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  // The message is read only after the server asks for it, so an unread message was not sent.
  const bodies = new Map<string, Readable>();
  transport.use('stream', ({ message }, done) => {
    const open = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const body = open(options);
      bodies.set(message.messageId(), body);
      return body;
    };
    done();
  });

  return {
    send: async (mail) => {
      try {
        const { response } = await transport.sendMail({
          ...mail,
          // Object, because a string would be parsed as a list of addresses.
          to: { name: '', address: mail.to },
          headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
        });
        return response;
      } catch (error) {
        const wasRead = bodies.get(mail.messageId)?.readableDidRead ?? false;
        throw new MailFailure(kindOf(error as SmtpError, wasRead), error as SmtpError);
      } finally {
        bodies.delete(mail.messageId);
      }
    },
    close: () => transport.close(),
  };
}

/** Errors that affect all mails: the server refuses our sender, or closes (421). */
function kindOf({ code, command, responseCode }: SmtpError, wasRead: boolean): FailureKind {
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (isAboutThisMail && command !== 'MAIL FROM' && responseCode !== 421) return 'refused';
  return wasRead && responseCode === undefined ? 'unknown' : 'unreachable';
}
