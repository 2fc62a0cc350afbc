import { documents } from '@tuckaway/contract/documents';
import { pathTo } from '@tuckaway/contract/path-to';
import { draws, DRAW_PEOPLE_MIN, type DrawDraft } from '@tuckaway/contract/sharing/draws';
import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { badRequest, conflict, orNotFound, unavailable } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import type { Outbox } from '../../platform/mail.ts';
import { newToken } from '../../platform/security/session.ts';
import { accountToday } from '../account-time/account-today.store.ts';
import { drawNames } from './draw-names.ts';
import { replacePersonalLink } from './draw-links.store.ts';
import { drawMail } from './draw.mail.ts';
import { clearPairs, findEarlierPairs, listMyDraws, savePairs } from './draw-result.store.ts';
import {
  copyDraw,
  deleteDraw,
  insertDraw,
  listDraws,
  requireOwnDraw,
  toDraw,
  updateDraw,
  type OwnDraw,
} from './draws.store.ts';
import { sendDrawLinks } from './send-draw-links.ts';
import { organiserNameOf } from './organiser.store.ts';

interface DrawDeps extends Deps {
  /** Sends mail; undefined if no mail is configured. */
  outbox: Outbox | undefined;
}

const drawPath = (token: string) => pathTo(documents.drawPage.path, { token });

/** Calls of organisers. None of them reads the pairs. */
export function drawRoutes(server: Server, deps: DrawDeps): void {
  preparing(server, deps);
  drawing(server, deps);
  sendingLinks(server, deps);
}

const drawAfter = async (db: Db, userId: number, drawId: number, { outbox }: DrawDeps) =>
  toDraw(await requireOwnDraw(db, userId, drawId), userId, outbox !== undefined);

function preparing({ handle }: Server, deps: DrawDeps): void {
  handle(draws.list, async ({ db, user }) => ({
    organised: await listDraws(db, user.id),
    mine: await listMyDraws(db, user.id),
  }));

  handle(draws.get, ({ db, user, params }) => drawAfter(db, user.id, params.drawId, deps));

  handle(draws.create, async ({ db, user, body }) => {
    refusePast(body.dayOn, await accountToday(db, user.id));
    return await drawAfter(db, user.id, await insertDraw(db, user.id, body), deps);
  });

  handle(draws.change, async ({ db, user, params: { drawId }, body }) => {
    const before = await requireOwnDraw(db, user.id, drawId, { lock: true });
    if (before.dayOn !== body.dayOn) refusePast(body.dayOn, await accountToday(db, user.id));
    refuseNewAddressAfterOpening(before, body);
    if (!isSameGroup(before, body, user.id)) {
      refuseAfterOpening(before);
      await clearPairs(db, drawId);
    }
    await updateDraw(db, user.id, drawId, body);
    return await drawAfter(db, user.id, drawId, deps);
  });

  handle(draws.remove, async ({ db, user, params: { drawId } }) => {
    orNotFound(await deleteDraw(db, user.id, drawId), 'draw');
    return { id: drawId };
  });

  handle(draws.again, async ({ db, user, params: { drawId }, body: { dayOn, endsThis } }) => {
    const draw = await requireOwnDraw(db, user.id, drawId, { lock: true });
    const today = await accountToday(db, user.id);
    refusePast(dayOn, today);
    const copyId = await copyDraw(db, user.id, draw, { today, newDay: dayOn });
    if (endsThis) await deleteDraw(db, user.id, drawId);
    return await drawAfter(db, user.id, copyId, deps);
  });
}

function drawing({ handle }: Server, deps: DrawDeps): void {
  handle(draws.draw, async ({ db, user, params: { drawId }, body: { allowEarlier } }) => {
    const draw = await requireOwnDraw(db, user.id, drawId, { lock: true });
    const today = await accountToday(db, user.id);
    if (draw.people.length < DRAW_PEOPLE_MIN)
      throw conflict('too_few', `A draw needs at least ${DRAW_PEOPLE_MIN} people.`);
    refuseAfterOpening(draw);
    refusePast(draw.dayOn, today);
    await savePairs(db, drawId, await drawPairs(db, draw, { today, allowEarlier }));
    return await drawAfter(db, user.id, drawId, deps);
  });
}

async function drawPairs(
  db: Db,
  { id, people, exclusions }: OwnDraw,
  { today, allowEarlier }: { today: CalendarDate; allowEarlier: boolean },
) {
  const both = exclusions.flatMap(({ firstId, secondId }) => [
    `${firstId} ${secondId}`,
    `${secondId} ${firstId}`,
  ]);
  const earlier = (await findEarlierPairs(db, id, today)).map((pair) => `${pair.giverId} ${pair.receiverId}`);
  const drawWithout = (forbidden: ReadonlySet<string>) =>
    drawNames(people.map(({ id: from }) => people.map(({ id: to }) => from !== to && !forbidden.has(`${from} ${to}`)))); // prettier-ignore
  const to = drawWithout(new Set(allowEarlier ? both : [...both, ...earlier]));
  if (to)
    return to.map((receiver, giver) => ({ giverId: people[giver]!.id, receiverId: people[receiver]!.id }));
  if (!allowEarlier && earlier.length > 0 && drawWithout(new Set(both)))
    throw conflict(
      'only_earlier',
      'Nobody can be found for everybody without a pair of the last draw. Remove an exclusion, or allow those pairs.',
    );
  throw conflict(
    'impossible',
    'With these exclusions nobody can be found for everybody. Please remove one, or add people.',
  );
}

function sendingLinks({ handle }: Server, deps: DrawDeps): void {
  const { publicUrl } = deps.config;

  handle(draws.link, async ({ db, user, params: { drawId, personId } }) => {
    const draw = await requireOwnDraw(db, user.id, drawId, { lock: true });
    const person = orNotFound(
      draw.people.find(({ id }) => id === personId),
      'person of the draw',
    );
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
    return { draw: await drawAfter(db, user.id, drawId, deps), link: publicUrl + drawPath(token) };
  });

  handle(draws.mail, {
    prepare: async ({ db, user, params: { drawId }, body: { personIds } }) => {
      const { outbox, limits } = deps;
      const draw = await requireOwnDraw(db, user.id, drawId);
      const chosen = personIds.map((id) =>
        orNotFound(
          draw.people.find((person) => person.id === id),
          'person of the draw',
        ),
      );
      refuseUndrawn(draw);
      if (!outbox) throw unavailable('no_mail', 'This server sends no mail. Please copy the links instead.');
      const organiserName = await organiserNameOf(db, user.id);
      const mailFor = (to: string, token: string) =>
        drawMail({ to, link: publicUrl + drawPath(token), organiserName, publicUrl });
      return await sendDrawLinks({ db, outbox, limits, drawId, organiserId: user.id, mailFor }, chosen);
    },
    run: async ({ db, user, params, prepared: notSentIds }) => ({
      draw: await drawAfter(db, user.id, params.drawId, deps),
      notSentIds,
    }),
  });
}

function refusePast(dayOn: CalendarDate, today: CalendarDate): void {
  if (dayOn < today) {
    const message = 'Please choose a day that is still to come';
    throw badRequest(message, [{ path: '/dayOn', message }]);
  }
}

function refuseUndrawn({ drawnAt }: OwnDraw): void {
  if (drawnAt === null) throw conflict('not_drawn', 'The names are not drawn yet.');
}

function refuseAfterOpening({ people }: OwnDraw): void {
  const opened = people.filter(({ openedAt }) => openedAt !== null).length;
  if (opened === 0) return;
  const who = opened === 1 ? 'One person has' : `${opened} people have`;
  throw conflict(
    'opened',
    `${who} looked already, so names, people and day stay as they are. To begin again, start over with the same people.`,
  );
}

/** Refuses changes that would send a participant's link to another address, where their drawn name could be read. */
function refuseNewAddressAfterOpening({ people }: OwnDraw, draft: DrawDraft): void {
  for (const { id, name, email, openedAt } of people) {
    const after = draft.people.find((person) => person.id === id);
    if (openedAt !== null && after && after.email !== email)
      throw conflict('has_looked', `${name} has looked already, so the address stays as it is.`);
  }
}

/** Whether the inputs of the draw are unchanged. */
function isSameGroup(before: OwnDraw, { people, exclusions, dayOn }: DrawDraft, userId: number): boolean {
  const shape = (ids: readonly string[]) => ids.toSorted().join();
  const peopleBefore = shape(before.people.map((person) => `${person.id} ${person.accountId === userId}`));
  const peopleAfter = shape(people.map(({ id, isMe }) => `${id} ${isMe}`));
  const pairsBefore = shape(before.exclusions.map(({ firstId, secondId }) => `${firstId} ${secondId}`));
  const idAt = (index: number) => people[index]?.id ?? 0;
  const pairsAfter = shape(
    exclusions.map(({ first, second }) => [idAt(first), idAt(second)].toSorted((a, b) => a - b).join(' ')),
  );
  return before.dayOn === dayOn && peopleBefore === peopleAfter && pairsBefore === pairsAfter;
}
