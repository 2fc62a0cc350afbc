import { z } from 'zod';
import { ContactPreview } from './contact-preview.ts';
import { DayOfYearInput } from './recipient-day.ts';
import { endpoint } from '../endpoint.ts';
import { Email, Id } from '../fields.ts';
import { CategorySlug, RecipientName } from './recipients.ts';

/** How many contacts one call may import. */
const IMPORT_MAX = 500;
const PEOPLE_BODY_BYTES = IMPORT_MAX * 1024;
// Larger than CONTACT_FILE_MAX_BYTES, so that the message about a too large file can name its size; base64 adds a third.
const FILE_BODY_BYTES = 7 * 1024 * 1024;

export const NewPerson = z.strictObject({
  /** An existing recipient, who gets the days and the email that they do not have yet. */
  recipientId: Id.nullish(),
  name: RecipientName,
  email: Email.nullish(),
  birthday: DayOfYearInput.nullish(),
  anniversary: DayOfYearInput.nullish(),
  relationship: CategorySlug.nullish(),
});

/** Changes of an import. The undo call takes them unchanged. */
export const ImportedPeople = z.strictObject({
  /** New recipients. */
  addedIds: z.array(Id).max(IMPORT_MAX),
  /** Days that existing recipients got. */
  dayIds: z.array(Id).max(2 * IMPORT_MAX),
  /** Fields of existing recipients that were filled; null for a field that was not. */
  completed: z
    .array(
      z.strictObject({ recipientId: Id, email: Email.nullable(), relationship: CategorySlug.nullable() }),
    )
    .max(IMPORT_MAX),
});
export type ImportedPeople = z.infer<typeof ImportedPeople>;

export const contactImport = {
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/recipients/import/preview',
    summary: 'Read a file with contacts and say what is in it; nothing is written',
    body: z.strictObject({
      fileName: z.string().max(255),
      /** The file, in base64. */
      content: z.base64('Please choose a file'),
    }),
    response: ContactPreview,
    bodyLimit: FILE_BODY_BYTES,
    write: 'untransacted',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/recipients/import',
    summary: 'Add several people with their days, or days to people who are there: all or none',
    body: z.strictObject({
      people: z.array(NewPerson).min(1, 'Choose somebody').max(IMPORT_MAX, `At most ${IMPORT_MAX} at once`),
    }),
    response: z.object({ recipientIds: z.array(Id), imported: ImportedPeople }),
    status: 201,
    bodyLimit: PEOPLE_BODY_BYTES,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/recipients/import/undo',
    summary: 'Undo create: people and days that a gift is for, and what was changed meanwhile, stay',
    body: ImportedPeople,
    response: z.object({ recipientIds: z.array(Id) }),
    bodyLimit: PEOPLE_BODY_BYTES,
  }),
};
