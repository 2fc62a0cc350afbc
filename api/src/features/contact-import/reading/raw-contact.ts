/** A contact as parsed from its file, not validated. Absent values are empty. */
export interface RawContact {
  /** The number of the card, or of the row. */
  place: number;
  name: string;
  emails: string[];
  birthday: string;
  anniversary: string;
  /** Labels, groups and relations that the file gives. */
  labels: string[];
  /** An organization rather than a person. */
  isCompany: boolean;
}

export interface RawContacts {
  contacts: RawContact[];
  /** How many follow beyond the limit; 'some' where counting them would cost as much as reading them. */
  unread: number | 'some';
  /** Columns of a table that hold something we do not keep. */
  unreadColumns?: string[];
}

/** A file that cannot be read at all, said in a sentence. */
export class UnreadableFile extends Error {}
