import { TagName, tags, type Tag } from '@tuckaway/contract/gifts/tags';
import { useQueryClient } from '@tanstack/react-query';
import { withReason } from '../../lib/api/refusal-text.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { cx } from '../../ui/cx.ts';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { useForm, type FormRules } from '../../ui/hooks/use-form.ts';
import { findTag } from './split-typed-tags.ts';
import { tagsQuery } from './tags.queries.ts';
import { CREATE_TAG_FAILED, useCreateTag, useRenameTag } from './use-tag-changes.ts';

interface NameFormProps {
  initial: string;
  rules: FormRules<{ name: string }, { name: string }>;
  send: (body: { name: string }, reset: () => void) => unknown;
  submitLabel: string;
  placeholder?: string;
  onClose: () => void;
  className: string;
}

function NameForm({ initial, rules, send, submitLabel, placeholder, onClose, className }: NameFormProps) {
  const form = useForm({ initial: { name: initial }, rules, send });
  const { error, ...field } = form.field('name');
  return (
    <form onSubmit={form.onSubmit} noValidate className={cx('flex flex-wrap items-start', className)}>
      <TextField
        label="Tag name"
        labelHidden
        placeholder={placeholder}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens by the person's own click
        autoFocus
        required
        className="min-w-48 grow basis-0"
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        error={error ?? (form.failure && withReason(CREATE_TAG_FAILED, form.failure))}
        {...field}
      />
      <Button type="submit" loading={form.isSending} disabled={field.value.trim() === ''}>
        {submitLabel}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}

/** Form for new tags. It stays open after creating one, until it is cancelled. */
export function NewTagForm({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const create = useCreateTag();
  const existingName = (name: unknown) =>
    findTag(String(name), queryClient.getQueryData(tagsQuery.queryKey) ?? [])?.name;
  const name = TagName.refine((value) => !existingName(value), {
    error: ({ input }) => `You already have a tag called "${existingName(input)}".`,
  });
  return (
    <NameForm
      initial=""
      rules={{ schema: tags.create.body.extend({ name }) }}
      send={async (body, reset) => {
        const tag = await create.mutateAsync(body.name);
        toast.success(`Tag "${tag.name}" created`);
        reset();
      }}
      submitLabel="Create"
      placeholder="Enter tag name..."
      onClose={onClose}
      className="mb-8 gap-3 rounded-lg border bg-card p-4 sm:p-5"
    />
  );
}

export function RenameTagForm({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const rename = useRenameTag();
  return (
    <NameForm
      initial={tag.name}
      rules={{ schema: tags.rename.body }}
      send={({ name }) => {
        onClose();
        if (name !== tag.name) rename.mutate({ id: tag.id, name });
      }}
      submitLabel="Save"
      onClose={onClose}
      className="gap-2 py-2.5"
    />
  );
}
