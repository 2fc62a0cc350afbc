import { toast } from './toast.tsx';

/** How long a message with Undo stays, in ms: time to read it and to reach the button. */
const UNDO_MS = 8000;

interface UndoOptions {
  /** Id of the toast; it replaces an earlier one with the same id. */
  name?: string;
  /** True where the message says that an earlier undo failed. */
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
