import { tags } from '@tuckaway/contract/gifts/tags';
import { orNotFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import {
  createTag,
  deleteTag,
  findTagsOfGift,
  listTags,
  renameTag,
  replaceTagsOfGift,
} from './tags.store.ts';

export function tagRoutes({ handle }: Server): void {
  handle(tags.list, ({ db, user }) => listTags(db, user.id));

  handle(tags.create, async ({ db, user, body, reply }) => {
    const { tag, isNew } = await createTag(db, user.id, body.name);
    if (!isNew) reply.code(200);
    return tag;
  });

  handle(tags.rename, async ({ db, user, params, body }) =>
    orNotFound(await renameTag(db, user.id, params.tagId, body.name)),
  );

  handle(tags.remove, async ({ db, user, params }) => orNotFound(await deleteTag(db, user.id, params.tagId)));

  handle(tags.ofGift, async ({ db, user, query }) =>
    orNotFound(await findTagsOfGift(db, user.id, query.giftId)),
  );

  handle(tags.setOfGift, async ({ db, user, body }) =>
    orNotFound(await replaceTagsOfGift(db, user.id, body.giftId, body.tagIds)),
  );
}
