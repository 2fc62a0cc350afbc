import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { setServerReached } from '../../../lib/api/connection.ts';
import { createQueryClient } from '../../../lib/queries/query-client.ts';
import { KEYS } from '../../../lib/queries/query-invalidation.ts';
import { testUser } from '../../../test/render.tsx';
import { useOfflineCache } from './use-offline-cache.ts';

afterEach(() => setServerReached(true));

it('reads everything again when the server responds again, except pages of shops', async () => {
  const queryClient = createQueryClient();
  const observe = (queryKey: readonly unknown[]) => {
    const read = vi.fn<() => Promise<string>>(async () => 'fresh');
    new QueryObserver(queryClient, { queryKey, queryFn: read }).subscribe(() => {});
    return read;
  };
  renderHook(() => useOfflineCache(testUser, queryClient));
  const tags = observe(KEYS.tags);
  const page = observe([...KEYS.linkPreview, 'https://shop.example/kite']);
  await waitFor(() => expect(page).toHaveBeenCalledOnce());
  act(() => setServerReached(false));
  act(() => setServerReached(true));
  await waitFor(() => expect(tags).toHaveBeenCalledTimes(2));
  expect(page).toHaveBeenCalledOnce();
});
