import { categories } from '@tuckaway/contract/categories';
import type { Deps } from '../../platform/deps.ts';
import { orNotFound } from '../../platform/errors.ts';
import type { Server } from '../../platform/http.ts';
import { findCategory, listCategories, listGiftListsOfCategory } from './categories.store.ts';

export function categoryRoutes({ handle }: Server, { db }: Deps): void {
  handle(categories.occasions, () => listCategories(db, 'Occasion'));
  handle(categories.interests, () => listCategories(db, 'Interest'));
  handle(categories.relationships, () => listCategories(db, 'Relationship'));
  handle(categories.list, ({ query }) => listCategories(db, query.masterCategory));
  handle(categories.get, async ({ params }) =>
    orNotFound(await findCategory(db, params.categoryId), 'Category'),
  );
  handle(categories.giftLists, async ({ params, query }) => {
    orNotFound(await findCategory(db, params.categoryId), 'Category');
    return listGiftListsOfCategory(db, params.categoryId, query);
  });
}
