import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface MailServerOptions {
  /** Any free one unless told. */
  port?: number;
  /** Addresses that the server rejects. */
  refused?: ReadonlySet<string>;
  /** Runs after a mail was received and before it is acknowledged. */
  beforeAnswer?: (to: string) => Promise<void> | void;
}

interface ArrivedMail {
  to: string;
  /** With its headers, as it came. */
  source: string;
}

export interface MailServer {
  url: string;
  port: number;
  mails: ArrivedMail[];
  /** Ends all connections without a word. */
  hangUp(): void;
  close(): Promise<void>;
}

/** A real mail server on loopback that keeps what arrives. */
export async function startMailServer({
  port = 0,
  refused = new Set(),
  beforeAnswer,
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: ArrivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) =>
      done(
        refused.has(address) ? Object.assign(new Error('Nobody lives here'), { responseCode: 550 }) : null,
      ),
    onData: (stream, { envelope: { rcptTo } }, done) => {
      const to = rcptTo[0]!.address;
      void buffer(stream)
        .then(async (bytes) => {
          mails.push({ to, source: bytes.toString('utf8') });
          await beforeAnswer?.(to);
          done();
        })
        // The sender may be killed in the middle of a mail, which then does not count as received.
        .catch(() => {});
    },
  });
  // Clients that are killed in the middle are part of the tests.
  server.on('error', () => {});
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const bound = (listening.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
    close: () => new Promise((done) => server.close(() => done())),
  };
}
