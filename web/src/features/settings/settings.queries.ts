import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { auth } from '@tuckaway/contract/accounts/auth';
import { signIns } from '@tuckaway/contract/accounts/sign-ins';
import { me } from '@tuckaway/contract/accounts/me';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';
import type { Proof } from '../auth/sign-in/reauthenticate.ts';

export const devicesQuery = queryOptions({
  queryKey: KEYS.devices,
  queryFn: ({ signal }) => api(auth.devices, {}, { signal }),
});

export function useSignOutDevices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: number | 'others') =>
      sessionId === 'others' ? api(auth.revokeOthers, {}) : api(auth.revokeDevice, { params: { sessionId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}

export const signInsQuery = queryOptions({
  queryKey: KEYS.signIns,
  queryFn: ({ signal }) => api(signIns.list, {}, { signal }),
});

export function useDisconnectSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (signInId: number) => api(signIns.disconnect, { params: { signInId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: signInsQuery.queryKey }),
  });
}

export const deleteAccount = (proof: Proof) => api(me.remove, { body: proof });
