import { describe, expect, test } from 'vitest';
import { preview, nobody } from './contact-preview.fixture.ts';

describe('tables', () => {
  test('can be read as Google Contacts writes them', () => {
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

  test('can be read as Outlook writes them', () => {
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
  ])('can be read with %s', (_what, text) => {
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
    expect(people.map(({ birthday }) => birthday)).toEqual(formulas.map(() => null));
    expect(leftOut[0]?.why).toBe('The birthday “=TODAY()” is not a date we can read.');
  });

  test('can be read with quotation marks in the middle of a cell', () => {
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
