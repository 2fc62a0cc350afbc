import type { DayOfYear } from '@tuckaway/domain/days/day-of-year';
import type { BodyOf } from '@tuckaway/contract/endpoint';
import type { contactImport } from '@tuckaway/contract/contact-import';
import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { resolveChosen } from '../recipients/chosen-categories.ts';

export type NewPerson = BodyOf<typeof contactImport.create>['people'][number];

/** Adds people with their days, in the order they are given; returns their ids in that order. */
export async function insertPeople(tx: Db, ownerId: number, people: NewPerson[]): Promise<number[]> {
  const chosen = await resolveChosen(tx, people, (index) => `/people/${index}`);
  const persons = people.map(({ name, email = null }, place) => ({
    place,
    name,
    email,
    relationship_id: chosen[place]?.relationshipId ?? null,
  }));
  const { rows } = await tx.execute<Row<'recipients', 'id'>>(sql`
    insert into recipients (user_id, name, email, relationship_id)
    select ${ownerId}, name, email, relationship_id
    from jsonb_to_recordset(${JSON.stringify(persons)}::jsonb)
      as person (place int, name text, email text, relationship_id int)
    order by place returning id`);
  // Ids are given out in the order of the rows.
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
  const days = people.flatMap(({ birthday, anniversary }, place) => [
    ...dayRow(ids[place]!, 'birthday', birthday),
    ...dayRow(ids[place]!, 'anniversary', anniversary),
  ]);
  await tx.execute(sql`
    insert into recipient_days (recipient_id, user_id, kind, month, day, year)
    select recipient_id, ${ownerId}, kind, month, day, year
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as day_of_person (recipient_id int, kind text, month int, day int, year int)`);
  return ids;
}

const dayRow = (recipientId: number, kind: 'birthday' | 'anniversary', date: DayOfYear | null | undefined) =>
  date ? [{ recipient_id: recipientId, kind, ...date }] : [];
