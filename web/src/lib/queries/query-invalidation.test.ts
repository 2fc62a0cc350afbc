import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { KEYS, refreshAfter } from './query-invalidation.ts';

it.each([
  'giftCreated',
  'giftChanged',
  'giftDeleted',
  'giftListCreated',
  'giftListChanged',
  'giftListDeleted',
  'tagsChanged',
  'recipientsAdded',
  'recipientsChanged',
  'recipientDeleted',
] as const)('after %s the search box asks for suggestions again', async (change) => {
  const queryClient = new QueryClient();
  const queryKey = [...KEYS.suggestions, 'mo'];
  queryClient.setQueryData(queryKey, []);
  await refreshAfter(queryClient, change);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
