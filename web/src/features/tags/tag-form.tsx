import { TagName } from '@tuckaway/contract/tags';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { sameTagName, tagsQuery } from './tags.queries.ts';
import { CREATE_TAG_FAILED, useCreateTag } from './use-tag-changes.ts';

/** Creates tags one after another: it stays open, empty again, until it is cancelled. */
export function TagForm({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const queryClient = useQueryClient();
  const create = useCreateTag();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = TagName.safeParse(name);
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    const taken = queryClient
      .getQueryData(tagsQuery.queryKey)
      ?.find((tag) => sameTagName(tag.name, parsed.data));
    if (taken) return setError(`You already have a tag called "${taken.name}".`);
    create.mutate(parsed.data, {
      onSuccess: (tag) => {
        toast.success(`Tag "${tag.name}" created`);
        setName('');
      },
      onError: () => setError(CREATE_TAG_FAILED),
    });
  };

  return (
    <form
      onSubmit={submit}
      noValidate
      className="mb-8 flex flex-wrap items-start gap-3 rounded-lg border bg-card p-4 sm:p-5"
    >
      <TextField
        label="Tag name"
        labelHidden
        placeholder="Enter tag name..."
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens by the person's own click
        autoFocus
        required
        value={name}
        error={error}
        className="min-w-56 grow basis-0"
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
      />
      <Button
        type="submit"
        loading={create.isPending}
        loadingText="Creating..."
        disabled={name.trim() === ''}
      >
        Create
      </Button>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
