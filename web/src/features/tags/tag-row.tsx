import { TagName, type TagInUse } from '@tuckaway/contract/tags';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { plural } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PencilIcon, TrashIcon } from '../../ui/icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useRenameTag } from './use-tag-changes.ts';

export interface TagRowProps {
  tag: TagInUse;
  onDelete: () => void;
}

export function TagRow({ tag, onDelete }: TagRowProps) {
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const rename = useRenameTag();

  const close = () => {
    flushSync(() => setIsEditing(false));
    editButton.current?.focus();
  };
  const save = (name: string) => {
    close();
    if (name !== tag.name) rename.mutate({ id: tag.id, name });
  };

  if (isEditing) return <TagEditor name={tag.name} onSave={save} onCancel={close} />;
  return (
    <div className="flex min-h-16 items-center gap-1 py-2">
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        <Chip className="[&>span]:wrap-anywhere [&>span]:whitespace-normal">{tag.name}</Chip>
        <span className="text-sm text-ink-soft">{usageOf(tag)}</span>
      </div>
      <IconButton ref={editButton} label={`Edit tag ${tag.name}`} onClick={() => setIsEditing(true)}>
        <PencilIcon />
      </IconButton>
      <IconButton label={`Delete tag ${tag.name}`} className="hover:text-red" onClick={onDelete}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}

const usageOf = ({ giftCount }: TagInUse) =>
  giftCount === 0 ? 'Not on any gift yet' : `On ${giftCount} ${plural(giftCount, 'gift')}`;

interface TagEditorProps {
  name: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}

function TagEditor({ name, onSave, onCancel }: TagEditorProps) {
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = TagName.safeParse(text);
    if (parsed.success) onSave(parsed.data);
    else setError(parsed.error.issues[0]?.message);
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-2 py-2.5">
      <TextField
        label="Tag name"
        labelHidden
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field opens by the person's own click
        autoFocus
        required
        value={text}
        error={error}
        className="min-w-48 grow basis-0"
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        Save
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
