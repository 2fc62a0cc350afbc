import { CsvError, parse } from 'csv-parse/sync';
import { columnsOf, hasNames, unreadColumns, type Columns, type Field } from './csv-columns.ts';
import { UnreadableFile, type RawContact, type RawContacts } from '../reading/raw-contact.ts';

const DELIMITERS = [',', ';', '\t'] as const;
/** Longest row that is read. A row of contacts has at most some thousand characters. */
const ROW_MAX = 100_000;
/** Lines to skip: empty ones, and Excel's "sep=" line. */
const BEFORE_HEADER = /^(?:sep=(.)\r?\n)?[\r\n]*/i;

/** The delimiter that the first line has most of, outside of quotation marks. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>(DELIMITERS.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const character of text.slice(0, ROW_MAX)) {
    if (character === '"') isQuoted = !isQuoted;
    else if ((character === '\n' || character === '\r') && !isQuoted) break;
    else if (!isQuoted && counts.has(character)) counts.set(character, counts.get(character)! + 1);
  }
  return DELIMITERS.reduce((best, one) => (counts.get(one)! > counts.get(best)! ? one : best));
}

interface Row {
  place: number;
  cells: string[];
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/**
 * Rows with their numbers as a spreadsheet shows them: the first is 1, and empty ones count. The parser takes its time
 * over rows of unlike length, so it stops after `max` of them.
 */
function rowsOf(text: string, max: number): Row[] {
  const [before = '', hinted] = BEFORE_HEADER.exec(text) ?? [];
  const body = text.slice(before.length);
  const linesBefore = before.split('\n').length - 1;
  const rows: Row[] = [];
  parse(body, {
    delimiter: hinted ?? delimiterOf(body),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: ROW_MAX,
    to: max,
    on_record: (cells: string[], { records, empty_lines }) => {
      rows.push({ place: linesBefore + records + empty_lines, cells });
      return null;
    },
  });
  return rows;
}

function readableRows(text: string, max: number): Row[] {
  try {
    return rowsOf(text, max);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'A quotation mark in this file is opened and never closed. Save it again as CSV and try once more.'
        : 'This file could not be read as a table. Save it again as CSV and try once more.',
    );
  }
}

function contactOf({ place, cells }: Row, columns: Columns): RawContact {
  const cell = (field: Field) => (cells[columns.get(field) ?? -1] ?? '').trim();
  const name = cell('name') || `${cell('first')} ${cell('last')}`.trim() || cell('nickname');
  const isEventAnniversary = /^(wedding )?anniversary$/i.test(cell('eventLabel').slice(0, 40));
  return {
    place,
    name,
    // Google puts several addresses into one cell.
    emails: cell('email').slice(0, 2000).split(' ::: '),
    birthday: cell('birthday'),
    anniversary: cell('anniversary') || (isEventAnniversary ? cell('eventDate') : ''),
    labels: cell('label')
      .slice(0, 2000)
      .split(/:::|[;,]/),
    isCompany: name === '' && cell('company') !== '',
  };
}

/** A table with a header row. Cells are always text. */
export function readCsv(text: string, max: number): RawContacts {
  // The header and one row more than is taken, which shows that there are others.
  const [header, ...people] = readableRows(text, max + 2);
  if (header === undefined) throw new UnreadableFile('This file is empty.');
  const columns = columnsOf(header.cells);
  if (!hasNames(columns)) {
    throw new UnreadableFile(
      'We found no column with names. The first row should say what each column holds, such as Name and Birthday.',
    );
  }
  const taken = people.slice(0, max).filter(({ cells }) => !isBlank(cells));
  return {
    contacts: taken.map((row) => contactOf(row, columns)),
    unread: people.length > max ? 'some' : 0,
    unreadColumns: unreadColumns(
      header.cells,
      columns,
      taken.map(({ cells }) => cells),
    ),
  };
}
