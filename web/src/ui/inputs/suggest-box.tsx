import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { plural } from '../../lib/format.ts';
import { CommandOptions, type Command, type CommandGroup } from './command-list.tsx';
import { cx } from '../cx.ts';

export interface SuggestBoxProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onFocus' | 'onBlur' | 'onKeyDown' | 'role' | 'type'
> {
  value: string;
  onText: (text: string) => void;
  groups: readonly CommandGroup[];
  listLabel: string;
  /** Called when the field gets or loses the focus. */
  onActive: (isActive: boolean) => void;
  /** Class of the list, if its width differs from the field's. */
  listClassName?: string;
}

/** State of the list: whether it is open, the active suggestion, and the keyboard handler. */
function useSuggestList(groups: readonly CommandGroup[]) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const shown = groups.filter(({ commands }) => commands.length > 0);
  const all = shown.flatMap(({ commands }) => commands);
  const isShown = isOpen && all.length > 0;
  const active = isShown ? all.find(({ id }) => id === activeId) : undefined;
  const idOf = ({ id }: Command) => `${listId}-${id}`;

  const show = (shouldOpen: boolean) => {
    setOpen(shouldOpen);
    setActiveId(undefined);
  };
  const choose = (command: Command) => {
    show(false);
    command.run();
  };
  const move = (step: 1 | -1) => {
    const from = active ? all.indexOf(active) : step === 1 ? -1 : all.length;
    const next = all[from + step];
    setOpen(true);
    setActiveId(next?.id);
    if (next) document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step && all.length > 0) move(step);
    else if (event.key === 'Escape' && isShown) show(false);
    else if (event.key === 'Enter' && active) choose(active);
    else {
      if (event.key === 'Enter') show(false);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return { listId, shown, count: all.length, isShown, active, idOf, show, choose, onKeyDown };
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Text field with a list of suggestions. The focus stays in the field; arrow keys move the active suggestion, and past the
 * ends of the list none is active. Enter chooses it, or submits the form without one; Escape closes only the list.
 */
export function SuggestBox({
  value,
  onText,
  groups,
  listLabel,
  onActive,
  listClassName,
  ...input
}: SuggestBoxProps) {
  const { listId, shown, count, isShown, active, idOf, show, choose, onKeyDown } = useSuggestList(groups);
  const changeFocus = (hasFocus: boolean) => {
    show(hasFocus);
    onActive(hasFocus);
  };
  return (
    <>
      <input
        {...input}
        type="text"
        inputMode="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={active && idOf(active)}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          show(true);
          onText(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onClick={() => show(true)}
        onFocus={() => changeFocus(true)}
        onBlur={() => changeFocus(false)}
      />
      {isShown && (
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={listLabel}
          // Prevents that the field loses the focus when the list is pressed or scrolled.
          onMouseDown={(event) => event.preventDefault()}
          className={cx(LIST_STYLE, listClassName)}
        >
          <CommandOptions groups={shown} active={active} idOf={idOf} onChoose={choose} />
        </div>
      )}
      <span role="status" className="sr-only">
        {isShown && `${count} ${plural(count, 'suggestion')}`}
      </span>
    </>
  );
}

const LIST_STYLE =
  'absolute inset-x-0 top-full z-40 mt-1.5 max-h-[min(28rem,55dvh)] overflow-y-auto rounded-lg border bg-card p-2 ' +
  'text-left shadow-float';
