import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { reminderMail, type ReminderItem } from './reminder.mail.ts';

const mom: ReminderItem = {
  recipientName: 'Mom',
  recipientUrl: 'https://tuckaway.example/app/recipients/10',
  day: { kind: 'birthday', name: null, holiday: null },
  on: '2027-01-05',
  years: 77,
  movedFromLeapDay: false,
  daysLeft: 7,
  readiness: 'nothing',
};
const mail = (...items: ReminderItem[]) =>
  reminderMail({
    items,
    today: '2026-12-29',
    upcomingUrl: 'https://tuckaway.example/app/upcoming',
    settingsUrl: 'https://tuckaway.example/app/settings',
    unsubscribeUrl: 'https://tuckaway.example/unsubscribe/a-b_c?x=1&y=2',
  });

/** Visible text and link targets of the HTML part. */
function readHtml(html: string) {
  const tags: string[] = [];
  const links: string[] = [];
  let words = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      tags.push(name);
      if (name === 'a') links.push(attributes.href ?? '');
      if (['h2', 'p', 'br'].includes(name)) words += '\n';
    },
    ontext: (text) => (words += text),
  });
  parser.end(html.slice(html.indexOf('<body')));
  return {
    tags,
    links,
    lines: words
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  };
}

describe('a reminder', () => {
  test('reads as plain text', () => {
    expect(mail(mom).text).toBe(`Mom's birthday
--------------
Tuesday, January 5, 2027, in 7 days. Mom turns 77.

Nothing is tucked away yet.

Find a gift: https://tuckaway.example/app/recipients/10#ideas

See everything that is coming up: https://tuckaway.example/app/upcoming

-- 
You get this because reminders are on in Tuckaway.
Change when you are reminded: https://tuckaway.example/app/settings
Turn reminders off: https://tuckaway.example/unsubscribe/a-b_c?x=1&y=2
`);
  });

  test('says the same in HTML, with the same links', () => {
    const { tags, links, lines } = readHtml(mail(mom).html);
    expect(lines).toEqual([
      "Mom's birthday",
      'Tuesday, January 5, 2027, in 7 days. Mom turns 77.',
      'Nothing is tucked away yet.',
      'Find a gift',
      'See everything that is coming up',
      'You get this because reminders are on in Tuckaway.',
      'Change when you are reminded · Turn reminders off',
    ]);
    expect(links).toEqual([
      'https://tuckaway.example/app/recipients/10#ideas',
      'https://tuckaway.example/app/upcoming',
      'https://tuckaway.example/app/settings',
      'https://tuckaway.example/unsubscribe/a-b_c?x=1&y=2',
    ]);
    expect([...new Set(tags)]).toEqual(['body', 'div', 'h2', 'p', 'a', 'br']);
  });

  test('can be turned off in one click', () => {
    expect(mail(mom).headers).toEqual({
      'List-Unsubscribe': '<https://tuckaway.example/unsubscribe/a-b_c?x=1&y=2>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test.each<[Partial<ReminderItem>, string]>([
    [{}, "Mom's birthday is in 7 days"],
    [{ daysLeft: 1 }, "Mom's birthday is tomorrow"],
    [{ daysLeft: 0 }, "Mom's birthday is today"],
    [{ day: { kind: 'holiday', name: null, holiday: 'mothers-day' } }, "Mother's Day for Mom is in 7 days"],
    [{ day: { kind: 'anniversary', name: 'Wedding', holiday: null } }, "Mom's Wedding is in 7 days"],
    [{ day: { kind: 'own', name: 'Graduation', holiday: null } }, 'Graduation for Mom is in 7 days'],
    [{ recipientName: 'x'.repeat(100) }, `${'x'.repeat(39)}…'s birthday is in 7 days`],
    [{ recipientName: 'Eve\r\nBcc: all@example.com' }, "Eve Bcc: all@example.com's birthday is in 7 days"],
  ])('has a subject for %j', (change, subject) => {
    expect(mail({ ...mom, ...change }).subject).toBe(subject);
  });

  test('puts several days into one mail, the nearest first', () => {
    const dad = { ...mom, recipientName: 'Dad', daysLeft: 1, readiness: 'idea' as const };
    const { subject, text } = mail(mom, dad);
    expect(subject).toBe("2 days coming up: Dad's birthday is tomorrow");
    expect(text.indexOf('Dad')).toBeLessThan(text.indexOf('Mom'));
    expect(text).toContain('You have an idea tucked away.');
    expect(mail(...Array.from({ length: 25 }, () => mom)).text).toContain('And 5 more.');
  });

  test('explains the other date of February 29', () => {
    expect(mail({ ...mom, on: '2027-02-28', movedFromLeapDay: true }).text).toContain(
      'February 29, kept on February 28 in 2027.',
    );
  });
});

test('names are text, whatever they hold', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=y>',
      '&lt;b&gt;',
      "'; --",
      '\u202eevil',
      '</title>',
    ),
  );
  fc.assert(
    fc.property(nasty, nasty, (recipientName, name) => {
      const { subject, text, html } = mail({
        ...mom,
        recipientName,
        day: { kind: 'own', name, holiday: null },
      });
      const { tags, links } = readHtml(html);
      expect([...new Set(tags)]).toEqual(['body', 'div', 'h2', 'p', 'a', 'br']);
      expect(links).toHaveLength(4);
      // oxlint-disable-next-line no-control-regex -- a header is one line
      expect(subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
      expect(html).not.toContain('<script');
      expect(text.split('\n-- \n')).toHaveLength(2);
      expect(readHtml(html).lines).toHaveLength(7);
    }),
  );
});

test('a link that is not of the web is never written', () => {
  expect(() => mail({ ...mom, recipientUrl: 'javascript:alert(1)' })).toThrow(
    'A mail links to web pages only',
  );
});
