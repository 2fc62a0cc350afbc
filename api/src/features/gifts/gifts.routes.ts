import { gifts } from '@tuckaway/contract/gifts';
import type { Server } from '../../platform/http.ts';
import { orHidden } from './gift-access.ts';
import type { GiftDeps } from './gift.deps.ts';
import { toGift } from './gift.view.ts';
import { findGift } from './gifts.store.ts';

export function giftRoutes({ handle }: Server, { db, serveLink }: GiftDeps): void {
  handle(gifts.get, async ({ user, params }) =>
    toGift(orHidden(await findGift(db, user?.id ?? null, params.giftId), user, 'gift'), serveLink),
  );
}
