import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operator, type OperatedAccount } from '@tuckaway/contract/accounts/operator';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';

/** Mutation that refetches everything on the operator's page. */
function useOperatorChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEYS.operator }),
  });
}

const accountParams = ({ id }: OperatedAccount) => ({ accountId: id });

export const useEndSessions = () =>
  useOperatorChange((account: OperatedAccount) =>
    api(operator.endSessions, { params: accountParams(account) }),
  );

export const useSetOperator = () =>
  useOperatorChange((account: OperatedAccount) =>
    api(operator.setOperator, { params: accountParams(account), body: { isOperator: !account.isOperator } }),
  );

export const useRemoveAccount = () =>
  useOperatorChange(({ account, email }: { account: OperatedAccount; email: string }) =>
    api(operator.removeAccount, { params: accountParams(account), body: { email } }),
  );

export const useInvite = () =>
  useOperatorChange((body: { email?: string; maxUses?: number; days?: number }) =>
    api(operator.invite, { body }),
  );

export const useRevokeInvitation = () =>
  useOperatorChange((invitationId: string) => api(operator.revokeInvitation, { params: { invitationId } }));

export const useTestMail = () => useOperatorChange(() => api(operator.testMail, {}));
