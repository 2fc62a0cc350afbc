import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { INVALIDATED_AFTER, KEYS, refreshAfter, type Change } from './query-invalidation.ts';

type Key = keyof typeof KEYS;

/** Changes of gifts and their links. */
const OF_GIFTS = [
  'giftCreated',
  'giftChanged',
  'giftDeleted',
  'manyGiftsChanged',
  'recipientGiftsChanged',
] as const;

/** Changes of recipients, their days, and today's date. */
const OF_RECIPIENTS = [
  'recipientsAdded',
  'recipientsChanged',
  'recipientDeleted',
  'recipientDaysChanged',
  'timeZoneChanged',
] as const;

/** Changes of a list, or of its editors. */
const OF_LISTS = [
  'giftListCreated',
  'giftListChanged',
  'giftListDeleted',
  'listArranged',
  'editorsChanged',
  'listLeft',
] as const;

/** Changes of the gifts in lists. */
const OF_LIST_GIFTS = [
  'giftCreated',
  'giftChanged',
  'giftDeleted',
  'manyGiftsChanged',
  'savedGiftsChanged',
  'giftListCreated',
  'giftListDeleted',
  'editorsChanged',
] as const;

/** Changes of things that the search finds among the user's own. */
const OF_FINDABLE = [
  'giftCreated',
  'giftChanged',
  'giftDeleted',
  'manyGiftsChanged',
  'giftListCreated',
  'giftListChanged',
  'giftListDeleted',
  'recipientsAdded',
  'recipientsChanged',
  'recipientDeleted',
] as const;

/** Changes of links, and of the recipients and gifts that they join. */
const OF_LINKS = [...OF_GIFTS, ...OF_RECIPIENTS] as const;

/** Changes of its own feature, which invalidates the query itself, or none. */
const OF_OWN_FEATURE = [] as const;

/** For each query, the changes after which its response is out of date. */
const CHANGES_OF_QUERY: Record<Key, readonly Change[]> = {
  budget: [...OF_GIFTS, ...OF_RECIPIENTS],
  giftIdeas: [...OF_GIFTS, ...OF_RECIPIENTS],
  upcoming: [...OF_GIFTS, ...OF_RECIPIENTS],
  gift: ['giftDeleted', 'manyGiftsChanged', 'giftListDeleted', 'editorsChanged', 'listLeft'],
  savedGifts: [
    ...OF_LIST_GIFTS,
    'tagsChanged',
    'recipientsChanged',
    'recipientDeleted',
    'recipientGiftsChanged',
  ],
  giftLists: [...OF_LIST_GIFTS, 'listLeft'],
  myLists: [...OF_LIST_GIFTS, ...OF_LISTS],
  coEditedLists: [...OF_LIST_GIFTS, 'listArranged', 'listLeft'],
  coEditing: ['editorsChanged', 'listLeft'],
  // Of the changes of a list's gifts, those that can bring a gift with its links into a list that was read before.
  listRecipients: [
    'giftCreated',
    'manyGiftsChanged',
    'savedGiftsChanged',
    'editorsChanged',
    'recipientGiftsChanged',
    'recipientsChanged',
    'recipientDeleted',
  ],
  recipientGifts: OF_LINKS,
  givenBefore: OF_LINKS,
  recipients: [
    'giftCreated',
    'giftDeleted',
    'manyGiftsChanged',
    'recipientGiftsChanged',
    'recipientsAdded',
    'recipientsChanged',
    'recipientDeleted',
  ],
  recipientDays: ['recipientsAdded', 'recipientDeleted', 'recipientDaysChanged'],
  circles: ['recipientsAdded', 'recipientDeleted', 'recipientDaysChanged', 'recipientGiftsChanged'],
  tags: ['giftCreated', 'giftDeleted', 'manyGiftsChanged', 'tagsChanged'],
  search: [...OF_FINDABLE, 'recipientDaysChanged', 'editorsChanged', 'listLeft'],
  suggestions: [...OF_FINDABLE, 'tagsChanged', 'editorsChanged', 'listLeft'],
  waitingGifts: ['unsavedChanged'],
  storedDrafts: ['unsavedChanged'],
  categories: OF_OWN_FEATURE,
  devices: OF_OWN_FEATURE,
  draws: OF_OWN_FEATURE,
  linkPreview: OF_OWN_FEATURE,
  occasions: OF_OWN_FEATURE,
  oidcName: OF_OWN_FEATURE,
  operator: OF_OWN_FEATURE,
  publicLists: OF_OWN_FEATURE,
  reminders: OF_OWN_FEATURE,
  shares: OF_OWN_FEATURE,
  signIns: OF_OWN_FEATURE,
};

const keys = Object.keys(KEYS) as Key[];
const partOf = (key: Key) => [...KEYS[key], 'one of its queries'];

it.each(Object.keys(INVALIDATED_AFTER) as Change[])(
  '%s invalidates the queries that show its subject, and no others',
  async (change) => {
    const queryClient = new QueryClient();
    for (const key of keys) queryClient.setQueryData(partOf(key), []);
    await refreshAfter(queryClient, change);
    const invalidated = keys.filter((key) => queryClient.getQueryState(partOf(key))?.isInvalidated);
    expect(invalidated).toEqual(keys.filter((key) => CHANGES_OF_QUERY[key].includes(change)));
  },
);

it('refetches the queries on screen except those it is told to leave, which are only marked', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const read = vi.fn<(key: readonly unknown[]) => string>(() => 'new');
  const page = [...KEYS.recipients, 3];
  const shown = [KEYS.recipients, page, [...KEYS.recipients, 4], KEYS.upcoming];
  const hidden = KEYS.savedGifts;
  for (const queryKey of [...shown, hidden]) queryClient.setQueryData(queryKey, 'old');
  for (const queryKey of shown)
    new QueryObserver(queryClient, { queryKey, queryFn: () => read(queryKey) }).subscribe(() => {});
  await refreshAfter(queryClient, 'recipientDeleted', { except: [page] });
  expect(read.mock.calls.map(([key]) => key)).toEqual([
    KEYS.recipients,
    [...KEYS.recipients, 4],
    KEYS.upcoming,
  ]);
  for (const queryKey of [page, hidden])
    expect(queryClient.getQueryState(queryKey)).toMatchObject({ data: 'old', isInvalidated: true });
});
