import { toast } from './toast.tsx';

/** Long enough to read, to regret and to reach the button. */
const UNDO_MS = 8000;

/** Says what was done and offers to undo it; with a name, in place of the last one of that name. */
export function toastWithUndo(message: string, undo: () => void, name?: string): void {
  const id = toast.success(
    <span className="flex flex-wrap items-center gap-x-3">
      {message}
      <button
        type="button"
        className="link pointer-coarse:min-h-11"
        onClick={() => {
          toast.dismiss(id);
          undo();
        }}
      >
        Undo
      </button>
    </span>,
    { duration: UNDO_MS, ...(name && { id: name }) },
  );
}
