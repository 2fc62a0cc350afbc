import { useState } from 'react';
import { Button } from '../inputs/button.tsx';
import { Dialog } from './dialog.tsx';
import { PlusIcon } from '../graphics/app-icons.tsx';
import { RowsSkeleton } from '../feedback/skeleton.tsx';
import { TextField } from '../inputs/text-field.tsx';
import type { DialogState } from './use-dialog.tsx';

export interface Choice {
  id: number;
  name: string;
  hint?: string;
}

interface ChooseOneDialogProps extends DialogState {
  title: string;
  /** "Search or create a tag..." */
  placeholder: string;
  /** Undefined while they are loading. */
  choices: readonly Choice[] | undefined;
  onChoose: (choice: Choice) => void;
  /** Creates a choice with the typed name; rejects on failure. */
  onCreate: (name: string) => Promise<Choice>;
}

/** Dialog that chooses one item of a list by a press. For a new name it offers to create one. */
export function ChooseOneDialog({
  open,
  onOpenChange,
  title,
  placeholder,
  choices,
  onChoose,
  onCreate,
}: ChooseOneDialogProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isCreating, setCreating] = useState(false);
  const needle = text.trim().toLowerCase();
  const shown = choices?.filter(({ name }) => name.toLowerCase().includes(needle)) ?? [];
  const isNew = needle !== '' && !choices?.some(({ name }) => name.toLowerCase() === needle);
  const choose = (choice: Choice) => {
    onOpenChange(false);
    onChoose(choice);
  };
  const create = async () => {
    setCreating(true);
    try {
      choose(await onCreate(text.trim()));
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : 'This could not be created. Please try again.');
    } finally {
      setCreating(false);
    }
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} busy={isCreating}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (shown.length === 1 || (shown[0] && !isNew)) choose(shown[0]!);
          else if (isNew) void create();
        }}
      >
        <TextField
          label={placeholder.replace(/\.+$/, '')}
          labelHidden
          placeholder={placeholder}
          autoComplete="off"
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
      </form>
      {choices === undefined && <RowsSkeleton label="Loading..." />}
      <ul className="mt-2 max-h-[45dvh] divide-y overflow-y-auto empty:hidden">
        {shown.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className="flex min-h-12 w-full items-center justify-between gap-4 rounded-sm px-2 text-left text-sm font-medium hover:bg-paper-sunk"
              onClick={() => choose(choice)}
            >
              <span className="wrap-anywhere">{choice.name}</span>
              {choice.hint && <span className="tabular shrink-0 text-ink-soft">{choice.hint}</span>}
            </button>
          </li>
        ))}
      </ul>
      {isNew && (
        <Button
          variant="personal"
          className="mt-3 whitespace-normal wrap-anywhere"
          loading={isCreating}
          loadingText="Creating..."
          onClick={() => void create()}
        >
          <PlusIcon /> Create &ldquo;{text.trim()}&rdquo;
        </Button>
      )}
    </Dialog>
  );
}
