import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContactFile } from './contact-preview.ts';
import { RELATIONSHIP_SLUGS } from './relationship-words.ts';
import { today, preview } from './contact-preview.fixture.ts';

function refusal(file: string | Uint8Array) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const reading = readContactFile({ bytes, existing: [], today });
  return 'refused' in reading ? reading.refused : null;
}

describe('duplicates', () => {
  const file =
    'Name,Email\nJosé  Núñez,jose@example.com\njose nunez,\nPepe,JOSE@example.com\nAnn,ann@example.com\n';

  test('mark rows within the file with the first of them', () => {
    const first = { of: 'file', place: 2, name: 'José Núñez' };
    expect(preview(file).people.map(({ double }) => double)).toEqual([null, first, first, null]);
  });

  test('marks rows that name existing people', () => {
    const existing = [
      { id: 7, name: 'Anna', email: 'Ann@Example.com' },
      { id: 8, name: 'JOSÉ NÚÑEZ', email: null },
    ];
    expect(preview(file, existing).people.map(({ double }) => double)).toEqual([
      { of: 'people', recipientId: 8, name: 'JOSÉ NÚÑEZ' },
      { of: 'people', recipientId: 8, name: 'JOSÉ NÚÑEZ' },
      { of: 'file', place: 2, name: 'José Núñez' },
      { of: 'people', recipientId: 7, name: 'Anna' },
    ]);
  });
});

describe('a file that is refused, with a sentence', () => {
  test.each([
    ['nothing', '', 'This file is empty.'],
    ['spaces', ' \n \r\n', 'This file is empty.'],
    [
      '5 MB',
      new Uint8Array(5 * 1024 * 1024),
      'This file has 5 MB, and at most 2 MB can be read. Export your contacts without pictures, or in parts.',
    ],
    [
      'a workbook',
      new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]),
      'This is a workbook. Save it as CSV and choose that file.',
    ],
    [
      'a picture',
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]),
      'This is no file with contacts. Choose a .vcf or a .csv file.',
    ],
    ['a PDF', '%PDF-1.7', 'This is no file with contacts. Choose a .vcf or a .csv file.'],
    [
      'a table without names',
      'When,What\n1,2',
      'We found no column with names. The first row should say what each column holds, such as Name and Birthday.',
    ],
    [
      'an open quotation mark',
      'Name,Birthday\n"Ada,1815\nBob,1900',
      'A quotation mark in this file is opened and never closed. Save it again as CSV and try once more.',
    ],
    [
      'a row without end',
      `Name\n${'x'.repeat(200_000)}`,
      'This file could not be read as a table. Save it again as CSV and try once more.',
    ],
  ])('%s', (_what, file, sentence) => {
    expect(refusal(file)).toBe(sentence);
  });
});

test('every relationship that is read is one of the catalogue', () => {
  const catalogue = readFileSync(
    new URL('../../../../../content/catalogue/categories.yaml', import.meta.url),
    'utf8',
  );
  for (const slug of RELATIONSHIP_SLUGS) expect(catalogue).toContain(`slug: ${slug}, master: Relationship`);
});
