import {
  CONTACTS_MAX,
  CONTACT_FILE_MAX_BYTES,
  ContactPreview,
} from '@tuckaway/contract/people/contact-preview';
import { Email } from '@tuckaway/contract/fields';
import { RecipientName } from '@tuckaway/contract/people/recipients';
import { dateError } from '@tuckaway/domain/days/day-of-year';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readContactFile } from '../preview/contact-preview.ts';

// Reads files of megabytes.
vi.setConfig({ testTimeout: 60_000 });

const read = (bytes: Uint8Array) => readContactFile({ bytes, existing: [], today: '2026-11-17' });
const fill = (piece: string, start = '') =>
  start + piece.repeat(Math.floor((CONTACT_FILE_MAX_BYTES - start.length) / Buffer.byteLength(piece)));

/** Checks that a parsed contact can be stored unchanged. */
function expectSound(bytes: Uint8Array): void {
  const reading = read(bytes);
  const { refused, people } =
    'refused' in reading
      ? { ...reading, people: [] }
      : { refused: null, ...ContactPreview.parse(reading.preview) };
  expect(refused ?? 'Read.').toMatch(/^[A-Z].*\.$/);
  expect(people.length).toBeLessThanOrEqual(CONTACTS_MAX);
  for (const { name, email, birthday, anniversary } of people) {
    expect(RecipientName.parse(name)).toBe(name);
    expect(email === null || Email.parse(email) === email).toBe(true);
    for (const date of [birthday, anniversary]) expect(date === null || dateError(date) === null).toBe(true);
  }
}

describe('arbitrary content', () => {
  test('survives random bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), expectSound), { numRuns: 300 });
  });

  const vcardPieces = [
    [
      'BEGIN:VCARD\n',
      'END:VCARD\n',
      'FN:',
      'N:a;b',
      'BDAY',
      ';',
      ':',
      '=',
      '\n',
      '\r\n ',
      '\\',
      '"',
      ',',
      '.',
    ],
    [';ENCODING=QUOTED-PRINTABLE', ';CHARSET=', '=C3=B6', '=\n', '1985-04-15', '--0415', 'EMAIL:', 'a@b.c'],
    ['X-APPLE-OMIT-YEAR=1604', 'CATEGORIES:', 'ANNIVERSARY:', '\u202e', '\ud83c\udf81', '\u0000'],
  ].flat();
  const vcardPiece = fc.oneof(fc.constantFrom(...vcardPieces), fc.string({ unit: 'binary', maxLength: 5 }));
  const csvPiece = fc.oneof(
    fc.constantFrom(
      '"',
      '""',
      ',',
      ';',
      '\t',
      '\n',
      '\r',
      '\r\n',
      '=1+1',
      '4/15',
      'a@b.c',
      'Ada',
      '\u0085',
      "'",
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
  );
  const textOf = (start: string, piece: fc.Arbitrary<string>) =>
    fc.array(piece, { maxLength: 60 }).map((pieces) => new TextEncoder().encode(start + pieces.join('')));

  test('survives bytes after the beginning of a card', () => {
    fc.assert(fc.property(textOf('BEGIN:VCARD\n', vcardPiece), expectSound), { numRuns: 400 });
  });

  test('survives bytes after the beginning of a table', () => {
    fc.assert(fc.property(textOf('Name,Birthday,Email,Labels\n', csvPiece), expectSound), { numRuns: 400 });
  });
});

describe('2 MB of the slowest content is read within seconds', () => {
  const header = 'Name,Birthday,Email\n';
  test.each<[string, string]>([
    ['folded lines', fill('\n x', 'BEGIN:VCARD\nFN:')],
    ['soft line breaks', fill('=\n', 'BEGIN:VCARD\nFN;QUOTED-PRINTABLE:')],
    ['quoted-printable', fill('=C3', 'BEGIN:VCARD\nFN;QUOTED-PRINTABLE:')],
    ['parameters', fill(';A=B', 'BEGIN:VCARD\nFN')],
    ['quotation marks before a value', fill('"', 'BEGIN:VCARD\nFN;X=')],
    ['escapes', fill('\\', 'BEGIN:VCARD\nN:')],
    ['beginnings', fill('BEGIN:VCARD\n')],
    ['names in one card', fill('FN:\n', 'BEGIN:VCARD\n')],
    ['emails in one card', fill('EMAIL:a@a@a@a.a.a.a.\n', 'BEGIN:VCARD\nFN:x\n')],
    ['dates', fill('1', 'BEGIN:VCARD\nFN:x\nBDAY:')],
    ['spaces in a name', fill(' ', 'BEGIN:VCARD\nFN:x')],
    ['quoted cells in one row', fill('"a",', header)],
    ['quotation marks', fill('"', header)],
    ['quotation marks in a cell', fill('a"', `${header}"`)],
    ['quotation marks and spaces', fill('" ', header)],
    ['delimiters', fill(',', header)],
    ['rows of one letter', fill('a\n', header)],
    ['empty rows', fill('\n', header)],
    ['columns', fill('Name,')],
    ['labels', fill('a;b,', 'Name,Labels\nAda,"')],
    ['duplicates', fill('Ada,4/15,a@b.co\n', header)],
    ['letters that grow when folded', fill('\ufdfa\n', header)],
  ])('%s', (_what, text) => {
    const bytes = new TextEncoder().encode(text);
    expect(bytes.length).toBeGreaterThan(CONTACT_FILE_MAX_BYTES * 0.99);
    const start = process.threadCpuUsage();
    const reading = read(bytes);
    const { user, system } = process.threadCpuUsage(start);
    // Linear parsing takes 0.1 to 0.5 s of processor time; quadratic parsing would take minutes.
    expect((user + system) / 1000).toBeLessThan(5000);
    expect(reading).toBeTypeOf('object');
  });
});
