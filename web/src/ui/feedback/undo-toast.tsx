import { toast } from './toast.tsx';

/** Duration of a toast with Undo, in ms: time to read it and to reach the button. */
const UNDO_MS = 8000;

interface UndoOptions {
  /** Id of the toast; it replaces an earlier one with the same id. */
  id?: string;
  /** Whether the message is about a failed undo. */
  isError?: boolean;
}

/** Success toast with an Undo button. */
export function toastWithUndo(
  message: string,
  undo: () => void,
  { id, isError = false }: UndoOptions = {},
): void {
  const show = isError ? toast.error : toast.success;
  const toastId = show(
    <span className="flex flex-wrap items-center gap-x-3">
      {message}
      <button
        type="button"
        className="link pointer-coarse:min-h-11"
        onClick={() => {
          toast.remove(toastId);
          undo();
        }}
      >
        Undo
      </button>
    </span>,
    { duration: UNDO_MS, ...(id && { id }) },
  );
}
