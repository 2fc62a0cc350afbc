import { documents } from '@tuckaway/contract/documents';
import { GiftRef } from '@tuckaway/contract/sharing/takes';
import type { FastifyInstance } from 'fastify';
import { transaction } from '../../db/transaction.ts';
import type { Server } from '../../platform/http/handle.ts';
import { PAGE_HEADERS, sendPage } from '../../platform/pages/page-shell.ts';
import { asToken } from '../../platform/security/session.ts';
import { findOpenShare } from '../shares/open-share.store.ts';
import { findSharedGift, listPageGifts } from '../shares/shared-gifts.store.ts';
import { personalPath, type Giver } from '../takes/giver.ts';
import { findMyTakes } from '../takes/my-takes.store.ts';
import { findGiftStates, findOtherTakes, type PageReader } from '../takes/share-state.store.ts';
import { deleteTake } from '../takes/takes.store.ts';
import type { TakeDeps } from '../takes/takes.routes.ts';
import { myTakesPage } from './my-takes.page.ts';
import { LOST_PAGE } from './lost.page.ts';
import { sharedListPage } from './shared-list.page.ts';

const PICTURE_HEADERS = {
  ...PAGE_HEADERS,
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  // Private cache, for a short time only.
  'cache-control': 'private, max-age=300',
};
const NOBODY: PageReader = { secret: undefined, userId: null, isWisher: false };

/** The page is the same for all visitors: no session cookie is sent to /s. */
export function sharePageRoutes(server: Server, deps: TakeDeps): void {
  listRoutes(server, deps);
  myTakesRoutes(server, deps);
}

function listRoutes({ serve }: Server, { config, outbox, addAffiliate, pictureFiles }: TakeDeps): void {
  serve(documents.sharedList, async (request, reply, db) => {
    const { token } = request.params;
    const share = await findOpenShare(db, token);
    if (!share) return sendPage(reply.code(404), LOST_PAGE);
    const gifts = await listPageGifts(db, share);
    const states =
      share.kind === 'ideas'
        ? { gifts: await findGiftStates(db, share, NOBODY), others: await findOtherTakes(db, share, NOBODY) }
        : undefined;
    const { publicUrl } = config;
    const canMail = outbox !== undefined;
    return sendPage(reply, sharedListPage({ share, token, gifts, states, publicUrl, canMail, addAffiliate }));
  });

  serve(documents.sharedPicture, async (request, reply, db) => {
    const { token, gift } = request.params;
    const share = await findOpenShare(db, token);
    const ref = GiftRef.safeParse(gift).data;
    const size = documents.sharedPicture.query.safeParse(request.query).data?.size ?? 'card';
    const shown = share && ref !== undefined ? await findSharedGift(db, share, ref) : undefined;
    const file = shown?.imageId ? await pictureFiles.open(shown.imageId, size) : undefined;
    if (!file) return sendPage(reply.code(404), LOST_PAGE);
    return reply.headers({ ...PICTURE_HEADERS, 'content-length': file.bytes }).send(file.body);
  });
}

const FORM = 'application/x-www-form-urlencoded';

function myTakesRoutes({ app, serve }: Server, { config }: TakeDeps): void {
  const giverOf = (secret: string): Giver => ({ secret: asToken(secret), userId: null });

  void app.register(async (scope: FastifyInstance) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(body as string)),
    );

    serve(
      documents.myTakes,
      async (request, reply, db) => {
        const giver = giverOf(request.params.secret);
        // A giver without takes and an invented secret get the same empty page.
        if (giver.secret === undefined) return sendPage(reply.code(404), LOST_PAGE);
        return sendPage(reply, myTakesPage(await findMyTakes(db, giver)));
      },
      scope,
    );

    serve(
      documents.undoMyTake,
      async (request, reply, db) => {
        const giver = giverOf(request.params.secret);
        const takeId = request.body instanceof URLSearchParams ? request.body.get('take') : null;
        if (giver.secret === undefined) return sendPage(reply.code(404), LOST_PAGE);
        if (takeId !== null && /^[0-9a-f-]{36}$/.test(takeId))
          await transaction(db, (tx) => deleteTake(tx, giver, takeId));
        return reply.redirect(config.publicUrl + personalPath(giver.secret), 303);
      },
      scope,
    );
  });
}
