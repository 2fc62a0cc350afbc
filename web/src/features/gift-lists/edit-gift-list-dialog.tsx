import { LIST_TITLE_MAX, ListTitle, type GiftList } from '@tuckaway/contract/gift-lists';
import { useState, type FormEvent } from 'react';
import { isApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import type { DialogState } from '../../ui/use-dialog.tsx';
import { privacyHint } from './new-gift-list-form.tsx';
import { listName } from './gift-lists.queries.ts';
import { useChangeList } from './use-list-changes.ts';

const FORM_ID = 'edit-gift-list';

export interface EditGiftListDialogProps extends DialogState {
  list: GiftList;
}

export function EditGiftListDialog({ list, open, onOpenChange }: EditGiftListDialogProps) {
  const [title, setTitle] = useState(listName(list));
  const [isPrivate, setPrivate] = useState(list.isPrivate);
  const [titleError, setTitleError] = useState<string>();
  const change = useChangeList(list.id);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = ListTitle.safeParse(title);
    setTitleError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return;
    change.mutate(
      { title: parsed.data, isPrivate },
      {
        onSuccess: () => {
          toast.success('Gift List updated');
          onOpenChange(false);
        },
      },
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Gift List"
      busy={change.isPending}
      footer={
        <Button type="submit" form={FORM_ID} loading={change.isPending} loadingText="Saving...">
          Save
        </Button>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={handleSubmit} className="grid gap-5">
        <TextField
          label="Name"
          required
          value={title}
          maxLength={LIST_TITLE_MAX}
          error={titleError}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Switch
          label="Private"
          hint={privacyHint(isPrivate)}
          checked={isPrivate}
          onCheckedChange={setPrivate}
        />
        {change.error && <InlineError>{reasonOf(change.error)}</InlineError>}
      </form>
    </Dialog>
  );
}

const reasonOf = (error: Error) =>
  (isApiError(error) && (error.fields['title'] ?? error.detail)) ||
  'The list could not be changed. Please try again.';
