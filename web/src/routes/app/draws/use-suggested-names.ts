import { firstName } from '@tuckaway/domain/names';
import { useQuery } from '@tanstack/react-query';
import { useAuth, useUserId } from '../../../features/auth/auth-context.ts';
import { recipientsQuery } from '../../../features/recipients/recipients.queries.ts';

/** Names that the form of a draw suggests: the user's own and those of their recipients. */
export function useSuggestedNames() {
  const { user } = useAuth();
  const { data: recipients = [] } = useQuery(recipientsQuery(useUserId()));
  return { myName: firstName(user?.name ?? ''), recipients };
}
