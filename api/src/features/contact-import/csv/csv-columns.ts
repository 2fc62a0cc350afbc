/** Columns that are read from a spreadsheet. */
export type Field =
  | 'name'
  | 'first'
  | 'last'
  | 'nickname'
  | 'email'
  | 'birthday'
  | 'anniversary'
  | 'label'
  | 'company'
  | 'eventLabel'
  | 'eventDate';

/** Names of columns in Google Contacts, Outlook and handmade tables, in lowercase and without punctuation. */
const HEADERS: Record<Field, readonly string[]> = {
  name: [
    'name',
    'full name',
    'fullname',
    'display name',
    'contact',
    'contact name',
    'person',
    'recipient',
    'who',
  ],
  first: ['first name', 'firstname', 'given name', 'first', 'forename'],
  last: ['last name', 'lastname', 'family name', 'surname', 'last'],
  nickname: ['nickname', 'nick name'],
  email: [
    'email',
    'e mail',
    'email address',
    'e mail address',
    'mail',
    'primary email',
    'email 1',
    'e mail 1 value',
  ],
  birthday: ['birthday', 'birth date', 'birthdate', 'date of birth', 'dob', 'bday', 'birth day', 'born'],
  anniversary: ['anniversary', 'wedding anniversary', 'wedding date', 'wedding'],
  label: [
    'relationship',
    'relation',
    'labels',
    'label',
    'group membership',
    'groups',
    'group',
    'categories',
    'category',
  ],
  company: ['company', 'organization', 'organization name', 'organization 1 name'],
  eventLabel: ['event 1 label', 'event 1 type'],
  eventDate: ['event 1 value'],
};

const FIELDS = new Map(
  (Object.keys(HEADERS) as Field[]).flatMap((field) =>
    HEADERS[field].map((header) => [header, field] as const),
  ),
);
const HEADER_MAX = 60;

const plain = (header: string) =>
  header
    .slice(0, HEADER_MAX)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** Which column holds which field; of several columns for one field the first. */
export type Columns = Map<Field, number>;

export function columnsOf(header: readonly string[]): Columns {
  const columns: Columns = new Map();
  for (const [index, name] of header.entries()) {
    const field = FIELDS.get(plain(name));
    if (field !== undefined && !columns.has(field)) columns.set(field, index);
  }
  return columns;
}

/** Names of the columns that hold something and are not read, as the file writes them. */
export function unreadColumns(
  header: readonly string[],
  columns: Columns,
  rows: readonly (readonly string[])[],
): string[] {
  const read = new Set(columns.values());
  const isUsed = (index: number) => rows.some((cells) => (cells[index] ?? '').trim() !== '');
  return header.flatMap((name, index) =>
    name.trim() !== '' && !read.has(index) && isUsed(index) ? [name.slice(0, HEADER_MAX).trim()] : [],
  );
}

export const hasNames = (columns: Columns): boolean =>
  (['name', 'first', 'last', 'nickname'] as const).some((field) => columns.has(field));
