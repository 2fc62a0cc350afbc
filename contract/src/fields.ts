import { EMAIL_MAX } from '@tuckaway/domain/limits';
import { z } from 'zod';

/** Ids have 64 bits in the database; on the wire they are numbers that JavaScript holds exactly. */
export const MAX_ID = Number.MAX_SAFE_INTEGER;
/** An id in a body. */
export const Id = z.int().min(1, 'Must be a positive whole number').max(MAX_ID, 'Must be a valid id');
/** An id in a path or query, where everything is text. */
export const PathId = z
  .string()
  .regex(/^[1-9][0-9]{0,15}$/, 'Must be a positive whole number')
  .transform(Number)
  .refine((id) => id <= MAX_ID, 'Must be a valid id');

// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/u;
// oxlint-disable-next-line no-control-regex -- newline and tab may stand in longer texts
const CONTROL_BUT_NEWLINE_AND_TAB = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u;
const BIDI = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Lengths count code points, as the database does. */
const codePoints = (text: string) => [...text].length;

interface TextRule {
  max: number;
  /** Message for an empty value after trimming; without it, empty is allowed. */
  required?: string;
  tooLong?: string;
}

function text(control: RegExp, clean: (value: string) => string, { max, required, tooLong }: TextRule) {
  return z
    .string(required)
    .refine((value) => value.isWellFormed() && !control.test(value), {
      error: 'Contains characters that cannot be stored',
      abort: true,
    })
    .transform((value) => clean(value).normalize('NFC').trim())
    .refine((value) => required === undefined || value !== '', { error: required ?? 'Required', abort: true })
    .refine((value) => codePoints(value) <= max, tooLong ?? `Must be at most ${max} characters`);
}

/** Text on one line: a title, a name. */
export const line = (rule: TextRule) => text(CONTROL, (value) => value.replace(BIDI, ''), rule);
/** Text that may have lines: a description, a note. */
export const prose = (rule: TextRule) => text(CONTROL_BUT_NEWLINE_AND_TAB, (value) => value, rule);

export const Email = line({ max: EMAIL_MAX }).refine(
  (value) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value),
  'Please enter a valid email',
);

/** Slug: lower-case words joined by hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Comma-separated values in a query, as an array. */
export const commaSeparated = <Item extends z.ZodType<unknown, string>>(item: Item, max: number) =>
  z
    .string()
    .transform((value) => value.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(max));

export const isWithoutRepeats = (values: readonly unknown[]) => new Set(values).size === values.length;
export const uniqueIds = z
  .array(Id)
  .max(100, 'At most 100 at once')
  .refine(isWithoutRepeats, 'Must not repeat an id');

/** How many things one call may change at once. */
export const MANY_MAX = 500;
/** Ids of a call that changes many things at once. */
export const manyIds = z
  .array(Id)
  .min(1, 'Choose at least one')
  .max(MANY_MAX, `At most ${MANY_MAX} at once`)
  .refine(isWithoutRepeats, 'Must not repeat an id');

export const Cursor = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/, 'Not a cursor of ours');

/** The size of a page in a query (`limit` on the wire). */
export const pageSize = (byDefault: number, max: number) =>
  z
    .string()
    .regex(/^[1-9][0-9]{0,3}$/, 'Must be a whole number')
    .transform(Number)
    .refine((value) => value <= max, `Must be at most ${max}`)
    .default(byDefault);

/** Account id that some clients send. It must be that of the session's user, and grants nothing. */
export const userIdClaim = { userId: PathId.optional() };
export const userIdBodyClaim = { userId: Id.optional() };

export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), nextCursor: Cursor.nullable() });
