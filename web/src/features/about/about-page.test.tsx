import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/render.tsx';
import { AboutPage } from './about-page.tsx';

it('offers to write only where somebody reads it', () => {
  const { unmount } = renderScreen(<AboutPage contact={undefined} />);
  expect(screen.queryByRole('link', { name: /Write to the founder/ })).not.toBeInTheDocument();
  unmount();
  renderScreen(<AboutPage contact="hello@shelf.test" />);
  expect(screen.getByRole('link', { name: /Write to the founder/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:hello@shelf\.test\?subject=./),
  );
});
