import { constraintOf } from '../../db/transaction.ts';

/** Messages for exceeded caps, by the name of the database's check. */
const SENTENCES: Record<string, string> = {
  gift_lists_room: 'You can have at most 200 gift lists.',
  gifts_room: 'You can create at most 5,000 gifts.',
  gift_list_gifts_room: 'You can save at most 20,000 gifts.',
  tags_room: 'You can have at most 500 tags.',
  recipients_room: 'You can have at most 1,000 recipients.',
  recipient_days_room: 'A recipient can have at most 20 days.',
  recipient_gifts_room: 'You can plan at most 20,000 gifts for recipients.',
  images_room: 'Your pictures take up 500 MB, which is the most there is room for.',
  circle_members_room: 'At most 12 people can give together.',
  circles_room: 'You can give together with others to at most 50 people.',
  draws_room: 'You can have at most 50 draws.',
  draw_people_room: 'A draw can have at most 50 people.',
  takes_room: 'There is no room for more here. Please ask the person whose list this is.',
};

/** undefined: the error is about something else. */
export function noRoomSentence(error: unknown): string | undefined {
  const constraint = constraintOf(error);
  return constraint === undefined ? undefined : SENTENCES[constraint];
}
