import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FINDER_STEPS } from '@tuckaway/content/search/finder-steps';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StepOptions } from './step-options.tsx';

const PUBLIC = join(import.meta.dirname, '../../../public');
// jsdom has nothing to scroll.
Element.prototype.scrollIntoView = () => {};

describe('options of the gift finder', () => {
  it.each(FINDER_STEPS)('shows pictures that exist: $title', async (step) => {
    render(<StepOptions step={step} chosen={undefined} onChoose={() => {}} />);
    const more = screen.queryByRole('button', { name: 'More' });
    if (more) await userEvent.click(more);
    const missing = [...document.querySelectorAll('img')]
      .map((picture) => new URL(picture.src).pathname)
      .filter((path) => !existsSync(join(PUBLIC, path)));
    expect(missing).toEqual([]);
  });
});
