import type { Gift } from '@tuckaway/contract/gifts';
import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../lib/api-error.ts';
import { updateOptimistically } from '../../lib/optimistic-update.ts';
import { toast } from '../../ui/toast.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { recipientsQuery } from '../recipients/recipients.queries.ts';
import {
  addRecipients,
  changeLink,
  giftLinksQuery,
  refreshLinks,
  removeLink,
} from './recipient-gifts.queries.ts';

export interface RecipientDiff {
  addedIds: number[];
  removed: RecipientGift[];
}

export function diffRecipients(
  current: readonly RecipientGift[],
  selectedIds: readonly number[],
): RecipientDiff {
  const linked = new Set(current.map(({ recipientId }) => recipientId));
  const selected = new Set(selectedIds);
  return {
    addedIds: [...selected].filter((id) => !linked.has(id)),
    removed: current.filter(({ recipientId }) => !selected.has(recipientId)),
  };
}

export function diffText({ addedIds, removed }: RecipientDiff): string {
  if (addedIds.length > 0 && removed.length > 0) {
    return `Updated recipients: added ${addedIds.length}, removed ${removed.length}`;
  }
  return addedIds.length > 0
    ? `Added ${addedIds.length} recipient(s) to gift`
    : `Removed ${removed.length} recipient(s) from gift`;
}

/** The choice is shown at once; when the server refuses, the list goes back to what it was. */
export function useChooseRecipients(gift: Gift) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: (diff: RecipientDiff) => applyDiff(userId, gift.id, diff),
    onMutate: (diff) => {
      const arriving = draftLinks(queryClient, userId, gift, diff.addedIds);
      return updateOptimistically<RecipientGift>(
        queryClient,
        giftLinksQuery(userId, gift.id).queryKey,
        (links) => [...links.filter((link) => !diff.removed.some(({ id }) => id === link.id)), ...arriving],
      );
    },
    onSuccess: (added, diff) => {
      // Draft links are replaced at once: the next choice must be about links that exist.
      queryClient.setQueryData(giftLinksQuery(userId, gift.id).queryKey, (links) =>
        links?.map((link) =>
          isDraftLink(link)
            ? (added.find(({ recipientId }) => recipientId === link.recipientId) ?? link)
            : link,
        ),
      );
      toast.success(diffText(diff));
    },
    onError: (_error, _diff, restore) => {
      restore?.();
      toast.error('Failed to update recipients for gift. Please try again.');
    },
    onSettled: () => refreshLinks(queryClient),
  });
}

/** Adds first, since an added link holds nothing yet that undoing could lose. All of it happens, or it is undone. */
async function applyDiff(
  userId: number,
  giftId: number,
  { addedIds, removed }: RecipientDiff,
): Promise<RecipientGift[]> {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    const added = addedIds.length > 0 ? await addRecipients(userId, giftId, addedIds) : [];
    // A link with a note or a day was there before, made in another tab: it stays.
    const isNew = ({ note, givenAt }: RecipientGift) => note === null && givenAt === null;
    undo.push(
      ...added.filter(isNew).map(
        ({ id }) =>
          () =>
            removeIfThere(userId, id),
      ),
    );
    for (const link of removed) {
      await removeIfThere(userId, link.id);
      undo.push(() => putBack(userId, link));
    }
    return added;
  } catch (error) {
    await Promise.allSettled(undo.map((step) => step()));
    throw error;
  }
}

/** A removed link again, with its note and its day. */
async function putBack(userId: number, { giftId, recipientId, note, givenAt }: RecipientGift): Promise<void> {
  const [link] = await addRecipients(userId, giftId, [recipientId], note ?? undefined);
  if (link && givenAt) await changeLink(userId, link.id, { givenAt });
}

async function removeIfThere(userId: number, linkId: number): Promise<void> {
  try {
    await removeLink(userId, linkId);
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
}

/** Shown until the server has created the links; their negative ids cannot be mistaken for real ones. */
function draftLinks(
  queryClient: QueryClient,
  userId: number,
  gift: Gift,
  recipientIds: number[],
): RecipientGift[] {
  const people = queryClient.getQueryData(recipientsQuery(userId).queryKey) ?? [];
  return recipientIds.flatMap((recipientId) => {
    const person = people.find(({ id }) => id === recipientId);
    if (!person) return [];
    return {
      id: -recipientId,
      recipientId,
      recipient: { id: person.id, name: person.name },
      giftId: gift.id,
      gift,
      userId,
      note: null,
      givenAt: null,
      createdAt: new Date().toISOString(),
    };
  });
}

export const isDraftLink = ({ id }: RecipientGift) => id < 0;
