import type { Gift } from '@tuckaway/contract/gifts';
import { recipientGifts } from '@tuckaway/contract/recipient-gifts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { hasStatus } from '../../lib/api-error.ts';
import { refreshAfter } from '../../lib/changes.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUserId } from '../auth/auth-context.ts';
import type { ForDay } from '../recipient-days/for-day.ts';

interface TuckAwayButtonProps {
  gift: Gift;
  recipient: { id: number; name: string };
  /** The day it is for; null for none in particular. */
  forDay: ForDay | null;
  className?: string;
}

/** Puts a gift onto a person's page with one press. */
export function TuckAwayButton({ gift, recipient, forDay, className }: TuckAwayButtonProps) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const tuckAway = useMutation({
    mutationFn: async () => {
      const body = { recipientId: recipient.id, giftId: gift.id, userId, ...(forDay && { forDay }) };
      try {
        await api(recipientGifts.create, { body });
      } catch (error) {
        // It is there already, from another tab.
        if (!hasStatus(error, 409)) throw error;
      }
    },
    onSuccess: () => toast.success(`Tucked away for ${recipient.name}`),
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
      <PlusIcon /> Tuck away
    </Button>
  );
}
