/*
 * Where the schema does not keep a rule of sharding.test.ts yet, by the name of the column, constraint or index. The way to
 * keep each is in decision 0377. A new exception makes the test fail, and so does one that is no longer needed.
 */

/** Curated rows, which belong to nobody, and those of people are in one table; a gift of either kind is named by its id alone. */
const CURATED_AND_PERSONAL = [
  'gifts.created_by_id may be null',
  'gifts_pkey',
  'gifts_slug_key',
  'gift_lists.user_id may be null',
  'gift_lists_pkey',
  'gift_lists_slug_key',
  'gift_list_gifts.user_id may be null',
  'gift_list_gifts_pkey',
  'gift_list_gifts_gift_list_id_gift_id_key',
  'gift_list_gifts_gift_list_id_fkey',
  'gift_list_gifts_gift_id_fkey',
  'gift_tags_gift_id_fkey',
  'recipient_gifts_gift_id_fkey',
  'wanted_gifts_gift_id_fkey',
  'takes_gift_id_fkey',
];

/** A picture is found by its id alone, which nobody can guess. */
const PICTURES = ['images_pkey', 'gifts_image_id_fkey'];

/** Somebody is found by a secret or a sign-in before it is known whose it is: a routing table of their own, per kind. */
const FOUND_BY_SECRET = [
  'identities_issuer_subject_key',
  'reminder_settings_calendar_token_key',
  'reminder_settings_unsubscribe_token_key',
  'list_shares_token_hash_key',
  'circles_token_hash_key',
  'co_edited_lists_token_hash_key',
  'invitations_pkey',
  'invitations_hash_key',
];

/** Rows that several people share: they lie with one of them, and the others name them. */
const SHARED = [
  'takes_giver_id_fkey',
  'circles_pkey',
  'circle_members_pkey',
  'circle_members_circle_id_fkey',
  'co_edited_lists_pkey',
  'co_editors_gift_list_id_fkey',
  'gift_list_gifts_co_editor',
  'draws_pkey',
];

export const EXCEPTIONS = [...CURATED_AND_PERSONAL, ...PICTURES, ...FOUND_BY_SECRET, ...SHARED];
