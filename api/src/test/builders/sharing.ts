import { setImmediate } from 'node:timers/promises';
import type { ShareSettings } from '@tuckaway/contract/sharing/shares';
import type { ShareState } from '@tuckaway/contract/sharing/takes';
import type { TestApp, TestUser } from '../build-app.ts';
import { buildGift, buildList, putInList } from '../factories.ts';

export const WISHES: ShareSettings = {
  kind: 'wishes',
  degree: 'nothing',
  revealOn: null,
  namesVisible: true,
  words: null,
  expiresOn: null,
};

interface OpenList {
  listId: number;
  giftIds: number[];
  token: string;
  /** How the page names the gifts, in the order of `giftIds`. */
  refs: string[];
}

interface ShareOptions {
  settings?: ShareSettings;
  gifts?: { id: number }[];
  /** The gifts are the owner's own, with notes. */
  own?: boolean;
}

/** Waits for the clock, so that two rows do not get the same timestamp by chance. */
export async function nextMillisecond(): Promise<void> {
  for (const start = Date.now(); Date.now() === start;) await setImmediate();
}

/** A list of somebody with two gifts and a link, made by the API. */
export async function openList(
  { app, db }: TestApp,
  owner: TestUser,
  { settings = WISHES, gifts, own = false }: ShareOptions = {},
): Promise<OpenList> {
  const list = await buildList(db, { userId: owner.id, title: 'Birthday wishes' });
  const fields = own ? { createdById: owner.id, description: 'psst' } : {};
  const held = gifts ?? [
    await buildGift(db, { title: 'Gift 0', priceCents: 1250, ...fields }),
    await buildGift(db, { title: 'Gift 1', ...fields }),
  ];
  for (const gift of held) {
    await putInList(db, list, gift.id);
    await nextMillisecond();
  }
  const answer = await owner.post(`/api/gift-lists/${list.id}/share`, settings);
  const token = String(answer.body.data.link).split('/s/')[1]!;
  const page = await app.inject({ url: `/s/${token}` });
  const refs = [...page.payload.matchAll(/data-gift="([0-9a-f]{24})"/g)].map(([, ref]) => ref!);
  return { listId: list.id, giftIds: held.map(({ id }) => id), token, refs };
}

/** State of each gift as a visitor reads it, in the order of the page. */
export async function stateOf({ app, asVisitor }: TestApp, token: string): Promise<ShareState> {
  const { gifts, ...rest } = (await asVisitor.get(`/api/v1/s/${token}`)).body.data as ShareState;
  const page = (await app.inject({ url: `/s/${token}` })).payload;
  return { ...rest, gifts: gifts.toSorted((a, b) => page.indexOf(a.gift) - page.indexOf(b.gift)) };
}
