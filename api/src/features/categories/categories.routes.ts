import { categories } from '@tuckaway/contract/gifts/categories';
import { orNotFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { findCategory, listCategories, listGiftListsOfCategory } from './categories.store.ts';

export function categoryRoutes({ handle }: Server): void {
  handle(categories.occasions, ({ replica }) => listCategories(replica, 'Occasion'));
  handle(categories.interests, ({ replica }) => listCategories(replica, 'Interest'));
  handle(categories.relationships, ({ replica }) => listCategories(replica, 'Relationship'));
  handle(categories.list, ({ replica, query }) => listCategories(replica, query.masterCategory));
  handle(categories.get, async ({ replica, params }) =>
    orNotFound(await findCategory(replica, params.categoryId)),
  );
  handle(categories.giftLists, async ({ replica, params, query }) => {
    orNotFound(await findCategory(replica, params.categoryId));
    return listGiftListsOfCategory(replica, params.categoryId, query);
  });
}
