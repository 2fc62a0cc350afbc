import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildGift } from '../../test/gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { BuyAction } from './buy-action.tsx';
import { GiftCard } from './gift-card.tsx';
import { giftQuery } from './gifts.queries.ts';

it('shows the price with $ and 2 decimals and opens the gift with its source', async () => {
  const { user, router } = renderScreen(<GiftCard gift={buildGift()} />, {
    at: '/app/search/results?query=kettle',
  });
  expect(screen.getByText('$48.50')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^\$48\.50/ }));
  expect(router.state.location.pathname).toBe('/app/gift/41');
  expect(router.state.location.state).toMatchObject({ source: 'search-results' });
});

it('has no price badge where there is no price', () => {
  renderScreen(<GiftCard gift={buildGift({ price: null })} />);
  expect(screen.queryByText(/\$/)).toBeNull();
});

it('buys in a new tab without telling where from, and marks affiliate links', () => {
  renderScreen(<BuyAction gift={buildGift({ isAffiliate: true })} />);
  const buy = screen.getByRole('link', { name: 'Buy Pour-over kettle' });
  expect(buy).toHaveAttribute('href', 'https://shop.example/kettle');
  expect(buy).toHaveAttribute('target', '_blank');
  expect(buy).toHaveAttribute('rel', 'noopener noreferrer sponsored');
});

it.each([
  [null, 'Purchase link not available for this item'],
  ['javascript:alert(1)', 'Invalid purchase URL'],
])('does not open the link %s', async (purchaseUrl, message) => {
  const { user } = renderScreen(<BuyAction gift={buildGift({ purchaseUrl })} />);
  await user.click(screen.getByRole('button', { name: 'Buy Pour-over kettle' }));
  expect(await screen.findByText(message)).toBeVisible();
});

it('gives the page of the gift its data, as stale', async () => {
  const { user, queryClient } = renderScreen(<GiftCard gift={buildGift()} />);
  await user.click(screen.getByRole('link', { name: /^\$48\.50/ }));
  const state = queryClient.getQueryState(giftQuery(41).queryKey);
  expect(state).toMatchObject({ data: buildGift(), dataUpdatedAt: 1 });
});

it('leaves data of the gift alone that was just read', async () => {
  const { user, queryClient } = renderScreen(<GiftCard gift={buildGift()} />);
  const { queryKey } = giftQuery(41);
  const read = buildGift({ description: 'For slow mornings.' });
  queryClient.setQueryData(queryKey, read, { updatedAt: 1000 });
  await user.click(screen.getByRole('link', { name: /^\$48\.50/ }));
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ data: read, dataUpdatedAt: 1000 });
});
