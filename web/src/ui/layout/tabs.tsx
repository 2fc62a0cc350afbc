import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface Tab<Value extends string> {
  value: Value;
  label: string;
  count?: number | undefined;
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
  /** Content at the end of the row of tabs. */
  aside?: ReactNode;
}

export function Tabs<Value extends string>({ label, value, onValueChange, tabs, aside }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onValueChange(next as Value)}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:border-b">
        <Base.List aria-label={label} className="relative flex gap-6 max-sm:w-full max-sm:border-b">
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className="min-h-12 font-heading text-lg text-ink-soft transition-colors hover:text-ink data-active:text-ink"
            >
              {`${tab.label} `}
              {tab.count !== undefined && (
                <span className="tabular ml-1 font-text text-sm text-ink-soft">{tab.count}</span>
              )}
            </Base.Tab>
          ))}
          <Base.Indicator className="absolute -bottom-px left-0 h-0.75 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-full bg-purple transition-[translate,width] duration-200" />
        </Base.List>
        {aside && <div className="sm:pb-1">{aside}</div>}
      </div>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="outline-offset-8">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
