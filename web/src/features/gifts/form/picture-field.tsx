import { useId, useRef, useState, type DragEvent } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { PictureIcon } from '../../../ui/graphics/app-icons.tsx';
import { WarningIcon } from '../../../ui/graphics/icons.tsx';
import { checkPictureFile, PICTURE_TYPES, NOT_A_PICTURE, readAsDataUrl } from './picture-file.ts';

interface PictureFieldProps {
  value: string | null;
  onChange: (imageUrl: string | null) => void;
  error?: string | undefined;
  onError: (message: string | undefined) => void;
  disabled?: boolean;
}

/** Picture field: choose or drop a file. The preview shows the data that will be sent. */
export function PictureField({ value, onChange, error, onError, disabled = false }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const readPicture = async (file: File | undefined) => {
    if (!file) return;
    const problem = checkPictureFile(file);
    onError(problem);
    if (problem) return;
    await readAsDataUrl(file).then(onChange, () => onError(NOT_A_PICTURE));
  };
  const clear = () => {
    if (input.current) input.current.value = '';
    onError(undefined);
    onChange(null);
  };

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        Image
      </label>
      <DropZone disabled={disabled} onDrop={(file) => void readPicture(file)}>
        <Preview
          url={value}
          onBroken={() => {
            clear();
            onError(NOT_A_PICTURE);
          }}
        />
        <div className="grid min-w-0 grow justify-items-start gap-2">
          <input
            ref={input}
            id={id}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={cx(error && `${id}-error`, `${id}-hint`)}
            className="w-full text-sm text-ink-soft file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-outline file:bg-card file:px-4 file:font-semibold file:text-ink hover:file:border-ink"
            onChange={(event) => void readPicture(event.target.files?.[0])}
          />
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            JPG or PNG, up to 5MB. You can also drop it here.
          </p>
          {value && (
            <Button variant="quiet" size="sm" className="-ml-3" disabled={disabled} onClick={clear}>
              Remove image
            </Button>
          )}
        </div>
      </DropZone>
      {error && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-sm text-red">
          <WarningIcon className="mt-0.5" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

interface DropZoneProps {
  disabled: boolean;
  onDrop: (file: File | undefined) => void;
  children: React.ReactNode;
}

function DropZone({ disabled, onDrop, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(!disabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) onDrop(event.dataTransfer.files[0]);
  };
  return (
    <div
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cx(
        'flex items-center gap-4 rounded-md border border-dashed border-outline p-3 transition-colors',
        isOver && 'border-green bg-green-wash',
      )}
    >
      {children}
    </div>
  );
}

function Preview({ url, onBroken }: { url: string | null; onBroken: () => void }) {
  const frame = 'size-24 shrink-0 rounded-md bg-paper-sunk';
  if (!url) {
    return (
      <span className={cx(frame, 'grid place-items-center text-ink-soft')}>
        <PictureIcon className="size-8 opacity-60" />
      </span>
    );
  }
  return <img src={url} alt="Preview" className={cx(frame, 'object-cover')} onError={onBroken} />;
}
