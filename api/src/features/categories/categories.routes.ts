import { categories } from '@tuckaway/contract/gifts/categories';
import { orNotFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { findCategory, listCategories, listGiftListsOfCategory } from './categories.store.ts';

export function categoryRoutes({ handle }: Server): void {
  handle(categories.occasions, ({ db }) => listCategories(db, 'Occasion'));
  handle(categories.interests, ({ db }) => listCategories(db, 'Interest'));
  handle(categories.relationships, ({ db }) => listCategories(db, 'Relationship'));
  handle(categories.list, ({ db, query }) => listCategories(db, query.masterCategory));
  handle(categories.get, async ({ db, params }) =>
    orNotFound(await findCategory(db, params.categoryId), 'Category'),
  );
  handle(categories.giftLists, async ({ db, params, query }) => {
    orNotFound(await findCategory(db, params.categoryId), 'Category');
    return listGiftListsOfCategory(db, params.categoryId, query);
  });
}
