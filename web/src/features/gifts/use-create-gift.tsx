import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { hasStatus } from '../../lib/api-error.ts';
import { refreshAfter } from '../../lib/changes.ts';
import { paths } from '../../lib/paths.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { createGift, type NewGiftInput } from './create-gift.ts';

const GIFT_NEEDS_SIGN_IN = 'You must be logged in to create a gift.';
const CREATED_TOAST_MS = 5000;
const WARNING_TOAST_MS = 8000;

export function useCreateGift() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { user } = useAuth();
  return useMutation({
    mutationFn: (input: Omit<NewGiftInput, 'userId'>) => {
      if (!user) throw new Error(GIFT_NEEDS_SIGN_IN);
      return createGift({ ...input, userId: Number.parseInt(user.id, 10) });
    },
    onSuccess: ({ gift, warnings }) => {
      const view = () => void navigate(paths.gift(gift.id));
      for (const warning of warnings) {
        toast(withWayToGift(warning, view), {
          duration: WARNING_TOAST_MS,
          icon: <WarningIcon className="text-twine" />,
        });
      }
      if (warnings.length === 0) {
        toast.success(withWayToGift('Gift created successfully!', view), { duration: CREATED_TOAST_MS });
      }
      void refreshAfter(queryClient, 'giftCreated');
    },
  });
}

const withWayToGift = (text: string, view: () => void): ReactElement => (
  <span className="flex flex-wrap items-center gap-x-3">
    {text}
    <button type="button" className="link pointer-coarse:min-h-11" onClick={view}>
      View gift
    </button>
  </span>
);

export function createFailureText(error: Error): string {
  if (error.message === GIFT_NEEDS_SIGN_IN || hasStatus(error, 401)) return GIFT_NEEDS_SIGN_IN;
  return 'Failed to create gift. Please try again.';
}
