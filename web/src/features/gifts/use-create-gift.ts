import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { hasStatus } from '../../lib/api-error.ts';
import { refreshAfter } from '../../lib/changes.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { createGift, type NewGiftInput } from './create-gift.ts';

export const GIFT_NEEDS_SIGN_IN = 'You must be logged in to create a gift.';
const WARNING_TOAST_MS = 8000;

export function useCreateGift() {
  const queryClient = useQueryClient();
  const { user } = useAuth();
  return useMutation({
    mutationFn: (input: Omit<NewGiftInput, 'userId'>) => {
      if (!user) throw new Error(GIFT_NEEDS_SIGN_IN);
      return createGift({ ...input, userId: Number.parseInt(user.id, 10) });
    },
    retry: false,
    onSuccess: ({ warnings }) => {
      for (const warning of warnings) {
        toast(warning, {
          duration: WARNING_TOAST_MS,
          icon: createElement(WarningIcon, { className: 'text-twine' }),
        });
      }
      if (warnings.length === 0) toast.success('Gift created successfully!');
      void refreshAfter(queryClient, 'giftCreated');
    },
  });
}

export function createFailureText(error: Error): string {
  if (error.message === GIFT_NEEDS_SIGN_IN || hasStatus(error, 401)) return GIFT_NEEDS_SIGN_IN;
  return 'Failed to create gift. Please try again.';
}
