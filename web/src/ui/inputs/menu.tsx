import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';

interface MenuProps {
  /** The button that opens the menu, with an accessible name. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
}

/** Menu that a button opens. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <Base.Root modal={false} onOpenChange={stayWhileOpening}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        {/* A click outside closes the menu and must not reach the card underneath. */}
        <Base.Backdrop className="fixed inset-0 z-40" />
        <Base.Positioner className="z-50 outline-none" align={align} sideOffset={8}>
          <Base.Popup className="min-w-52 origin-(--transform-origin) rounded-md border bg-card p-1.5 shadow-float transition-[opacity,transform] outline-none data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * Ignores a second Enter on the trigger until the menu has the focus: it takes the focus in the next frame, and the key
 * press would close it again.
 */
function stayWhileOpening(open: boolean, { reason, event, cancel }: Base.Root.ChangeEventDetails): void {
  const isByKey = event instanceof MouseEvent && event.detail === 0;
  const isOnTrigger = document.activeElement?.ariaExpanded === 'true';
  if (!open && reason === 'trigger-press' && isByKey && isOnTrigger) cancel();
}

interface MenuItemProps {
  onSelect: () => void;
  icon?: ReactNode;
  tone?: 'default' | 'danger';
  disabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, icon, tone = 'default', disabled = false, children }: MenuItemProps) {
  return (
    <Base.Item
      disabled={disabled}
      onClick={onSelect}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm font-medium outline-none data-disabled:opacity-55 data-highlighted:bg-paper-sunk',
        tone === 'danger' && 'text-red',
      )}
    >
      {icon}
      {children}
    </Base.Item>
  );
}
