import { readFileSync } from 'node:fs';
import { ContactPreview } from '@tuckaway/contract/people/contact-preview';
import { describe, expect, test } from 'vitest';
import { readContactFile } from './contact-preview.ts';
import type { KnownPerson } from './doubles.ts';
import { RELATIONSHIP_SLUGS } from './relationship-words.ts';

const today = '2026-11-17';

function preview(file: string | Uint8Array, known: KnownPerson[] = []) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const reading = readContactFile({ bytes, known, today });
  if ('refused' in reading) throw new Error(`refused: ${reading.refused}`);
  return ContactPreview.parse(reading.preview);
}
function refusal(file: string | Uint8Array) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const reading = readContactFile({ bytes, known: [], today });
  return 'refused' in reading ? reading.refused : null;
}
const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
const nobody = { email: null, birthday: null, anniversary: null, relationship: null, double: null };

describe('cards', () => {
  test('of version 3.0, as Apple writes them', () => {
    const file = card(
      'PRODID:-//Apple Inc.//iPhone OS 18.0//EN',
      'N:Lovelace;Ada;;;',
      'FN:Ada Lovelace',
      'item1.EMAIL;type=INTERNET;type=pref:ada@example.com',
      'item1.X-ABLabel:_$!<Other>!$_',
      'BDAY;value=date;X-APPLE-OMIT-YEAR=1604:1604-12-10',
      'item2.X-ABDATE;type=pref:2010-06-05',
      'item2.X-ABLabel:_$!<Anniversary>!$_',
      'NOTE:A secret',
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD',
      ' AAAA:AAAA',
    );
    expect(preview(file)).toEqual({
      format: 'vcf',
      people: [
        {
          ...nobody,
          place: 1,
          name: 'Ada Lovelace',
          email: 'ada@example.com',
          birthday: { month: 12, day: 10, year: null },
          anniversary: { month: 6, day: 5, year: 2010 },
        },
      ],
      leftOut: [],
      moreLeftOut: 0,
    });
  });

  test('may leave out another year than 1604', () => {
    const file = card('FN:Ada', 'BDAY;X-APPLE-OMIT-YEAR=1904:1904-02-29') + card('FN:Bob', 'BDAY:1904-02-29');
    expect(preview(file).people.map(({ birthday }) => birthday?.year)).toEqual([null, 1904]);
  });

  test('of version 4.0, folded in the middle of a word and of a property', () => {
    const file =
      'BEGIN:VCARD\nVERSION:4.0\nFN;LANGUAGE="en;x:y":Grace\n  Brewster Hop\n per\nBD\n AY:--0415\nANNIVERSARY:20090808T1430-0500\nEMAIL;TYPE="work,pref":not an address\nEMAIL:grace@example.com\nCATEGORIES:Friends,myContacts\nRELATED;TYPE=spouse:urn:uuid:1\nEND:VCARD';
    expect(preview(file).people).toEqual([
      {
        ...nobody,
        place: 1,
        name: 'Grace Brewster Hopper',
        email: 'grace@example.com',
        birthday: { month: 4, day: 15, year: null },
        anniversary: { month: 8, day: 8, year: 2009 },
        relationship: 'friends',
      },
    ]);
  });

  test('of version 2.1, in quoted-printable with its charset and soft line breaks', () => {
    const file = [
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCl=\r\nler;J=C3=B6rg;;;',
      'EMAIL;INTERNET;HOME:joerg@example.com',
      'BDAY:19700131',
      'END:VCARD',
      'BEGIN:VCARD',
      'FN;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Ren=E9e=20=3D=20R',
      'END:VCARD',
    ].join('\r\n');
    expect(preview(file).people).toMatchObject([
      { name: 'Jörg Müller', email: 'joerg@example.com', birthday: { month: 1, day: 31, year: 1970 } },
      { name: 'Renée = R' },
    ]);
  });

  test('say what was left out, and why', () => {
    const file = [
      card('FN:Ada', 'BDAY:circa 1815', 'EMAIL:nope'),
      card('FN:', 'N:;;;;'),
      card('ORG:Acme\\, Inc.;', 'TEL:1'),
      card('FN:Acme', 'X-ABShowAs:COMPANY'),
      card('FN:Our choir', 'KIND:group'),
      card(`FN:${'x'.repeat(101)}`),
      card('FN:Bob\\, the\\n builder', 'BDAY:1850-01-02'),
    ].join('');
    const { people, leftOut } = preview(file);
    expect(people.map(({ name, birthday }) => [name, birthday])).toEqual([
      ['Ada', null],
      ['Bob, the builder', { month: 1, day: 2, year: null }],
    ]);
    expect(leftOut).toEqual([
      { place: 1, name: 'Ada', why: 'The email is not an address we can read.' },
      { place: 1, name: 'Ada', why: 'The birthday “circa 1815” is not a date we can read.' },
      { place: 2, name: null, why: 'There is no name.' },
      { place: 3, name: null, why: 'This is an organization, not a person.' },
      { place: 4, name: 'Acme', why: 'This is an organization, not a person.' },
      { place: 5, name: 'Our choir', why: 'This is an organization, not a person.' },
      { place: 6, name: 'x'.repeat(60), why: 'The name cannot be taken: Must be at most 100 characters.' },
      { place: 7, name: 'Bob, the builder', why: 'The birthday has the year 1850, which was left out.' },
    ]);
  });

  test('without an end, or without a beginning, are read as far as they go', () => {
    expect(preview('BEGIN:VCARD\nFN:Ada\nBEGIN:VCARD\nFN:Bob\nEND:VCARD\nFN:Nobody').people).toMatchObject([
      { place: 1, name: 'Ada' },
      { place: 2, name: 'Bob' },
    ]);
  });

  test('beyond 2,000 are counted, not read', () => {
    const file = Array.from({ length: 10_000 }, (_, index) => card(`FN:Person ${index}`)).join('');
    const { people, leftOut } = preview(file);
    expect(people).toHaveLength(2000);
    expect(leftOut).toEqual([
      {
        place: null,
        name: null,
        why: 'At most 2,000 contacts are read at once. The last 8,000 were not read.',
      },
    ]);
  });
});

describe('tables', () => {
  test('as Google Contacts writes them', () => {
    const file =
      'First Name,Middle Name,Last Name,Nickname,Birthday,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Event 1 - Label,Event 1 - Value,Organization Name\r\n' +
      'Ada,,Lovelace,,1815-12-10,"A note,\nwith ""lines""",* family ::: * myContacts,Home,ada@example.com ::: a@example.org,Anniversary,2010-06-05,\r\n' +
      'Mom,,,, --05-12,,* myContacts,,,,,\r\n' +
      ',,,,,,,,,,,Acme\r\n';
    const { people, leftOut } = preview(file);
    expect(people).toEqual([
      {
        ...nobody,
        place: 2,
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        birthday: { month: 12, day: 10, year: null },
        anniversary: { month: 6, day: 5, year: 2010 },
        relationship: 'family',
      },
      {
        ...nobody,
        place: 3,
        name: 'Mom',
        birthday: { month: 5, day: 12, year: null },
        relationship: 'parents',
      },
    ]);
    expect(leftOut.map(({ place, why }) => [place, why])).toEqual([
      [null, 'Columns that are not read: "Notes", "E-mail 1 - Label".'],
      [2, 'The birthday has the year 1815, which was left out.'],
      [4, 'This is an organization, not a person.'],
    ]);
  });

  test('as Outlook writes them', () => {
    const file =
      '"Title","First Name","Last Name","Company","Anniversary","Birthday","Categories","E-mail Address","Spouse"\r\n' +
      '"Dr.","Grace","Hopper","Navy","0/0/00","12/9/1906","Coworkers;Green category","grace@example.com","Vincent"\r\n';
    expect(preview(file).people).toEqual([
      {
        ...nobody,
        place: 2,
        name: 'Grace Hopper',
        email: 'grace@example.com',
        birthday: { month: 12, day: 9, year: 1906 },
        relationship: 'coworkers',
      },
    ]);
  });

  test.each([
    ['commas', 'Name,Birthday\nJörg,15.4.1985\n'],
    ['semicolons', 'Name;Birthday\r\nJörg;15.4.1985\r\n'],
    ['tabs', 'Name\tBirthday\rJörg\t15.4.1985\r'],
    ["Excel's hint", 'sep=;\r\n"Name";"Birthday"\r\nJörg;15.4.1985'],
    ['a byte order mark', '\ufeffName,Birthday\nJörg,15.4.1985'],
    ['empty lines before and between', '\n\nName,Birthday\n\n,\nJörg,15.4.1985\n\n'],
  ])('with %s', (_what, text) => {
    const expected = [{ name: 'Jörg', birthday: { month: 4, day: 15, year: 1985 } }];
    expect(preview(text).people).toMatchObject(expected);
    const utf16 = Buffer.from(text.replace('\ufeff', ''), 'utf16le');
    expect(preview(utf16).people).toMatchObject(expected);
    expect(preview(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])).people).toMatchObject(expected);
    expect(
      preview(Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])).people,
    ).toMatchObject(expected);
    expect(preview(Buffer.from(text.replace('\ufeff', ''), 'latin1')).people).toMatchObject(expected);
  });

  test('number their rows as a spreadsheet does', () => {
    expect(preview('sep=,\n\nName,Birthday\n\nAda,soon\n').leftOut).toMatchObject([
      { place: 5, name: 'Ada' },
    ]);
  });

  test('read all days in the order that one of them shows', () => {
    const { people } = preview('Name;Birthday\nAda;4/5/1985\nBob;31/12/1990');
    expect(people.map(({ birthday }) => [birthday?.month, birthday?.day])).toEqual([
      [5, 4],
      [12, 31],
    ]);
  });

  test('name columns that hold something we do not keep', () => {
    const { leftOut } = preview('Name,Birthday,Notes,Fax,Shoe size\nAda,4/15,Likes maps,,38\n');
    expect(leftOut).toEqual([
      { place: null, name: null, why: 'Columns that are not read: "Notes", "Shoe size".' },
    ]);
  });

  test('hold formulas as text', () => {
    const formulas = ["=cmd|' /C calc'!A0", '=HYPERLINK("http://x")', '+1+1', '@SUM(A1)', "'=1+1", '-2'];
    const file = `Name,Birthday\n${formulas.map((text) => `"${text.replaceAll('"', '""')}",=TODAY()`).join('\n')}`;
    const { people, leftOut } = preview(file);
    expect(people.map(({ name }) => name)).toEqual(formulas);
    expect(people.every(({ birthday }) => birthday === null)).toBe(true);
    expect(leftOut[0]?.why).toBe('The birthday “=TODAY()” is not a date we can read.');
  });

  test('with quotation marks in the middle of a cell are read', () => {
    expect(preview('Name,Birthday\nBob "Bobby" Smith,4/15\n').people).toMatchObject([
      { name: 'Bob "Bobby" Smith' },
    ]);
  });

  test('tell 200 things that were left out, and count the others', () => {
    const { leftOut, moreLeftOut } = preview(`Name,Birthday\n${'Ada,soon\n'.repeat(2500)}`);
    expect(leftOut[0]?.why).toBe('At most 2,000 contacts are read at once. The others were not read.');
    expect([leftOut.length, moreLeftOut]).toEqual([200, 1801]);
  });
});

describe('doubles', () => {
  const file =
    'Name,Email\nJosé  Núñez,jose@example.com\njose nunez,\nPepe,JOSE@example.com\nAnn,ann@example.com\n';

  test('within the file are marked with the first of them', () => {
    const first = { of: 'file', place: 2, name: 'José Núñez' };
    expect(preview(file).people.map(({ double }) => double)).toEqual([null, first, first, null]);
  });

  test('of my people are marked with them', () => {
    const known = [
      { id: 7, name: 'Anna', email: 'Ann@Example.com' },
      { id: 8, name: 'JOSÉ NÚÑEZ', email: null },
    ];
    expect(preview(file, known).people.map(({ double }) => double)).toEqual([
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
