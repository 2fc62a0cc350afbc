import { useState } from 'react';
import { preferences, type Theme } from '../../lib/storage/browser-storage.ts';
import { DeviceIcon, MoonIcon, SunIcon } from '../../ui/graphics/app-icons.tsx';
import { TitledCard } from '../../ui/layout/titled-card.tsx';

const CHOICES = [
  { theme: 'light', text: 'Light', icon: <SunIcon /> },
  { theme: 'dark', text: 'Dark', icon: <MoonIcon /> },
  { theme: 'system', text: 'System', icon: <DeviceIcon /> },
] as const;

export function AppearanceCard() {
  const [theme, setTheme] = useState<Theme>(() => preferences.read().theme);
  const choose = (next: Theme) => {
    setTheme(next);
    preferences.saveTheme(next);
  };
  return (
    <TitledCard title="Appearance" lead="System follows the setting of your device.">
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="sr-only">Appearance</legend>
        {CHOICES.map(({ theme: value, text, icon }) => (
          <label
            key={value}
            className="flex min-h-14 cursor-pointer flex-col items-center justify-center gap-1 rounded-md border p-3 text-sm font-medium transition-colors hover:bg-paper-sunk has-checked:border-purple has-checked:bg-purple-wash has-checked:text-purple has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-purple"
          >
            <input
              type="radio"
              name="theme"
              value={value}
              className="sr-only"
              checked={theme === value}
              onChange={() => choose(value)}
            />
            {icon}
            {text}
          </label>
        ))}
      </fieldset>
    </TitledCard>
  );
}
