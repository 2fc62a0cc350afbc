import { sql, type Sql } from '../../db/sql.ts';
import { joinLinkedGift } from '../gifts/linked-gift.store.ts';

type Statements = Record<string, Sql>;

/** Statements of an account's export, by the name of their part in the file. */
export const exportStatements = (userId: number): Statements => ({
  ...ofAccount(userId),
  ...ofGifts(userId),
  ...ofRecipients(userId),
  ...ofSharing(userId),
  ...ofDraws(userId),
});

const ofAccount = (userId: number): Statements => ({
  identities: sql`select provider, email, created_at from identities where user_id = ${userId}`,
  // Tokens are left out, because the file may be passed on.
  reminderSettings: sql`select time_zone, by_mail, leads, even_when_bought, calendar_token is not null as has_calendar
    from reminder_settings where user_id = ${userId}`,
  remindersSent: sql`select * from reminders_sent where user_id = ${userId} order by day_id, day_on, lead`,
  operatorSince: sql`select since from operators where user_id = ${userId}`,
  invitations: sql`select email, uses, max_uses, created_at, expires_at, revoked_at
    from invitations where user_id = ${userId} order by created_at, id`,
  sessions: sql`select user_agent, created_at, last_seen_at from sessions where user_id = ${userId} order by id`,
});

const ofGifts = (userId: number): Statements => ({
  giftLists: sql`select id, title, description, is_private, is_favorites, created_at, updated_at
    from gift_lists where user_id = ${userId} order by id`,
  // Curated gifts appear here by title and link, since their rows are not the person's own.
  savedGifts: sql`select entry.gift_list_id, entry.gift_id, g.title, g.purchase_url, entry.created_at as saved_at
    from gift_list_gifts entry join gifts g on g.id = entry.gift_id
    where entry.user_id = ${userId} order by entry.id`,
  // Recent removals that can still be undone.
  removals: sql`select places, removed_at from removals where user_id = ${userId} order by id`,
  tags: sql`select * from tags where user_id = ${userId} order by id`,
  tagAssociations: sql`select * from gift_tags where user_id = ${userId}`,
});

const ofRecipients = (userId: number): Statements => ({
  recipients: sql`select r.*, c.name as relationship from recipients r left join categories c on c.id = r.relationship_id
    where r.user_id = ${userId} order by r.id`,
  recipientInterests: sql`select i.recipient_id, c.name as interest from recipient_interests i join categories c on c.id = i.category_id
    where i.user_id = ${userId} order by i.recipient_id, c.position`,
  recipientDays: sql`select * from recipient_days where user_id = ${userId} order by id`,
  recipientGifts: sql`select link.*, g.title as gift_title from recipient_gifts link ${joinLinkedGift(userId)}
    where link.user_id = ${userId} order by link.id`,
});

const ofSharing = (userId: number): Statements => ({
  // Settings of links without the token, of which only a hash is stored. Takes are left out: they would end the
  // surprise.
  listShares: sql`select gift_list_id, token_hash is not null as has_link, kind, degree, reveal_on, names_visible, words,
      expires_on, opens, created_at
    from list_shares where user_id = ${userId} order by gift_list_id`,
  wantedGifts: sql`select gift_id, quantity from wanted_gifts where user_id = ${userId} order by gift_id`,
  // The user's own takes from shared lists.
  takes: sql`select list_title, title, quantity, share_with, giver_name, created_at
    from takes where giver_id = ${userId} order by created_at, id`,
  // The user's own memberships in circles, without the data of other members.
  circles: sql`select m.recipient_id, c.user_id = m.user_id as is_owner,
      c.user_id = m.user_id and c.link_ends_at > now() is true as has_link, m.joined_at
    from circle_members m join circles c on c.id = m.circle_id where m.user_id = ${userId} order by m.id`,
  // Lists that the user edits with others, and the gifts that they put into lists of others.
  coEditing: sql`select gift_list_id, true as is_owner, link_ends_at > now() is true as has_link, null::text as title, created_at as since
      from co_edited_lists where user_id = ${userId}
    union all
    select l.id, false, false, l.title, editor.joined_at from co_editors editor
      join gift_lists l on l.id = editor.gift_list_id where editor.user_id = ${userId}
    order by gift_list_id`,
  addedToLists: sql`select entry.gift_list_id, entry.gift_id, g.title, entry.created_at as added_at
    from co_editors editor
    join gift_list_gifts entry on entry.gift_list_id = editor.gift_list_id and entry.added_by = editor.user_id
    join gifts g on g.id = entry.gift_id where editor.user_id = ${userId} order by entry.id`,
});

const ofDraws = (userId: number): Statements => ({
  // The user's own input of draws, without the pairs.
  draws: sql`select id, title, budget_cents, day_on, drawn_at, created_at from draws where user_id = ${userId} order by id`,
  drawPeople: sql`select p.draw_id, p.id, p.name, p.email, p.account_id is not distinct from d.user_id as is_me, p.mailed_at, p.opened_at
    from draw_people p join draws d on d.id = p.draw_id where d.user_id = ${userId} order by p.draw_id, p.position, p.id`,
  drawExclusions: sql`select e.draw_id, e.first_id, e.second_id from draw_exclusions e join draws d on d.id = e.draw_id
    where d.user_id = ${userId} order by e.draw_id, e.first_id, e.second_id`,
  // Draws of other people in which one gives.
  joinedDraws: sql`select d.title, d.budget_cents, d.day_on, p.name, p.opened_at
    from draw_people p join draws d on d.id = p.draw_id
    where p.account_id = ${userId} and d.user_id <> ${userId} order by p.id`,
});
