import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { refusalText } from '../../../lib/api/refusal-text.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { toastWarning } from '../../../ui/feedback/toast-warning.tsx';
import { useAuth } from '../../auth/auth-context.ts';
import type { NewGiftInput } from '../new-gift.ts';
import { keepForLater, KEPT_FOR_LATER } from '../waiting/waiting-gifts.ts';
import { createOrKeep, GIFT_NEEDS_SIGN_IN, KEPT_TEXTS } from './create-or-keep.ts';

// Longer than the default where the toast carries a button: there must be time to reach it (decision 76).
const CREATED_TOAST_MS = 5000;

type Input = Omit<NewGiftInput, 'userId'>;

/** Adds the signed-in user's id; fails if signed out. */
export function useGiftOwner() {
  const { user } = useAuth();
  return (input: Input): NewGiftInput => {
    if (!user) throw new Error(GIFT_NEEDS_SIGN_IN);
    return { ...input, userId: Number.parseInt(user.id, 10) };
  };
}

export function useCreateGift() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const owned = useGiftOwner();
  return useMutation({
    mutationFn: async (input: Input) => await createOrKeep(owned(input)),
    onSuccess: (stored) => {
      if (stored.outcome !== 'created') {
        toast(KEPT_TEXTS[stored.outcome]);
        return void refreshAfter(queryClient, 'waitingGiftsChanged');
      }
      const { gift, warnings } = stored;
      const view = () => void navigate(paths.gift(gift.id));
      for (const warning of warnings) toastWarning(withWayToGift(warning, view));
      if (warnings.length === 0) {
        toast.success(withWayToGift('Gift created successfully!', view), { duration: CREATED_TOAST_MS });
      }
      void refreshAfter(queryClient, 'giftCreated');
    },
  });
}

/** After a failure: the gift stays on the device until it can be saved. */
export function useKeepForLater() {
  const queryClient = useQueryClient();
  const owned = useGiftOwner();
  return useMutation({
    mutationFn: (input: Input) => keepForLater(owned(input), { wasSent: true }),
    onSuccess: () => {
      toast(KEPT_FOR_LATER);
      void refreshAfter(queryClient, 'waitingGiftsChanged');
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
  return refusalText(error, 'Failed to create gift. Please try again.');
}
