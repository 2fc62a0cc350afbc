import { expect, test, vi } from 'vitest';
import { sendOrLog } from './mail.ts';

test('a mail that nobody waits for ends in the log, whatever its sending throws', async () => {
  const err = new TypeError('No such folder');
  const outbox = { send: () => Promise.reject(err), close: () => {} };
  const mail = { to: 'ada@example.com', subject: '', text: '', html: '', headers: {}, messageId: '<1@here>' };
  const warn = vi.fn<() => void>();
  await expect(sendOrLog(outbox, mail, { warn }, 'A mail was not sent')).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledWith({ err }, 'A mail was not sent');
});
