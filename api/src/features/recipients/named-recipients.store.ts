import type { Db } from '../../db/db.ts';
import type { Cell, Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { interestSlugs } from './chosen-categories.store.ts';

/** Facts about a recipient who is named in a search. */
export type NamedRecipient = Row<'recipients', 'name'> & {
  relationship: Cell<'categories', 'slug'> | null;
  interests: Cell<'categories', 'slug'>[];
  /** Their birthday, possibly without a year. */
  birthYear: Cell<'recipientDays', 'year'>;
  birthMonth: Cell<'recipientDays', 'month'>;
  birthDay: Cell<'recipientDays', 'day'>;
};

/** The owner's recipients whose full or first name occurs in a text, ignoring case and accents. */
export async function findNamedIn(db: Db, ownerId: number, text: string): Promise<NamedRecipient[]> {
  const { rows } = await db.execute<NamedRecipient>(sql`
    select r.name, relationship.slug as relationship,
      ${interestSlugs} as interests,
      birthday.year as "birthYear", birthday.month as "birthMonth", birthday.day as "birthDay"
    from recipients r
    left join categories relationship on relationship.id = r.relationship_id
    left join recipient_days birthday
      on birthday.user_id = r.user_id and birthday.recipient_id = r.id and birthday.kind = 'birthday'
    where r.user_id = ${ownerId} and (
      strpos(lower(plain_text(${text})), lower(plain_text(r.name))) > 0
      or split_part(lower(plain_text(r.name)), ' ', 1)
        = any(regexp_split_to_array(lower(plain_text(${text})), '[^[:alnum:]]+')))
    order by r.id`);
  return rows;
}
