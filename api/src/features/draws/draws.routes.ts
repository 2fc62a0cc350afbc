import { documents } from '@tuckaway/contract/documents';
import { pathTo } from '@tuckaway/contract/path-to';
import { draws } from '@tuckaway/contract/sharing/draws';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { conflict, orNotFound, unavailable } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import type { Outbox } from '../../platform/mail.ts';
import { newToken } from '../../platform/security/session.ts';
import { accountToday } from '../account-time/account-today.store.ts';
import { replacePersonalLink } from './draw-links.store.ts';
import { drawMail } from './draw.mail.ts';
import {
  assignReceivers,
  isSameGroup,
  refuseAfterOpening,
  refuseNewAddressAfterOpening,
  refusePast,
  refuseTooFew,
  refuseUndrawn,
} from './draw-rules.ts';
import { clearPairs, findEarlierPairs, listMyDraws, savePairs } from './draw-result.store.ts';
import {
  copyDraw,
  deleteDraw,
  insertDraw,
  listDraws,
  lockOwnDraw,
  organiserNameOf,
  requireOwnDraw,
  toDraw,
  updateDraw,
} from './draws.store.ts';
import { sendDrawLinks } from './send-draw-links.ts';

interface DrawDeps extends Deps {
  /** Sends mail; undefined if no mail is configured. */
  outbox: Outbox | undefined;
}

const drawPath = (token: string) => pathTo(documents.drawPage.path, { token });

/** Calls of organisers. None of them returns the pairs. */
export function drawRoutes(server: Server, deps: DrawDeps): void {
  draftRoutes(server, deps);
  drawingRoutes(server, deps);
  linkRoutes(server, deps);
}

const readDraw = async (db: Db, userId: number, drawId: number, { outbox }: DrawDeps) =>
  toDraw(await requireOwnDraw(db, userId, drawId), userId, outbox !== undefined);

function draftRoutes({ handle }: Server, deps: DrawDeps): void {
  handle(draws.list, async ({ db, user }) => ({
    organised: await listDraws(db, user.id),
    mine: await listMyDraws(db, user.id),
  }));

  handle(draws.get, ({ db, user, params }) => readDraw(db, user.id, params.drawId, deps));

  handle(draws.create, async ({ db, user, body }) => {
    refusePast(body.dayOn, await accountToday(db, user.id));
    return await readDraw(db, user.id, await insertDraw(db, user.id, body), deps);
  });

  handle(draws.change, async ({ db, user, params: { drawId }, body }) => {
    const before = await lockOwnDraw(db, user.id, drawId);
    if (before.dayOn !== body.dayOn) refusePast(body.dayOn, await accountToday(db, user.id));
    refuseNewAddressAfterOpening(before, body);
    if (!isSameGroup(before, body, user.id)) {
      refuseAfterOpening(before);
      await clearPairs(db, drawId);
    }
    await updateDraw(db, user.id, drawId, body);
    return await readDraw(db, user.id, drawId, deps);
  });

  handle(draws.remove, async ({ db, user, params: { drawId } }) => {
    orNotFound(await deleteDraw(db, user.id, drawId));
    return { id: drawId };
  });

  handle(draws.again, async ({ db, user, params: { drawId }, body: { dayOn, endsThis } }) => {
    const draw = await lockOwnDraw(db, user.id, drawId);
    const today = await accountToday(db, user.id);
    refusePast(dayOn, today);
    const copyId = await copyDraw(db, user.id, draw, { today, newDay: dayOn });
    if (endsThis) await deleteDraw(db, user.id, drawId);
    return await readDraw(db, user.id, copyId, deps);
  });
}

function drawingRoutes({ handle }: Server, deps: DrawDeps): void {
  handle(draws.draw, async ({ db, user, params: { drawId }, body: { allowEarlier } }) => {
    const draw = await lockOwnDraw(db, user.id, drawId);
    const today = await accountToday(db, user.id);
    refuseTooFew(draw);
    refuseAfterOpening(draw);
    refusePast(draw.dayOn, today);
    const earlier = await findEarlierPairs(db, drawId, today);
    await savePairs(db, drawId, assignReceivers(draw, earlier, { allowEarlier }));
    return await readDraw(db, user.id, drawId, deps);
  });
}

function linkRoutes({ handle }: Server, deps: DrawDeps): void {
  const { publicUrl } = deps.config;

  handle(draws.link, async ({ db, user, params: { drawId, personId } }) => {
    const draw = await lockOwnDraw(db, user.id, drawId);
    const person = orNotFound(draw.people.find(({ id }) => id === personId));
    refuseUndrawn(draw);
    if (person.accountId === user.id)
      throw conflict('own_draw', 'You see your own name here, without a link.');
    if (person.openedAt !== null && person.email !== null)
      throw conflict(
        'has_looked',
        `${person.name} has looked already. A new link can only be mailed, so that nobody else reads the name.`,
      );
    const token = newToken();
    await replacePersonalLink(db, { drawId, personId, token });
    return { draw: await readDraw(db, user.id, drawId, deps), link: publicUrl + drawPath(token) };
  });

  handle(draws.mail, {
    prepare: async ({ db, user, params: { drawId }, body: { personIds } }) => {
      const { outbox, limits } = deps;
      const draw = await requireOwnDraw(db, user.id, drawId);
      const chosen = personIds.map((id) => orNotFound(draw.people.find((person) => person.id === id)));
      refuseUndrawn(draw);
      if (!outbox) throw unavailable('no_mail', 'This server sends no mail. Please copy the links instead.');
      const organiserName = await organiserNameOf(db, user.id);
      const mailFor = (to: string, token: string) =>
        drawMail({ to, drawUrl: publicUrl + drawPath(token), organiserName, publicUrl });
      return await sendDrawLinks({ db, outbox, limits, drawId, organiserId: user.id, mailFor }, chosen);
    },
    run: async ({ db, user, params, prepared: notSentIds }) => ({
      draw: await readDraw(db, user.id, params.drawId, deps),
      notSentIds,
    }),
  });
}
