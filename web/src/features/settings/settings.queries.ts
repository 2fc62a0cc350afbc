import { queryOptions } from '@tanstack/react-query';
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

export const signInsQuery = queryOptions({
  queryKey: KEYS.signIns,
  queryFn: ({ signal }) => api(signIns.list, {}, { signal }),
});

export const deleteAccount = (proof: Proof) => api(me.remove, { body: proof });
