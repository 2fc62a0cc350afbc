import { useMutation, useQueryClient } from '@tanstack/react-query';
import { auth } from '@tuckaway/contract/accounts/auth';
import { signIns } from '@tuckaway/contract/accounts/sign-ins';
import { api } from '../../lib/api/api.ts';
import { devicesQuery, signInsQuery } from './settings.queries.ts';

export function useSignOutDevices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: number | 'others') =>
      sessionId === 'others' ? api(auth.revokeOthers, {}) : api(auth.revokeDevice, { params: { sessionId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}

export function useDisconnectSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (signInId: number) => api(signIns.disconnect, { params: { signInId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: signInsQuery.queryKey }),
  });
}
