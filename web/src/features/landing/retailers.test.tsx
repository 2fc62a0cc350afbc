import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/render.tsx';
import { Retailers } from './retailers.tsx';

it('says where the links lead and when they pay', () => {
  renderScreen(<Retailers names={['Etsy']} />);
  expect(screen.getByText(/leads to a shop’s own search for it/)).toHaveTextContent(
    'Where we have an agreement with the shop, these are affiliate links',
  );
  expect(screen.queryByText(/by hand/)).not.toBeInTheDocument();
});

it('shows twelve shops and folds the others away', () => {
  const names = Array.from({ length: 42 }, (_, number) => `Shop ${number + 1}`);
  renderScreen(<Retailers names={names} />);
  expect(screen.getByText('Shop 12')).toBeVisible();
  expect(screen.getByText('Shop 13')).not.toBeVisible();
  expect(screen.getByText('And 30 more shops')).toBeVisible();
});
