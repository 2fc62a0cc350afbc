import { dayOfYearText } from '@tuckaway/domain/days/day-words';
import { fromCents } from '../../platform/money.ts';
import type { Export } from './me-export.store.ts';

type Cell = string | number | null | undefined;
type Rows = Record<string, Cell>[];

/** Prefixes an apostrophe to cells that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t]/;

function cell(value: Cell): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text of a CSV file. Begins with a byte order mark, by which spreadsheets recognize UTF-8. */
const csv = (header: readonly string[], rows: readonly Cell[][]): string =>
  `\ufeff${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

const rowsOf = (everything: Export, table: string) => everything[table] as Rows;

/** A table of the recipients. Import contacts reads its names, addresses, relationships, birthdays and anniversaries. */
function peopleTable(everything: Export): string {
  const days = rowsOf(everything, 'recipientDays');
  const dayOf = (recipientId: Cell, kind: string) => {
    const found = days.find((day) => day['recipientId'] === recipientId && day['kind'] === kind);
    return found && dayOfYearText(found as { month: number; day: number; year: number | null });
  };
  const interests = rowsOf(everything, 'recipientInterests');
  return csv(
    [
      'Name',
      'Email',
      'Relationship',
      'Birthday',
      'Anniversary',
      'Interests',
      'Good to know',
      'Sizes',
      'Budget',
      'Own interests',
    ],
    rowsOf(everything, 'recipients').map((person) => [
      person['name'],
      person['email'],
      person['relationship'],
      dayOf(person['id'], 'birthday'),
      dayOf(person['id'], 'anniversary'),
      interests
        .filter((one) => one['recipientId'] === person['id'])
        .map((one) => one['interest'])
        .join(', '),
      person['goodToKnow'],
      person['sizes'],
      fromCents(person['budgetCents'] as number | null),
      (person['ownInterests'] as unknown as string[]).join(', '),
    ]),
  );
}

/** Planned and given gifts. */
function givingTable(everything: Export): string {
  const names = new Map(rowsOf(everything, 'recipients').map(({ id, name }) => [id, name]));
  return csv(
    ['Person', 'Gift', 'Note', 'Bought on', 'Given on'],
    rowsOf(everything, 'recipientGifts').map((link) => [
      names.get(link['recipientId']),
      link['giftTitle'],
      link['note'],
      link['boughtAt'],
      link['givenAt'],
    ]),
  );
}

function savedTable(everything: Export): string {
  const lists = new Map(rowsOf(everything, 'giftLists').map(({ id, title }) => [id, title]));
  return csv(
    ['Gift', 'Link', 'List'],
    rowsOf(everything, 'savedGifts').map((saved) => [
      saved['title'],
      saved['purchaseUrl'],
      lists.get(saved['giftListId']),
    ]),
  );
}

/** Tables that people and spreadsheets can read; `export.json` has everything. */
export const exportTables = (everything: Export): Record<string, string> => ({
  'people.csv': peopleTable(everything),
  'given-and-planned.csv': givingTable(everything),
  'saved-gifts.csv': savedTable(everything),
});
