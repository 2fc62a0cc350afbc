import { giftLists, LIST_TITLE_MAX, ListTitle, type GiftList } from '@tuckaway/contract/gift-lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { hasStatus, isApiError } from '../../lib/api-error.ts';
import { api } from '../../lib/api.ts';
import { KEYS, refreshAfter } from '../../lib/changes.ts';
import { Switch } from '../../ui/checkbox.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { probeAuth } from '../auth/auth-debug.ts';

export const LIST_NEEDS_SIGN_IN = 'You must be logged in to create a gift list';

/** What the switch 'Private' means as it stands. */
export const privacyHint = (isPrivate: boolean) =>
  isPrivate
    ? 'On: only you can open it.'
    : 'Off: anyone signed in who has the link can open it. It is never found by search.';

export interface NewGiftListFormProps {
  /** For the button that stands elsewhere: `<Button type="submit" form={id}>`. */
  id: string;
  /** A first gift for the new list. */
  giftId?: number | undefined;
  onCreated: (list: GiftList) => void;
  onBusyChange?: (busy: boolean) => void;
}

export function NewGiftListForm({ id, giftId, onCreated, onBusyChange }: NewGiftListFormProps) {
  const [title, setTitle] = useState('');
  const [isPrivate, setIsPrivate] = useState(false);
  const [error, setError] = useState<string>();
  const { user } = useAuth();
  const create = useCreateGiftList(giftId);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Portals hand events on to the form around them: this one must not be sent too.
    event.stopPropagation();
    if (create.isPending) return;
    const parsed = ListTitle.safeParse(title);
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return;
    onBusyChange?.(true);
    create.mutate(
      { title: parsed.data, isPrivate, userId: user ? Number.parseInt(user.id, 10) : undefined },
      {
        onSuccess: (list) => {
          toast.success('Gift List created successfully!');
          onCreated(list);
        },
        onSettled: () => onBusyChange?.(false),
      },
    );
  };

  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-5">
      <div>
        <TextField
          label="Gift List name"
          required
          autoComplete="off"
          placeholder="Ideas for Mom"
          maxLength={LIST_TITLE_MAX}
          value={title}
          error={error}
          onChange={(event) => {
            setTitle(event.target.value);
            setError(undefined);
          }}
        />
        <p className="tabular mt-1.5 text-right text-sm text-ink-soft">
          <span className="sr-only">Characters used: </span>
          {title.length}/{LIST_TITLE_MAX}
        </p>
      </div>
      <Switch
        label="Private"
        hint={privacyHint(isPrivate)}
        checked={isPrivate}
        onCheckedChange={setIsPrivate}
      />
      {create.isError && <InlineError>{failureText(create.error)}</InlineError>}
    </form>
  );
}

function useCreateGiftList(giftId: number | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({
      userId,
      ...draft
    }: {
      title: string;
      isPrivate: boolean;
      userId: number | undefined;
    }) => {
      if (userId === undefined) throw new Error(LIST_NEEDS_SIGN_IN);
      await probeAuth('create gift list');
      const body = { ...draft, userId };
      return giftId === undefined
        ? api(giftLists.createSimple, { body })
        : api(giftLists.create, { body: { ...body, giftId } });
    },
    onSuccess: (list) => {
      // Shown at once wherever my lists stand, then read again.
      queryClient.setQueryData<GiftList[]>(KEYS.myLists, (known) => known && [...known, list]);
      return refreshAfter(queryClient, 'giftListCreated');
    },
  });
}

export function failureText(error: Error): string {
  if (error.message === LIST_NEEDS_SIGN_IN || hasStatus(error, 401)) return LIST_NEEDS_SIGN_IN;
  return isApiError(error) && error.detail ? `Error: ${error.detail}` : 'Failed to create Gift List';
}
