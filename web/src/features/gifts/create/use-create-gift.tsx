import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { refusalText } from '../../../lib/api/refusal-text.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { toastWarning } from '../../../ui/feedback/toast-warning.tsx';
import { userIdOf } from '../../../lib/user-id.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { choicesAsTyped, markSaved, resolveChoices, type GiftPart } from '../gift-part.ts';
import type { NewGiftInput } from '../new-gift.ts';
import { addWaitingGift, WAITS_FOR_CONNECTION } from '../waiting/waiting-gifts.ts';
import { createOrStore, GIFT_NEEDS_SIGN_IN, STORED_TEXTS } from './create-or-store.ts';

// Longer than the default, because the toast has a button, which takes time to reach (decision 0076).
const CREATED_TOAST_MS = 5000;

interface Input extends Omit<NewGiftInput, 'userId' | 'choices'> {
  parts: readonly GiftPart[];
}

/** Returns a function that adds the user's id to the input; it throws without a signed-in user. */
export function useWithUserId() {
  const { user } = useAuth();
  return <Fields extends object>(input: Fields): Fields & { userId: number } => {
    if (!user) throw new Error(GIFT_NEEDS_SIGN_IN);
    return { ...input, userId: userIdOf(user) };
  };
}

export function useCreateGift() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const withUserId = useWithUserId();
  return useMutation({
    mutationFn: async ({ parts, ...input }: Input) => {
      const gift = withUserId(input);
      const stored = await createOrStore({ ...gift, choices: await resolveChoices(parts) });
      markSaved(parts);
      return stored;
    },
    onSuccess: (stored) => {
      if (stored.outcome !== 'created') {
        toast(STORED_TEXTS[stored.outcome]);
        return void refreshAfter(queryClient, 'unsavedChanged');
      }
      const { gift, warnings } = stored;
      const view = () => void navigate(paths.gift(gift.id));
      for (const warning of warnings) toastWarning(withViewGiftButton(warning, view));
      if (warnings.length === 0) {
        toast.success(withViewGiftButton('Gift created successfully!', view), { duration: CREATED_TOAST_MS });
      }
      void refreshAfter(queryClient, 'giftCreated');
    },
  });
}

/** Stores a gift as a waiting gift after its creation got no response. */
export function useAddWaitingGift() {
  const queryClient = useQueryClient();
  const withUserId = useWithUserId();
  return useMutation({
    mutationFn: async ({ parts, ...input }: Input) => {
      await addWaitingGift({ ...withUserId(input), choices: choicesAsTyped(parts) }, { wasSent: true });
      markSaved(parts);
    },
    onSuccess: () => {
      toast(WAITS_FOR_CONNECTION);
      void refreshAfter(queryClient, 'unsavedChanged');
    },
    onError: (error) => toast.error(createGiftFailureText(error)),
  });
}

const withViewGiftButton = (text: string, view: () => void): ReactElement => (
  <span className="flex flex-wrap items-center gap-x-3">
    {text}
    <button type="button" className="link pointer-coarse:min-h-11" onClick={view}>
      View gift
    </button>
  </span>
);

export function createGiftFailureText(error: Error): string {
  if (error.message === GIFT_NEEDS_SIGN_IN || hasStatus(error, 401)) return GIFT_NEEDS_SIGN_IN;
  return refusalText(error, 'Failed to create gift. Please try again.');
}
