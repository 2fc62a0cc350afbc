import { describe, expect, test } from 'vitest';
import { preview, nobody } from './contact-preview.fixture.ts';

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');

describe('cards', () => {
  test('reads version 3.0, as Apple writes it', () => {
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

  test('reads version 4.0, folded in the middle of a word and of a property', () => {
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

  test('reads version 2.1, in quoted-printable with its charset and soft line breaks', () => {
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

  test('can be read as far as they go without an end, or without a beginning', () => {
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
