import { NOTE_MAX, recipientGifts, type RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { Button } from '../../../ui/inputs/button.tsx';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { TextArea } from '../../../ui/inputs/text-field.tsx';
import { useForm } from '../../../ui/hooks/use-form.ts';
import { useSaveNote } from '../use-recipient-gift-changes.ts';

interface NoteEditorProps {
  recipientGift: RecipientGift;
  isOpen: boolean;
  close: () => void;
}

/** Note about a link, edited in place. */
export function NoteEditor({ recipientGift, isOpen, close }: NoteEditorProps) {
  const save = useSaveNote();
  const submit = async (note: string) => {
    if (note !== (recipientGift.note ?? '')) await save.mutateAsync({ recipientGift, input: note });
    close();
  };
  if (isOpen) {
    return (
      <NoteForm
        initial={recipientGift.note ?? ''}
        label={`Note for ${recipientGift.recipient.name}`}
        onSave={submit}
        onCancel={close}
      />
    );
  }
  if (!recipientGift.note) return null;
  return (
    <p className="mt-1 max-w-prose font-heading text-base whitespace-pre-line italic wrap-anywhere text-ink-soft">
      {recipientGift.note}
    </p>
  );
}

interface NoteFormProps {
  initial: string;
  label: string;
  onSave: (note: string) => Promise<void>;
  onCancel: () => void;
}

function NoteForm({ initial, label, onSave, onCancel }: NoteFormProps) {
  const form = useForm({
    initial: { note: initial },
    rules: { schema: recipientGifts.change.body },
    send: ({ note }) => onSave(note ?? ''),
  });
  const failure = form.failureText('Failed to save the note. Please try again.');
  return (
    <form onSubmit={form.onSubmit} noValidate className="my-2 grid gap-2">
      <TextArea
        label={label}
        labelHidden
        placeholder="Size, color, why it came to mind..."
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field opens by the person's own click
        autoFocus
        rows={3}
        maxLength={NOTE_MAX}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        {...form.field('note')}
      />
      {failure && <InlineError>{failure}</InlineError>}
      <div className="flex gap-2">
        <Button type="submit" size="sm" loading={form.isSending} loadingText="Saving...">
          Save
        </Button>
        <Button variant="secondary" size="sm" disabled={form.isSending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
