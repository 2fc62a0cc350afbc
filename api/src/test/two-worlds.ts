import { allEndpoints, type EndpointId } from '@tuckaway/contract/all';
import type { Endpoint } from '@tuckaway/contract/endpoint';
import type { TestAnswer, TestUser } from './build-app.ts';

/** One thing that the owner does or asks, in each of two worlds. */
export interface Step {
  name: string;
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  body?: object;
}

/**
 * Calls that are left out, with the reason. Everything else that an account can read is walked, so that a new read is in
 * the proof from its first day.
 */
const LEFT_OUT: Partial<Record<EndpointId, string>> = {
  'takes.look':
    'The owner asks on purpose whether one gift is taken; givers are told of it before they take.',
  'takes.state': 'Asked by visitors; of the owner of the wishes it asks first, which is walked by hand.',
  'takes.mine': 'What the owner took from other people.',
};

interface Ids {
  giftListId: number;
  giftId: number;
  recipientId: number;
  categoryId: number;
  token: string;
}

/** Queries of the reads that require another one than `defaultQuery` gives. */
const QUERIES: Partial<Record<EndpointId, string>> = {
  'categories.list': 'masterCategory=Occasion',
};

/** Every GET of the contract with the owner's own ids; where it needs a query, a usable one. */
export function readsOf(ids: Ids): Step[] {
  return Object.entries(allEndpoints).flatMap(([noun, calls]) =>
    Object.entries(calls)
      .map(([call, endpoint]) => [`${noun}.${call}` as EndpointId, endpoint] as const)
      .filter(([id, { method }]) => method === 'GET' && !(id in LEFT_OUT))
      .map(([id, endpoint]) => readOf(id, endpoint, ids)),
  );
}

function readOf(name: EndpointId, { path, query }: Endpoint, ids: Ids): Step {
  const fill = (text: string) =>
    text.replace(/:(\w+)/g, (_, key: string) => String(ids[key as keyof Ids] ?? 1));
  const queryText = QUERIES[name] ?? (query.safeParse({}).success ? '' : defaultQuery(query));
  return { name, method: 'get', path: fill(path) + (queryText ? `?${fill(queryText)}` : '') };
}

/** Searches take a text, links of gifts and tags a gift. */
const defaultQuery = (query: Endpoint['query']) =>
  query.safeParse({ query: 'gift' }).success ? 'query=gift' : 'giftId=:giftId';

/** Everything that the owner can observe of a response; random values are replaced by names. */
export function seen({ status, headers, body }: TestAnswer, rename: (text: string) => string) {
  const kept = Object.entries(headers).filter(([name]) => !CHANCE.has(name));
  return rename(JSON.stringify({ status, headers: Object.fromEntries(kept), body }));
}
const CHANCE = new Set(['date', 'x-request-id', 'set-cookie', 'content-length']);

export const play = (user: TestUser, { method, path, body }: Step, headers?: Record<string, string>) =>
  method === 'get' ? user.get(path, headers) : user[method](path, body, headers);

const BY_CHANCE =
  /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b[0-9a-f]{24,64}\b|(?<![\w-])[\w-]{43}(?![\w-])|(?:W\/)?\\?"[\w-]{20,30}\\?"/g;

/**
 * Gives moments, tokens, ids that are drawn and ETags numbers, in the order in which they first appear: two worlds have
 * other ones, but equal ones stay equal and one that changes gets another number.
 */
export function makeNamer(): (text: string) => string {
  const names = new Map<string, number>();
  return (text) =>
    text.replace(BY_CHANCE, (value) => {
      const number = names.get(value) ?? names.size;
      names.set(value, number);
      return `<${number}>`;
    });
}
