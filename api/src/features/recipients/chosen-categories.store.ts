import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { atPath, invalidField } from '../../platform/http/errors.ts';

/** The slugs of the interests of recipient `r`. */
export const interestSlugs = sql`array(
  select c.slug from recipient_interests interest join categories c on c.id = interest.category_id
  where interest.user_id = r.user_id and interest.recipient_id = r.id order by c.position, c.id)`;

interface CategorySlugs {
  relationship?: string | null | undefined;
  interests?: readonly string[] | undefined;
}

interface CategoryIds {
  /** undefined where it is absent. */
  relationshipId: number | null | undefined;
  interestIds: number[] | undefined;
}

type Category = Row<'categories', 'id' | 'slug' | 'masterCategory'>;

/** The ids of the categories that a person's relationship and interests name. An unknown one is refused by its field. */
export async function resolveChosen(db: Db, person: CategorySlugs): Promise<CategoryIds> {
  return idsOf(person, await findNamedCategories(db, [person]));
}

/** `resolveChosen` of several people in one query. */
export async function resolveChosenOfMany(db: Db, people: readonly CategorySlugs[]): Promise<CategoryIds[]> {
  const categories = await findNamedCategories(db, people);
  return await Promise.all(
    people.map((person, index) => atPath(`/${index}`, () => idsOf(person, categories))),
  );
}

function idsOf({ relationship, interests }: CategorySlugs, categories: readonly Category[]): CategoryIds {
  const idOf = (slug: string, masterCategory: Category['masterCategory'], path: string): number => {
    const found = categories.find((one) => one.slug === slug && one.masterCategory === masterCategory);
    if (!found) throw invalidField(path, 'Please choose from the list');
    return found.id;
  };
  return {
    relationshipId:
      typeof relationship === 'string' ? idOf(relationship, 'Relationship', '/relationship') : relationship,
    interestIds: interests?.map((slug, index) => idOf(slug, 'Interest', `/interests/${index}`)),
  };
}

async function findNamedCategories(db: Db, people: readonly CategorySlugs[]): Promise<Category[]> {
  const slugs = people.flatMap(({ relationship, interests = [] }) => [relationship ?? [], interests].flat());
  if (slugs.length === 0) return [];
  const { rows } = await db.execute<Category>(sql`
    select id, slug, master_category as "masterCategory" from categories where slug = any(${[...new Set(slugs)]}::text[])`);
  return rows;
}
