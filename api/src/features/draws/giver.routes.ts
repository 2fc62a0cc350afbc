import { draws } from '@tuckaway/contract/sharing/draws';
import { documents } from '@tuckaway/contract/documents';
import type { FastifyInstance } from 'fastify';
import type { Db, Tx } from '../../db/db.ts';
import { transaction } from '../../db/transaction.ts';
import { orNotFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { sendPage } from '../../platform/pages/page-shell.ts';
import { drawnPage, drawPage, LOST_DRAW_PAGE, undrawnPage } from './draw.page.ts';
import { notDrawn } from './draw-rules.ts';
import {
  findGiverDrawOfAccount,
  findGiverDrawByToken,
  markDrawnKept,
  openPair,
  type GiverDraw,
} from './draw-result.store.ts';
import type { RecipientChoice } from '../recipients/chosen-recipient.ts';
import { keepDrawnAsRecipient } from './keep-drawn.store.ts';

/** Calls of a giver in a draw, by account or by personal link. */
export function giverRoutes(server: Server): void {
  accountRoutes(server);
  pageRoutes(server);
}

async function open(tx: Tx, draw: GiverDraw, userId: number | null) {
  const drawn = await openPair(tx, draw, userId);
  if (!drawn) throw notDrawn();
  return drawn;
}

/** Keeps the drawn person as a recipient. A repeated call returns the recipient of the first one. */
async function keepDrawn(tx: Tx, draw: GiverDraw, userId: number, recipient: RecipientChoice) {
  const drawn = await open(tx, draw, userId);
  if (drawn.recipientId !== null) return { recipientId: drawn.recipientId };
  const recipientId = await keepDrawnAsRecipient(tx, userId, recipient, drawn);
  await markDrawnKept(tx, draw, userId, recipientId);
  return { recipientId };
}

function accountRoutes({ handle }: Server): void {
  const mine = async (db: Db, userId: number, drawId: number) =>
    orNotFound(await findGiverDrawOfAccount(db, userId, drawId));

  handle(draws.show, async ({ db, user, params }) =>
    open(db, await mine(db, user.id, params.drawId), user.id),
  );

  handle(draws.keep, async ({ db, user, params, body }) =>
    keepDrawn(db, await mine(db, user.id, params.drawId), user.id, body.recipient),
  );

  handle(draws.visit, async ({ db, user, params }) => {
    orNotFound(await findGiverDrawByToken(db, params.token));
    return { isSignedIn: user !== undefined };
  });

  handle(draws.keepByLink, async ({ db, user, params, body }) =>
    keepDrawn(db, orNotFound(await findGiverDrawByToken(db, params.token)), user.id, body.recipient),
  );
}

/** The name is shown after a POST only, because mail scanners and messengers' previews open links. */
function pageRoutes({ app, serve }: Server): void {
  void app.register(async (scope: FastifyInstance) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, _body, done) =>
      done(null, undefined),
    );

    serve(documents.drawPage, async (request, reply, db) => {
      const draw = await findGiverDrawByToken(db, request.params.token);
      if (!draw) return sendPage(reply.code(404), LOST_DRAW_PAGE);
      return sendPage(reply, draw.drawnAt === null ? undrawnPage(draw) : drawPage(draw));
    });

    serve(
      documents.openDraw,
      async (request, reply, db) => {
        const draw = await findGiverDrawByToken(db, request.params.token);
        if (!draw) return sendPage(reply.code(404), LOST_DRAW_PAGE);
        const drawn = await transaction(db, (tx) => openPair(tx, draw, null));
        return sendPage(reply, drawn ? drawnPage(draw, drawn) : undrawnPage(draw));
      },
      scope,
    );
  });
}
