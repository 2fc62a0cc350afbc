import { sql, type Sql } from '../../db/sql.ts';

/** How far gift link `link` is; see the contract's GiftStatus. */
export const linkStatus: Sql = sql`case
  when link.given_at is not null then 'given' when link.bought_at is not null then 'bought' else 'idea' end`;

/** The owner's people with a link to gift `g`, each once: planned links before given ones. */
export const recipientsOfGift = (ownerId: number): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', person.id, 'name', person.name, 'status', person.status)
    order by lower(person.name), person.id), '[]')
  from (
    select distinct on (r.id) r.id, r.name, ${linkStatus} as status
    from recipient_gifts link join recipients r on r.user_id = link.user_id and r.id = link.recipient_id
    where link.user_id = ${ownerId} and link.gift_id = g.id
    order by r.id, link.given_at is null desc, link.id desc) person)`;
