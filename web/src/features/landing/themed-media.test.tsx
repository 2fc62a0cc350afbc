import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { preferences } from '../../lib/storage/browser-storage.ts';
import { useDarkMedia } from './use-dark-media.ts';

function Media() {
  return <p>{useDarkMedia()}</p>;
}

afterEach(() => preferences.saveTheme('system'));

describe('which picture is shown', () => {
  it.each([
    ['system', '(prefers-color-scheme: dark)'],
    ['dark', '(width >= 0)'],
    ['light', '(width < 0)'],
  ] as const)('follows the choice of %s', (theme, media) => {
    preferences.saveTheme(theme);
    render(<Media />);
    expect(screen.getByText(media)).toBeInTheDocument();
  });
});
