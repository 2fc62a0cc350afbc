import type { Hue } from '@tuckaway/domain/pictures';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CloseIcon } from '../graphics/icons.tsx';

const SHAPE = 'tag-shape inline-flex max-w-full items-center gap-1.5 pr-3 text-sm font-medium';

/** Label in the shape of a gift tag, optionally in the color of a category. */
export function Chip({ children, hue, className }: { children: ReactNode; hue?: Hue; className?: string }) {
  return (
    <span
      data-hue={hue}
      className={cx(
        SHAPE,
        'min-h-8',
        hue ? 'text-hue-ink [--tag-ground:var(--hue-ground)]' : 'text-(--tag-ink,var(--kraft-ink))',
        className,
      )}
    >
      <span className="wrap-anywhere">{children}</span>
    </span>
  );
}

interface ChipButtonProps extends ComponentProps<'button'> {
  pressed: boolean;
  onPress: () => void;
  hue?: Hue;
}

/** Toggle button in the shape of a chip. */
export function ChipButton({ children, pressed, onPress, hue, onClick, ...rest }: ChipButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      data-hue={hue}
      aria-pressed={pressed}
      onClick={(event) => {
        onClick?.(event);
        onPress();
      }}
      className={cx(
        SHAPE,
        'min-h-9 whitespace-nowrap transition-transform hover:-translate-y-0.5 disabled:cursor-not-allowed disabled:opacity-55 pointer-coarse:min-h-11',
        pressed
          ? 'text-on-purple [--tag-ground:var(--purple)]'
          : hue
            ? 'text-hue-ink [--tag-ground:var(--hue-ground)]'
            : 'text-kraft-ink',
      )}
    >
      {children}
    </button>
  );
}

/** Chip of a chosen item; pressing it removes the item. */
export function RemovableChip({
  children,
  onRemove,
  removeLabel,
}: {
  children: ReactNode;
  onRemove: () => void;
  /** "Remove Birthday" */
  removeLabel: string;
}) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={removeLabel}
      className={cx(SHAPE, 'min-h-9 text-purple [--tag-ground:var(--purple-wash)] pointer-coarse:min-h-11')}
    >
      <span className="truncate">{children}</span>
      <CloseIcon className="size-[1em]" />
    </button>
  );
}
