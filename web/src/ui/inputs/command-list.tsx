import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { SearchIcon } from '../graphics/icons.tsx';

export interface Command {
  id: string;
  label: string;
  icon?: ReactNode;
  run: () => void;
}

export interface CommandGroup {
  name: string;
  commands: readonly Command[];
}

interface CommandListProps {
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  groups: readonly CommandGroup[];
}

/** Text field over a list of commands. The focus stays in the field; arrow keys move the active command, Enter runs it. */
export function CommandList({ label, placeholder, text, onText, groups }: CommandListProps) {
  const listId = useId();
  const [activeIndex, setActiveIndex] = useState(0);
  const shown = groups.filter(({ commands }) => commands.length > 0);
  const all = shown.flatMap(({ commands }) => commands);
  const active = all[Math.min(activeIndex, all.length - 1)];
  const idOf = (command: Command) => `${listId}-${command.id}`;
  const move = (step: number) => {
    const next = (Math.min(activeIndex, all.length - 1) + step + all.length) % all.length;
    setActiveIndex(next);
    document.getElementById(idOf(all[next]!))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || all.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) active?.run();
    else move(step);
  };
  return (
    <>
      <div className="relative">
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft" />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={active && idOf(active)}
          autoComplete="off"
          className="h-12 w-full rounded-md border border-outline bg-card pr-4 pl-11"
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            setActiveIndex(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={listId} role="listbox" aria-label={label} className="mt-3 h-[50dvh] overflow-y-auto">
        <CommandOptions groups={shown} active={active} idOf={idOf} onChoose={({ run }) => run()} />
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {all.length === 0 && 'Nothing is called that.'}
      </p>
    </>
  );
}

interface CommandOptionsProps {
  groups: readonly CommandGroup[];
  active: Command | undefined;
  idOf: (command: Command) => string;
  onChoose: (command: Command) => void;
}

/** Options of a listbox: commands under the names of their groups. */
export function CommandOptions({ groups, active, idOf, onChoose }: CommandOptionsProps) {
  return groups.map(({ name, commands }) => (
    <div key={name} role="group" aria-label={name} className="not-last:mb-3">
      <p aria-hidden="true" className="px-2 pb-1 text-xs font-semibold text-ink-soft">
        {name}
      </p>
      {commands.map((command) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above handles the keys
        <div
          key={command.id}
          id={idOf(command)}
          role="option"
          tabIndex={-1}
          aria-selected={command === active}
          className={cx(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 text-sm font-medium hover:bg-paper-sunk',
            command === active && 'bg-purple-wash text-purple',
          )}
          onClick={() => onChoose(command)}
        >
          {command.icon}
          <span className="truncate">{command.label}</span>
        </div>
      ))}
    </div>
  ));
}
