import { z } from 'zod';
import { Id } from './fields.ts';

/** Pictures make contact files large; what we read of a person is some hundred bytes. */
export const CONTACT_FILE_MAX_BYTES = 2 * 1024 * 1024;
export const CONTACTS_MAX = 2000;
/** What is left out is told one by one up to here, and counted beyond. */
export const LEFT_OUT_MAX = 200;

const DayOfYearFields = z.object({ month: z.int(), day: z.int(), year: z.int().nullable() });

/** Whom somebody seems to be already: another one in the file, or one of my people. */
const Double = z.discriminatedUnion('of', [
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
  double: Double.nullable(),
});
export type ContactPerson = z.infer<typeof ContactPerson>;

export const LeftOut = z.object({
  /** Null where it is about the whole file. */
  place: z.int().nullable(),
  name: z.string().nullable(),
  why: z.string(),
});
export type LeftOut = z.infer<typeof LeftOut>;

/** What was read from a file with contacts. Nothing has been written. */
export const ContactPreview = z.object({
  format: z.enum(['vcf', 'csv']),
  people: z.array(ContactPerson),
  leftOut: z.array(LeftOut),
  /** How many more were left out than are told. */
  moreLeftOut: z.int(),
});
export type ContactPreview = z.infer<typeof ContactPreview>;
