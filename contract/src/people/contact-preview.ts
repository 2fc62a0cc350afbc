import { z } from 'zod';
import { Id } from '../fields.ts';

/** Contact files may be large because of their pictures. */
export const CONTACT_FILE_MAX_BYTES = 2 * 1024 * 1024;
export const CONTACTS_MAX = 2000;
/** Entries left out that are listed; the rest is only counted. */
export const LEFT_OUT_MAX = 200;

const DayOfYearFields = z.object({ month: z.int(), day: z.int(), year: z.int().nullable() });

/** Probable duplicate: an earlier contact of the file, or an existing recipient. */
const Duplicate = z.discriminatedUnion('of', [
  z.object({ of: z.literal('file'), place: z.int(), name: z.string() }),
  z.object({ of: z.literal('people'), recipientId: Id, name: z.string() }),
]);

export const ContactPerson = z.object({
  /** The number of the card, or of the row, in the file. */
  place: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  birthday: DayOfYearFields.nullable(),
  anniversary: DayOfYearFields.nullable(),
  /** The slug of a relationship, only where the file says it. */
  relationship: z.string().nullable(),
  /** The person of whom this one is probably a duplicate. */
  double: Duplicate.nullable(),
});
export type ContactPerson = z.infer<typeof ContactPerson>;

export const LeftOutEntry = z.object({
  /** Null where it is about the whole file. */
  place: z.int().nullable(),
  name: z.string().nullable(),
  why: z.string(),
});
export type LeftOutEntry = z.infer<typeof LeftOutEntry>;

/** Preview of a contact file. Nothing is written. */
export const ContactPreview = z.object({
  format: z.enum(['vcf', 'csv']),
  people: z.array(ContactPerson),
  leftOut: z.array(LeftOutEntry),
  /** Number of entries left out beyond the listed ones. */
  moreLeftOut: z.int(),
});
export type ContactPreview = z.infer<typeof ContactPreview>;
