import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { PlusIcon } from '../../../ui/graphics/app-icons.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { useUserId } from '../../auth/auth-context.ts';
import { createRecipientGift } from '../recipient-gifts.queries.ts';

interface TuckAwayButtonProps {
  gift: Gift;
  recipient: { id: number; name: string };
  className?: string;
  /** Visible label. */
  children?: ReactNode;
}

/** Tucks a gift away for a person's next day with one press. */
export function TuckAwayButton({ gift, recipient, className, children = 'Tuck away' }: TuckAwayButtonProps) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const tuckAway = useMutation({
    mutationFn: async () => {
      try {
        await createRecipientGift(userId, { recipientId: recipient.id, giftId: gift.id });
        return `Tucked away for ${recipient.name}`;
      } catch (error) {
        // It was linked in another tab, or given to them before.
        if (hasStatus(error, 409)) return `${gift.title} is on ${recipient.name}'s page already`;
        throw error;
      }
    },
    onSuccess: (word) => toast.success(word),
    onError: () => toast.error('Failed to update recipients for gift. Please try again.'),
    onSettled: () => refreshAfter(queryClient, 'recipientGiftsChanged'),
  });
  return (
    <Button
      variant="personal"
      size="sm"
      className={className}
      aria-label={`Tuck away ${gift.title} for ${recipient.name}`}
      loading={tuckAway.isPending}
      onClick={() => tuckAway.mutate()}
    >
      <PlusIcon /> {children}
    </Button>
  );
}
