import { setTimeout as sleep } from 'node:timers/promises';
import { pick } from '../data/random.ts';
import type { Client } from './client.ts';

interface Journey {
  client: Client;
  random: () => number;
  /** Shortest and longest pause between two steps. */
  pauseMs: readonly [number, number];
  /** Typed into the search. */
  queries: readonly string[];
  stop: AbortSignal;
}

interface Data<Item> {
  data: Item;
}
interface Identified {
  id: number;
}
interface SearchResponse {
  data: { gifts: Identified[]; giftLists: Identified[] };
}
interface OwnIds {
  listId: number;
  recipientId: number;
}

/**
 * Simulates one person until the signal, and at least one round: browse, search, open, save, link to a person, and read
 * Saved and the person's gifts.
 */
export async function simulatePerson({ client, random, pauseMs, queries, stop }: Journey): Promise<void> {
  const [shortest, longest] = pauseMs;
  // Arrivals are spread over the first pause.
  await sleep(random() * longest);
  const own = await readOwnIds(client);
  let isFirst = true;
  const isOver = () => stop.aborted && !isFirst;
  const pause = async () => {
    const signal = isFirst ? undefined : stop;
    await sleep(shortest + random() * (longest - shortest), undefined, { signal }).catch(() => {});
  };
  for (; own && !isOver(); isFirst = false) {
    const lists = await browse(client);
    await pause();
    if (isOver()) break;
    const found = await search(client, pick(random, queries));
    await pause();
    if (isOver()) break;
    const inReach = found?.giftLists.length ? found.giftLists : (lists ?? []);
    const gifts = [...(found?.gifts ?? [])];
    if (inReach.length > 0) gifts.push(...(await openList(client, pick(random, inReach).id)));
    await pause();
    if (isOver() || gifts.length === 0) continue;
    const { id } = pick(random, gifts);
    await openGift(client, id);
    await pause();
    if (isOver()) break;
    await save(client, id, own);
    await pause();
    if (isOver()) break;
    await revisit(client, own);
    await pause();
  }
}

/** Reads the ids of the person's list and of a recipient, which is created if there is none. */
async function readOwnIds(client: Client): Promise<OwnIds | undefined> {
  const step = 'begin';
  const lists = await client.send<Data<Identified[]>>({ step, path: '/api/gift-lists' });
  const recipients = await client.send<Data<Identified[]>>({ step, path: '/api/v1/recipients' });
  const recipient =
    recipients?.data[0] ??
    (
      await client.send<Data<Identified>>({
        step,
        method: 'POST',
        path: '/api/v1/recipients',
        body: { name: 'Somebody' },
      })
    )?.data;
  const listId = lists?.data[0]?.id;
  return listId === undefined || !recipient ? undefined : { listId, recipientId: recipient.id };
}

async function browse(client: Client): Promise<Identified[] | undefined> {
  const step = 'browse';
  const lists = await client.send<Data<Identified[]>>({ step, path: '/api/gift-lists/public?limit=24' });
  await client.send({ step, path: '/api/v1/upcoming' });
  return lists?.data;
}

async function search(client: Client, query: string): Promise<SearchResponse['data'] | undefined> {
  const path = `/api/v1/search?limit=24&query=${encodeURIComponent(query)}`;
  return (await client.send<SearchResponse>({ step: 'search', path }))?.data;
}

async function openList(client: Client, listId: number): Promise<Identified[]> {
  const step = 'open a list';
  await client.send({ step, path: `/api/gift-lists/${listId}` });
  const gifts = await client.send<Data<Identified[]>>({
    step,
    path: `/api/gift-lists/${listId}/gifts?limit=20`,
  });
  return gifts?.data ?? [];
}

async function openGift(client: Client, giftId: number): Promise<void> {
  const step = 'open a gift';
  await client.send({ step, path: `/api/v1/gifts/${giftId}` });
  await client.send({ step, path: `/api/v1/recipient-gifts?giftId=${giftId}` });
}

async function save(client: Client, giftId: number, { listId, recipientId }: OwnIds): Promise<void> {
  const method = 'POST';
  await client.send({
    step: 'save',
    method,
    path: '/api/gift-list-gifts',
    body: { giftId, giftListIds: [listId] },
  });
  await client.send({
    step: 'link to a person',
    method,
    path: '/api/v1/recipient-gifts/bulk',
    body: { giftId, recipientIds: [recipientId] },
  });
}

async function revisit(client: Client, { recipientId }: OwnIds): Promise<void> {
  const step = 'look again';
  await client.send({ step, path: '/api/v1/user-saved-gifts?limit=24' });
  await client.send({ step, path: `/api/v1/recipient-gifts?recipientId=${recipientId}` });
}
