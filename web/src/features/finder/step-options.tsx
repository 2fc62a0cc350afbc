import { cx } from '../../ui/cx.ts';
import { CheckIcon } from '../../ui/icons.tsx';

interface StepOptionsProps {
  options: readonly { label: string; value: string }[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

export function StepOptions({ options, chosen, onChoose }: StepOptionsProps) {
  return (
    <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
      {options.map(({ label, value }) => {
        const isChosen = value === chosen;
        return (
          <li key={value}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(value)}
              className={cx(
                'flex min-h-14 w-full items-center justify-between gap-2 rounded-md border px-4 text-left font-semibold transition-colors',
                isChosen
                  ? 'border-purple bg-purple-wash text-purple'
                  : 'border-outline bg-card hover:border-ink hover:bg-paper-sunk',
              )}
            >
              {label}
              {isChosen && <CheckIcon />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
