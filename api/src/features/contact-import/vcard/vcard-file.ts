import type { RawContact, RawContacts } from '../reading/raw-contact.ts';
import { parseLine, unfoldedLines, type VcardLine } from './vcard-lines.ts';
import { decodedValue, splitValue, unescaped } from './vcard-text.ts';

const ANNIVERSARIES = ['ANNIVERSARY', 'X-ANNIVERSARY', 'X-EVOLUTION-ANNIVERSARY', 'X-MS-ANNIVERSARY'];
/** Properties that are read. NOTE is left out as private, and RELATED because it names other people. */
const READ = new Set([
  ...'FN N NICKNAME ORG EMAIL BDAY CATEGORIES KIND X-ABSHOWAS X-ABDATE X-ABLABEL'.split(' '),
  ...ANNIVERSARIES,
]);
/** Limits of one card, so that it takes no longer than a whole file of ordinary ones. */
const LINES_MAX = 200;

class Card {
  readonly lines: VcardLine[] = [];

  add(line: VcardLine): void {
    if (READ.has(line.name) && this.lines.length < LINES_MAX) this.lines.push(line);
  }

  private all(name: string): VcardLine[] {
    return this.lines.filter((line) => line.name === name);
  }

  private text(name: string): string {
    const texts = this.all(name).map((line) => unescaped(decodedValue(line)).trim());
    return texts.find((text) => text !== '') ?? '';
  }

  private name(): string {
    const written = this.text('FN');
    if (written !== '') return written;
    const structured = this.all('N')[0];
    const [family = '', given = ''] =
      structured === undefined ? [] : splitValue(decodedValue(structured), ';');
    return `${given} ${family}`.trim() || this.text('NICKNAME');
  }

  private anniversary(): string {
    const named = ANNIVERSARIES.map((name) => this.all(name)[0]).find((line) => line !== undefined);
    if (named !== undefined) return dateOf(named);
    // Apple keeps other days as a date and a label in one group.
    const label = this.all('X-ABLABEL').find((line) => /anniversary/i.test(line.value.slice(0, 100)));
    const date = this.all('X-ABDATE').find((line) => line.group !== '' && line.group === label?.group);
    return date === undefined ? '' : dateOf(date);
  }

  contact(place: number): RawContact {
    const name = this.name();
    const birthday = this.all('BDAY')[0];
    const organization = this.text('ORG');
    const kind = this.text('KIND').toLowerCase();
    return {
      place,
      name,
      emails: this.all('EMAIL').map((line) => unescaped(decodedValue(line)).trim()),
      birthday: birthday === undefined ? '' : dateOf(birthday),
      anniversary: this.anniversary(),
      labels: this.all('CATEGORIES').flatMap((line) => splitValue(decodedValue(line), ',')),
      isCompany:
        ['org', 'group', 'location'].includes(kind) ||
        this.text('X-ABSHOWAS').toUpperCase() === 'COMPANY' ||
        (name === '' && organization !== ''),
    };
  }
}

/** Removes a year that the card marks as omitted. */
function dateOf(line: VcardLine): string {
  const text = unescaped(decodedValue(line)).trim();
  const omitted = line.parameters.get('X-APPLE-OMIT-YEAR');
  if (omitted === undefined || omitted === '' || !text.startsWith(omitted)) return text;
  return `--${text.slice(omitted.length).replace(/^-/, '')}`;
}

/** Cards of versions 2.1, 3.0 and 4.0. A card that never ends is taken as far as it goes. */
export function readVcards(text: string, max: number): RawContacts {
  const contacts: RawContact[] = [];
  let total = 0;
  let card: Card | null = null;
  const finish = () => {
    if (card !== null && contacts.length < max) contacts.push(card.contact(total));
    card = null;
  };
  for (const written of unfoldedLines(text)) {
    const line = parseLine(written);
    if (line === null) continue;
    const isCard = line.value.trim().toUpperCase() === 'VCARD';
    if (line.name === 'BEGIN' && isCard) {
      finish();
      total += 1;
      card = new Card();
    } else if (line.name === 'END' && isCard) finish();
    else (card as Card | null)?.add(line);
  }
  finish();
  return { contacts, unread: total - contacts.length };
}
