import { dayOfYearText } from '@tuckaway/domain/days/day-words';
import type { Cell, Row } from '../../db/row.ts';
import { fromCents } from '../../platform/money.ts';
import type { Export } from './me-export.store.ts';

type CellValue = string | number | null | undefined;

/** A column of a table: its header, and its cell in the row of an item. */
type Column<Item> = readonly [header: string, cellOf: (item: Item) => CellValue];

/** Rows of the export's parts, as their statements return them. */
interface ExportParts {
  recipients: Row<'recipients'> & { relationship: string | null };
  recipientDays: Row<'recipientDays'>;
  recipientInterests: Row<'recipientInterests', 'recipientId'> & { interest: string };
  recipientGifts: Row<'recipientGifts'> & { giftTitle: string };
  giftLists: Row<'giftLists', 'id' | 'title'>;
  savedGifts: Row<'giftListGifts', 'giftListId'> & Row<'gifts', 'title' | 'purchaseUrl'>;
}

/** Prefixes an apostrophe to cells that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t]/;

function cell(value: CellValue): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text of a CSV file. Begins with a byte order mark, by which spreadsheets recognize UTF-8. */
function csv<Item>(items: readonly Item[], columns: readonly Column<Item>[]): string {
  const header = columns.map(([name]) => name);
  const rows = items.map((item) => columns.map(([, cellOf]) => cellOf(item)));
  return `\ufeff${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

const rowsOf = <Part extends keyof ExportParts>(everything: Export, part: Part) =>
  everything[part] as ExportParts[Part][];

/** A table of the recipients. Import contacts reads its names, addresses, relationships, birthdays and anniversaries. */
function peopleTable(everything: Export): string {
  const days = rowsOf(everything, 'recipientDays');
  const interests = rowsOf(everything, 'recipientInterests');
  const dayOf = (recipientId: number, kind: Cell<'recipientDays', 'kind'>) => {
    const found = days.find((day) => day.recipientId === recipientId && day.kind === kind);
    return found && dayOfYearText(found as { month: number; day: number; year: number | null });
  };
  const interestsOf = (recipientId: number) =>
    interests.filter((one) => one.recipientId === recipientId).map(({ interest }) => interest);
  return csv(rowsOf(everything, 'recipients'), [
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Relationship', ({ relationship }) => relationship],
    ['Birthday', ({ id }) => dayOf(id, 'birthday')],
    ['Anniversary', ({ id }) => dayOf(id, 'anniversary')],
    ['Interests', ({ id }) => interestsOf(id).join(', ')],
    ['Good to know', ({ goodToKnow }) => goodToKnow],
    ['Sizes', ({ sizes }) => sizes],
    ['Budget', ({ budgetCents }) => fromCents(budgetCents)],
    ['Own interests', ({ ownInterests }) => ownInterests.join(', ')],
  ]);
}

/** Planned and given gifts. */
function givingTable(everything: Export): string {
  const names = new Map(rowsOf(everything, 'recipients').map(({ id, name }) => [id, name]));
  return csv(rowsOf(everything, 'recipientGifts'), [
    ['Person', ({ recipientId }) => names.get(recipientId)],
    ['Gift', ({ giftTitle }) => giftTitle],
    ['Note', ({ note }) => note],
    ['Bought on', ({ boughtAt }) => boughtAt],
    ['Given on', ({ givenAt }) => givenAt],
  ]);
}

function savedTable(everything: Export): string {
  const lists = new Map(rowsOf(everything, 'giftLists').map(({ id, title }) => [id, title]));
  return csv(rowsOf(everything, 'savedGifts'), [
    ['Gift', ({ title }) => title],
    ['Link', ({ purchaseUrl }) => purchaseUrl],
    ['List', ({ giftListId }) => lists.get(giftListId)],
  ]);
}

/** Tables that people and spreadsheets can read; `export.json` has everything. */
export const exportTables = (everything: Export): Record<string, string> => ({
  'people.csv': peopleTable(everything),
  'given-and-planned.csv': givingTable(everything),
  'saved-gifts.csv': savedTable(everything),
});
