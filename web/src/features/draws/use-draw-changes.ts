import { draws, type Draw, type DrawDraft } from '@tuckaway/contract/sharing/draws';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS, refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { drawQuery } from './draws.queries.ts';

/** Returns a function that caches a changed draw, and invalidates the list of draws. */
function useCacheDraw() {
  const queryClient = useQueryClient();
  return (draw: Draw) => {
    queryClient.setQueryData(drawQuery(draw.id).queryKey, draw);
    void queryClient.invalidateQueries({ queryKey: KEYS.draws, exact: true });
  };
}

export function usePrepareDraw() {
  return useMutation({
    mutationFn: (body: DrawDraft) => api(draws.create, { body }),
    onSuccess: useCacheDraw(),
  });
}

/** Changes of one draw by its organiser. */
export function useDrawChanges(drawId: number) {
  const queryClient = useQueryClient();
  const cacheDraw = useCacheDraw();
  const params = { drawId };
  // If only the response was lost, the draw has changed.
  const onError = () => queryClient.invalidateQueries({ queryKey: KEYS.draws });
  const forgetDraw = () => queryClient.removeQueries({ queryKey: drawQuery(drawId).queryKey });
  return {
    change: useMutation({
      mutationFn: (body: DrawDraft) => api(draws.change, { params, body }),
      onError,
      onSuccess: cacheDraw,
    }),
    draw: useMutation({
      mutationFn: (allowEarlier: boolean) => api(draws.draw, { params, body: { allowEarlier } }),
      onError,
      onSuccess: cacheDraw,
    }),
    again: useMutation({
      mutationFn: (body: { dayOn: string; endsThis: boolean }) => api(draws.again, { params, body }),
      onError,
      onSuccess: (next, { endsThis }) => {
        if (endsThis) forgetDraw();
        cacheDraw(next);
      },
    }),
    makePersonalLink: useMutation({
      mutationFn: (personId: number) => api(draws.link, { params: { drawId, personId } }),
      onError,
      onSuccess: ({ draw }) => cacheDraw(draw),
    }),
    mail: useMutation({
      mutationFn: (personIds: number[]) => api(draws.mail, { params, body: { personIds } }),
      onError,
      onSuccess: ({ draw }) => cacheDraw(draw),
    }),
    remove: useMutation({
      mutationFn: () => api(draws.remove, { params }),
      onError,
      onSuccess: () => {
        forgetDraw();
        return queryClient.invalidateQueries({ queryKey: KEYS.draws, exact: true });
      },
    }),
  };
}

/** Shows the name that the user drew. It is in the state of the mutation, never in the query cache. */
export function useDrawnName(drawId: number) {
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
