import { draws, type Draw, type DrawDraft } from '@tuckaway/contract/sharing/draws';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS, refreshAfter } from '../../lib/queries/query-invalidation.ts';

export const drawsQuery = queryOptions({
  queryKey: KEYS.draws,
  queryFn: ({ signal }) => api(draws.list, {}, { signal }),
});

export const drawQuery = (drawId: number) =>
  queryOptions({
    queryKey: [...KEYS.draws, drawId],
    queryFn: ({ signal }) => api(draws.get, { params: { drawId } }, { signal }),
    // Others open their links meanwhile.
    refetchOnWindowFocus: 'always',
  });

/** Puts the response into the screen of the draw; the list is read again when it is shown. */
function useKeepDraw() {
  const queryClient = useQueryClient();
  return (draw: Draw) => {
    queryClient.setQueryData(drawQuery(draw.id).queryKey, draw);
    void queryClient.invalidateQueries({ queryKey: KEYS.draws, exact: true });
  };
}

export function usePrepareDraw() {
  return useMutation({
    mutationFn: (body: DrawDraft) => api(draws.create, { body }),
    onSuccess: useKeepDraw(),
  });
}

/** Changes of one draw by its organiser. */
export function useDrawChanges(drawId: number) {
  const queryClient = useQueryClient();
  const keep = useKeepDraw();
  const params = { drawId };
  return {
    change: useMutation({
      mutationFn: (body: DrawDraft) => api(draws.change, { params, body }),
      onSuccess: keep,
    }),
    draw: useMutation({
      mutationFn: (allowEarlier: boolean) => api(draws.draw, { params, body: { allowEarlier } }),
      onSuccess: keep,
    }),
    again: useMutation({
      mutationFn: (body: { dayOn: string; endsThis: boolean }) => api(draws.again, { params, body }),
      onSuccess: keep,
    }),
    makePersonalLink: useMutation({
      mutationFn: (personId: number) => api(draws.link, { params: { drawId, personId } }),
      onSuccess: ({ draw }) => keep(draw),
    }),
    mail: useMutation({
      mutationFn: (personIds: number[]) => api(draws.mail, { params, body: { personIds } }),
      onSuccess: ({ draw }) => keep(draw),
    }),
    remove: useMutation({
      mutationFn: () => api(draws.remove, { params }),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: KEYS.draws, exact: true }),
    }),
  };
}

/** The drawn name is kept in the state of the screen and in no cache. */
export function useMyName(drawId: number) {
  const queryClient = useQueryClient();
  const params = { drawId };
  return {
    show: useMutation({
      mutationFn: () => api(draws.show, { params }),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: KEYS.draws }),
    }),
    keep: useMutation({
      mutationFn: (recipient: { id: number } | { name: string }) =>
        api(draws.keep, { params, body: { recipient } }),
      onSuccess: () => refreshAfter(queryClient, 'recipientsAdded'),
    }),
  };
}
