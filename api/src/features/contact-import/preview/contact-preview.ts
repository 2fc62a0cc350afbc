import {
  CONTACTS_MAX,
  CONTACT_FILE_MAX_BYTES,
  LEFT_OUT_MAX,
  type ContactPreview,
  type LeftOutEntry,
} from '@tuckaway/contract/people/contact-preview';
import type { DayOfYear } from '@tuckaway/domain/days/day-of-year';
import { Email } from '@tuckaway/contract/fields';
import { RecipientName } from '@tuckaway/contract/people/recipients';
import { dateOrderOf, readContactDate, type DateOrder } from './contact-date.ts';
import { readCsv } from '../csv/csv-file.ts';
import { markDuplicates, type ExistingPerson } from './mark-duplicates.ts';
import { fileText, isText, isWorkbook } from '../reading/file-text.ts';
import { UnreadableFile, type RawContact, type RawContacts } from '../reading/raw-contact.ts';
import { relationshipOf } from './relationship-words.ts';
import { readVcards } from '../vcard/vcard-file.ts';

export interface ContactFile {
  bytes: Uint8Array;
  existing: readonly ExistingPerson[];
  /** The current date in the account's time zone. Birthdays lie before it. */
  today: string;
}

/** `refused` is a sentence for the person who chose the file. */
export type ContactReading = { preview: ContactPreview } | { refused: string };

/** Rounded up, so that a file above the limit is never shown with the size of the limit. */
const inMegabytes = (bytes: number) => String(Math.ceil((bytes / 1024 / 1024) * 10) / 10);
const count = (value: number) => value.toLocaleString('en-US');
/** Texts are cut to this length before they are checked. Valid names and addresses are shorter. */
const TEXT_MAX = 500;
// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const SPACE_OR_CONTROL = /[\s\u0000-\u001f\u007f-\u009f]+/g;
const oneLine = (text: string) => text.slice(0, TEXT_MAX).replaceAll(SPACE_OR_CONTROL, ' ').trim();

/** Preview of the people in a file. It writes nothing and throws for no content. */
export function readContactFile({ bytes, existing, today }: ContactFile): ContactReading {
  try {
    const { format, found } = readFile(bytes);
    return { preview: previewOf(format, found, existing, today) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refused: error.message };
    throw error;
  }
}

function readFile(bytes: Uint8Array): { format: ContactPreview['format']; found: RawContacts } {
  if (bytes.length > CONTACT_FILE_MAX_BYTES) {
    throw new UnreadableFile(
      `This file has ${inMegabytes(bytes.length)} MB, and at most ${inMegabytes(CONTACT_FILE_MAX_BYTES)} MB can be read. Export your contacts without pictures, or in parts.`,
    );
  }
  if (isWorkbook(bytes)) throw new UnreadableFile('This is a workbook. Save it as CSV and choose that file.');
  const text = fileText(bytes);
  if (!isText(text)) throw new UnreadableFile('This is no file with contacts. Choose a .vcf or a .csv file.');
  if (text.trim() === '') throw new UnreadableFile('This file is empty.');
  return /^\s*BEGIN:VCARD/i.test(text)
    ? { format: 'vcf', found: readVcards(text, CONTACTS_MAX) }
    : { format: 'csv', found: readCsv(text, CONTACTS_MAX) };
}

/** A table of Google Contacts has dozens of columns. */
const COLUMNS_NAMED = 12;

class LeftOutList {
  readonly entries: LeftOutEntry[] = [];
  more = 0;

  add(entry: LeftOutEntry): void {
    if (this.entries.length < LEFT_OUT_MAX) this.entries.push(entry);
    else this.more += 1;
  }
}

function previewOf(
  format: ContactPreview['format'],
  { contacts, unread, unreadColumns = [] }: RawContacts,
  existing: readonly ExistingPerson[],
  today: string,
): ContactPreview {
  const leftOut = new LeftOutList();
  if (unread !== 0) {
    const rest = unread === 'some' ? 'others' : `last ${count(unread)}`;
    const why = `At most ${count(CONTACTS_MAX)} contacts are read at once. The ${rest} were not read.`;
    leftOut.add({ place: null, name: null, why });
  }
  if (unreadColumns.length > 0) {
    const names = unreadColumns.slice(0, COLUMNS_NAMED).map((name) => `"${oneLine(name)}"`);
    const more = unreadColumns.length - names.length;
    const why = `Columns that are not read: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
    leftOut.add({ place: null, name: null, why });
  }
  const order = dateOrderOf(contacts.flatMap(({ birthday, anniversary }) => [birthday, anniversary]));
  const people = contacts
    .map((contact) => personOf(contact, order, today, leftOut))
    .filter((person) => person !== null);
  return {
    format,
    people: markDuplicates(people, existing),
    leftOut: leftOut.entries,
    moreLeftOut: leftOut.more,
  };
}

function personOf(contact: RawContact, order: DateOrder, today: string, leftOut: LeftOutList) {
  const { place } = contact;
  const name = RecipientName.safeParse(oneLine(contact.name));
  const shown = oneLine(contact.name).slice(0, 60) || null;
  const leave = (why: string) => leftOut.add({ place, name: shown, why });
  if (contact.isCompany) {
    leave('This is an organization, not a person.');
    return null;
  }
  if (!name.success) {
    leave(
      shown === null ? 'There is no name.' : `The name cannot be taken: ${name.error.issues[0]?.message}.`,
    );
    return null;
  }
  const date = (what: string, written: string): DayOfYear | null => {
    const read = readContactDate(written, order, today);
    if (read.complaint !== null) leave(`The ${what} ${read.complaint}.`);
    return read.date;
  };
  return {
    place,
    name: name.data,
    email: emailOf(contact.emails, leave),
    birthday: date('birthday', contact.birthday),
    anniversary: date('anniversary', contact.anniversary),
    relationship: relationshipOf(contact.labels, name.data),
  };
}

/** The first address that is one. Only where none is, something is missing. */
function emailOf(written: readonly string[], leave: (why: string) => void): string | null {
  const texts = written.map(oneLine).filter((text) => text !== '');
  for (const text of texts.slice(0, 10)) {
    const email = Email.safeParse(text);
    if (email.success) return email.data;
  }
  if (texts.length > 0) leave('The email is not an address we can read.');
  return null;
}
