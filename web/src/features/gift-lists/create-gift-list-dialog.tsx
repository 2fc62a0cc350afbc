import { giftLists, type GiftList } from '@tuckaway/contract/gift-lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasStatus, isApiError } from '../../lib/api-error.ts';
import { api } from '../../lib/api.ts';
import { KEYS, refreshAfter } from '../../lib/changes.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import type { DialogState } from '../../ui/use-dialog.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useAuth } from '../auth/auth-context.ts';
import { probeAuth } from '../auth/auth-debug.ts';
import { GiftListFields, type GiftListDraft } from './gift-list-fields.tsx';

const NEEDS_SIGN_IN = 'You must be logged in to create a gift list';

interface CreateGiftListDialogProps extends DialogState {
  onCreated: (giftListId: number) => void;
}

export function CreateGiftListDialog({ open, onOpenChange, onCreated }: CreateGiftListDialogProps) {
  const create = useCreateGiftList();
  const form = useForm({
    initial: { title: '', isPrivate: false },
    rules: { schema: giftLists.createSimple.body },
    send: async (draft) => {
      const { id } = await create.mutateAsync(draft);
      toast.success('Gift List created successfully!');
      onOpenChange(false);
      onCreated(id);
    },
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="New Gift List"
      form={form}
      submitLabel="Create"
      busyLabel="Creating..."
      failure={form.failure && failureText(form.failure)}
    >
      <GiftListFields form={form} label="Gift List name" />
    </FormDialog>
  );
}

function useCreateGiftList() {
  const queryClient = useQueryClient();
  const { user } = useAuth();
  return useMutation({
    mutationFn: async (draft: GiftListDraft) => {
      if (!user) throw new Error(NEEDS_SIGN_IN);
      await probeAuth('create gift list');
      return api(giftLists.createSimple, { body: { ...draft, userId: Number.parseInt(user.id, 10) } });
    },
    onSuccess: (list) => {
      // Added to the cached list at once, then refetched.
      queryClient.setQueryData<GiftList[]>(KEYS.myLists, (known) => known && [...known, list]);
      return refreshAfter(queryClient, 'giftListCreated');
    },
  });
}

function failureText(error: Error): string {
  if (error.message === NEEDS_SIGN_IN || hasStatus(error, 401)) return NEEDS_SIGN_IN;
  return isApiError(error) && error.detail ? `Error: ${error.detail}` : 'Failed to create Gift List';
}
