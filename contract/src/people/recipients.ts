import { z } from 'zod';
import { DayOfYearInput } from './recipient-day.ts';
import { endpoint } from '../endpoint.ts';
import {
  Email,
  Id,
  PathId,
  SLUG,
  isWithoutRepeats,
  line,
  prose,
  userIdBodyClaim,
  userIdClaim,
} from '../fields.ts';
import { Price } from '../gifts/gifts.ts';

export const RECIPIENT_NAME_MAX = 100;
export const GOOD_TO_KNOW_MAX = 2000;
export const SIZES_MAX = 500;
export const INTERESTS_MAX = 12;
const OWN_INTEREST_MAX = 40;

export const Recipient = z.object({
  id: Id,
  name: z.string(),
  email: z.string().nullable(),
  userId: Id,
  plannedCount: z.int(),
  givenCount: z.int(),
  /** The slug of a relationship among the categories. */
  relationship: z.string().nullable(),
  /** Slugs of interests among the categories. */
  interests: z.array(z.string()),
  /** Interests in the user's own words. */
  ownInterests: z.array(z.string()),
  /** Private notes: colors, allergies and the like. Never leaves the account. */
  goodToKnow: z.string().nullable(),
  /** Sizes, in words; co-givers see them. */
  sizes: z.string().nullable(),
  /** Usual budget for a day. */
  budget: z.number().nullable(),
});
export type Recipient = z.infer<typeof Recipient>;

export const RecipientName = line({ max: RECIPIENT_NAME_MAX, required: 'Name is required' });
/** One of my recipients, or the name of a new one. */
export const recipientOrName = (name = RecipientName) =>
  z.union([z.strictObject({ id: Id }), z.strictObject({ name })]);
export const CategorySlug = z.string().regex(SLUG, 'Please choose from the list').max(50);
/** Input of a recipient. The name is always sent. In a change, other absent fields stay and null clears. */
const draft = {
  name: RecipientName,
  email: Email.nullish(),
  relationship: CategorySlug.nullish(),
  interests: z
    .array(CategorySlug)
    .max(INTERESTS_MAX, `At most ${INTERESTS_MAX} interests`)
    .refine(isWithoutRepeats, 'Must not repeat an interest')
    .optional(),
  ownInterests: z
    .array(line({ max: OWN_INTEREST_MAX, required: 'Must not be empty' }))
    .max(INTERESTS_MAX, `At most ${INTERESTS_MAX} interests`)
    .optional(),
  goodToKnow: prose({ max: GOOD_TO_KNOW_MAX }).nullish(),
  sizes: prose({ max: SIZES_MAX, tooLong: `Please use at most ${SIZES_MAX} characters` }).nullish(),
  budget: Price.nullish(),
};
const RecipientBody = z.strictObject({ ...draft, ...userIdBodyClaim });
export type RecipientDraft = Omit<z.output<typeof RecipientBody>, 'userId'>;
const NewRecipientBody = z.strictObject({ ...draft, birthday: DayOfYearInput.nullish(), ...userIdBodyClaim });
export type NewRecipient = Omit<z.output<typeof NewRecipientBody>, 'userId'>;
export const RecipientParams = z.strictObject({ recipientId: PathId });

export const recipients = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/recipients',
    summary: 'The people I give to, by name',
    query: z.strictObject(userIdClaim),
    response: z.array(Recipient),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/recipients/:recipientId',
    summary: 'One of my recipients',
    params: RecipientParams,
    response: Recipient,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/recipients',
    summary: 'Add a recipient, perhaps with a birthday',
    body: NewRecipientBody,
    response: Recipient,
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/recipients/:recipientId',
    summary: 'Change a recipient; the name is always sent, what else is absent stays, null removes it',
    params: RecipientParams,
    body: RecipientBody,
    response: Recipient,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/recipients/:recipientId',
    summary: 'Delete a recipient with what was planned for and given to them',
    params: RecipientParams,
    query: z.strictObject(userIdClaim),
    response: z.object({ id: Id }),
  }),
};
