import { takes } from '@tuckaway/contract/sharing/takes';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../db/db.ts';
import { cookiePolicy, giverCookie } from '../../platform/security/cookies.ts';
import { conflict, invalidField, orNotFound, unavailable } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { MailFailure, type OutgoingMail, type Outbox } from '../../platform/mail.ts';
import type { GiftDeps } from '../gifts/gift-deps.ts';
import { isCoEditor, requireOwnLists } from '../gift-lists/list-access.store.ts';
import { accountToday } from '../account-time/account-today.store.ts';
import { countVisit, requireOpenShare, type OpenShare } from '../shares/open-share.store.ts';
import { degreeOf } from '../shares/share.view.ts';
import { findSharedGift } from '../shares/shared-gifts.store.ts';
import { giverOf, personalPath, withSecret } from './giver.ts';
import { findMyTakes } from './my-takes.store.ts';
import { findSeenTakes, revealTakes } from './seen-takes.store.ts';
import { findGiftStates, findOtherTakes } from './share-state.store.ts';
import { takeMail } from './take.mail.ts';
import { deleteTake, giftGone, insertOtherTake, insertTake } from './takes.store.ts';

export interface TakeDeps extends GiftDeps {
  /** Sends mail; undefined if no mail is configured. */
  outbox: Outbox | undefined;
}

export function takeRoutes(server: Server, deps: TakeDeps): void {
  ownerRoutes(server);
  visitorRoutes(server, deps);
  ownTakeRoutes(server, deps);
}

function ownerRoutes({ handle }: Server): void {
  handle(takes.ofList, async ({ db, user, params: { giftListId } }) => {
    await requireOwnLists(db, user.id, [giftListId]);
    return await findSeenTakes(db, user.id, giftListId, await accountToday(db, user.id));
  });

  handle(takes.look, async ({ db, user, params: { giftListId, giftId } }) => {
    await requireOwnLists(db, user.id, [giftListId]);
    return { giftId, quantity: orNotFound(await revealTakes(db, user.id, giftListId, giftId)) };
  });
}

type Caller = { id: number } | undefined;

/** Whether a list of wishes is the caller's own, or one that they edit together with its owner. */
async function isWisher(db: Db, share: OpenShare, user: Caller): Promise<boolean> {
  if (share.kind !== 'wishes' || user === undefined) return false;
  return share.userId === user.id || (await isCoEditor(db, user.id, share.giftListId));
}

/** Wishers cannot take from their own wishes, because a refusal would reveal takes. */
async function refuseWisher(db: Db, share: OpenShare, user: Caller): Promise<void> {
  if (await isWisher(db, share, user))
    throw conflict('own_list', 'This is your own list: others take from it.');
}

function visitorRoutes({ handle }: Server, deps: TakeDeps): void {
  const { publicUrl } = deps.config;
  const taken = (
    id: string,
    secret: string,
    reply: FastifyReply,
    afterCommit: (work: () => void) => void,
  ) => {
    afterCommit(() => void reply.header('set-cookie', giverCookie(secret, cookiePolicy(deps.config))));
    return { id, personalLink: publicUrl + personalPath(secret) };
  };

  handle(takes.state, async ({ db, user, params, query, request }) => {
    const share = await requireOpenShare(db, params.token);
    const isSignedIn = user !== undefined;
    const isWishing = await isWisher(db, share, user);
    if (isWishing && query.look !== 'yes') return { asksFirst: true, isSignedIn, gifts: [], others: [] };
    const reader = { ...giverOf(request), isWisher: isWishing };
    const gifts = await findGiftStates(db, share, reader);
    return { asksFirst: false, isSignedIn, gifts, others: await findOtherTakes(db, share, reader) };
  });

  handle(takes.countOpen, async ({ db, user, params }) => {
    const share = await requireOpenShare(db, params.token);
    const isOwner = share.userId === user?.id || (await isWisher(db, share, user));
    if (!isOwner) await countVisit(db, share);
    return { kind: share.kind, degree: degreeOf(share), isOwner, isSignedIn: user !== undefined };
  });

  handle(takes.take, async ({ db, user, params, body, request, reply, afterCommit }) => {
    const share = await requireOpenShare(db, params.token);
    await refuseWisher(db, share, user);
    const gift = await findSharedGift(db, share, body.gift);
    if (!gift) throw giftGone();
    const giver = withSecret(giverOf(request));
    const id = await insertTake(db, { share, giver, name: body.name }, gift, body);
    return taken(id, giver.secret, reply, afterCommit);
  });

  handle(takes.bringOther, async ({ db, user, params, body, request, reply, afterCommit }) => {
    const share = await requireOpenShare(db, params.token);
    await refuseWisher(db, share, user);
    const giver = withSecret(giverOf(request));
    const id = await insertOtherTake(db, { share, giver, name: body.name }, body.text);
    return taken(id, giver.secret, reply, afterCommit);
  });
}

function ownTakeRoutes({ handle }: Server, { config, outbox }: TakeDeps): void {
  handle(takes.mine, ({ db, request }) => findMyTakes(db, giverOf(request)));

  handle(takes.undo, async ({ db, params: { takeId }, request }) => {
    orNotFound(await deleteTake(db, giverOf(request), takeId));
    return { id: takeId };
  });

  handle(takes.mail, {
    prepare: async ({ db, body, request }) => {
      const { secret } = giverOf(request);
      const mine = secret === undefined ? [] : await findMyTakes(db, { secret, userId: null });
      if (secret === undefined || mine.length === 0)
        throw conflict('nothing_taken', 'Nothing was taken from this browser yet.');
      if (!outbox) throw unavailable('no_mail', 'This server sends no mail. Please copy the link instead.');
      await sendTakesMail(outbox, takeMail(body.email, config.publicUrl + personalPath(secret)));
    },
    run: () => ({ sent: true as const }),
  });
}

async function sendTakesMail(outbox: Outbox, mail: OutgoingMail): Promise<void> {
  try {
    await outbox.send(mail);
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    if (error.kind === 'refused')
      throw invalidField('/email', 'The mail server does not accept this address');
    throw unavailable('mail_failed', 'The mail could not be sent. Please try again later, or copy the link.');
  }
}
