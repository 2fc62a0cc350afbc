import { expect, test } from 'vitest';
import { buildTestApp } from '../test/build-app.ts';
import { devMailRoutes } from './dev-mail.routes.ts';
import { createMailbox } from './mailbox.ts';

const mailbox = createMailbox();
const { asVisitor } = await buildTestApp({}, { addLocalRoutes: (app) => devMailRoutes(app, mailbox) });
const mail = {
  to: 'ada@example.com',
  subject: 'Ann & <b>Bob</b>',
  text: 'Plain <i>text</i>',
  html: '<!doctype html><html><head></head><body><p>Rich text</p><a href="https://tuckaway.example/">Go</a></body></html>',
  headers: { 'List-Unsubscribe': '<https://tuckaway.example/unsubscribe/x>' },
  messageId: '<1@tuckaway.example>',
};

test('the mailbox of local mode shows mails as they would arrive', async () => {
  expect((await asVisitor.get('/dev/mail')).body).toContain('No mail yet.');
  await mailbox.send(mail);
  const list = await asVisitor.get('/dev/mail');
  expect(list.body).toContain('<a href="/dev/mail/1">Ann &amp; &lt;b&gt;Bob&lt;/b&gt;</a>');
  const { body } = await asVisitor.get('/dev/mail/1');
  expect(body).toContain('<pre>Plain &lt;i&gt;text&lt;/i&gt;</pre>');
  expect(body).toContain('src="/dev/mail/1/html"');
  expect(body).toContain('List-Unsubscribe: &lt;https://tuckaway.example/unsubscribe/x&gt;');
  expect(body).toContain('Message-ID: &lt;1@tuckaway.example&gt;');
  const framed = await asVisitor.get('/dev/mail/1/html');
  expect(framed.body).toContain('<p>Rich text</p>');
  expect(framed.headers['content-security-policy']).toContain('sandbox');
  for (const path of ['/dev/mail/2', '/dev/mail/x/html'])
    expect((await asVisitor.get(path)).status).toBe(404);
});

test('it keeps the last hundred', async () => {
  for (let count = 0; count < 101; count++) await mailbox.send(mail);
  expect(mailbox.mails()).toHaveLength(100);
  expect(mailbox.mails()[0]!.id).toBe(102);
});
