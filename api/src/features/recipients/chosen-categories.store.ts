import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { badRequest } from '../../platform/http/errors.ts';

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

/** The ids of the categories that each of `people` names. One that is not in our lists is refused by its field. */
export async function resolveChosen(
  db: Db,
  people: readonly CategorySlugs[],
  pathOf: (index: number) => string = () => '',
): Promise<CategoryIds[]> {
  const slugs = people.flatMap(({ relationship, interests = [] }) => [relationship ?? [], interests].flat());
  const existing = slugs.length > 0 ? await findCategories(db, [...new Set(slugs)]) : [];
  const idOf = (slug: string, masterCategory: Category['masterCategory'], path: string): number => {
    const found = existing.find((one) => one.slug === slug && one.masterCategory === masterCategory);
    if (found) return found.id;
    const message = 'Please choose from the list';
    throw badRequest(message, [{ path, message }]);
  };
  return people.map(({ relationship, interests }, index) => ({
    relationshipId:
      typeof relationship === 'string'
        ? idOf(relationship, 'Relationship', `${pathOf(index)}/relationship`)
        : relationship,
    interestIds: interests?.map((slug, position) =>
      idOf(slug, 'Interest', `${pathOf(index)}/interests/${position}`),
    ),
  }));
}

async function findCategories(db: Db, slugs: string[]): Promise<Category[]> {
  const { rows } = await db.execute<Category>(sql`
    select id, slug, master_category as "masterCategory" from categories where slug = any(${slugs}::text[])`);
  return rows;
}
