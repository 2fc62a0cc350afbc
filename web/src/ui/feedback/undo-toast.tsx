import { toast } from './toast.tsx';

/** Long enough to read, to regret and to reach the button. */
const UNDO_MS = 8000;

interface UndoOptions {
  /** In place of the last one of this name. */
  name?: string;
  /** The undo failed. */
  isError?: boolean;
}

/** Success toast with an Undo button. */
export function toastWithUndo(
  message: string,
  undo: () => void,
  { name, isError = false }: UndoOptions = {},
): void {
  const show = isError ? toast.error : toast.success;
  const id = show(
    <span className="flex flex-wrap items-center gap-x-3">
      {message}
      <button
        type="button"
        className="link pointer-coarse:min-h-11"
        onClick={() => {
          toast.remove(id);
          undo();
        }}
      >
        Undo
      </button>
    </span>,
    { duration: UNDO_MS, ...(name && { id: name }) },
  );
}
