import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildGiftList } from '../../test/gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { GiftListCard } from './gift-list-card.tsx';

it('shows the first gift, the name and opens the list with title and source', async () => {
  const { user, router } = renderScreen(<GiftListCard list={buildGiftList()} />);
  expect(document.querySelector('img')?.srcset).toContain('/pictures/gifts/pour-over-kettle-320.webp 320w');
  await user.click(screen.getByRole('link', { name: /Coffee people/ }));
  expect(router.state.location.pathname).toBe('/app/gift-list/9');
  expect(router.state.location.state).toEqual({ title: 'Coffee people', source: 'home' });
});

it.each([
  ['/app/search', 'search'],
  ['/app/category/4/gift-lists', 'category'],
  ['/app/saved?tab=lists', 'saved'],
])('on %s passes the source %s to the list', async (at, source) => {
  const { user, router } = renderScreen(<GiftListCard list={buildGiftList()} />, { at });
  await user.click(screen.getByRole('link', { name: /Coffee people/ }));
  expect(router.state.location.state).toMatchObject({ source });
});

it('says its line of text where it has one', () => {
  const description = 'For those who weigh their beans.';
  renderScreen(<GiftListCard list={buildGiftList({ description })} />);
  expect(screen.getByText(description)).toBeVisible();
});

it('shows a curated list’s own picture rather than its first gift’s', () => {
  const list = buildGiftList({ imageUrl: '/pictures/lists/coffee-people-512.webp' });
  renderScreen(<GiftListCard list={list} />);
  expect(document.querySelector('img')?.srcset).toBe(
    '/pictures/lists/coffee-people-320.webp 320w, /pictures/lists/coffee-people-512.webp 512w',
  );
});

it("says 'No Image' where the list has no picture", () => {
  renderScreen(<GiftListCard list={buildGiftList({ gifts: [] })} />);
  expect(screen.getByText('No Image')).toBeVisible();
});

it('takes the name where there is no title, and Untitled where there is neither', () => {
  renderScreen(
    <>
      <GiftListCard list={buildGiftList({ title: '', name: 'For Dad' })} />
      <GiftListCard list={buildGiftList({ title: '', name: '' })} />
    </>,
  );
  expect(screen.getByText('For Dad')).toBeVisible();
  expect(screen.getByText('Untitled')).toBeVisible();
});

it('shrinks the letters of a long name', () => {
  renderScreen(<GiftListCard list={buildGiftList({ title: 'Everything for the garden' })} />);
  expect(screen.getByText('Everything for the garden')).toHaveStyle({ fontSize: '18px' });
});

it('shows a list whose gifts are missing like one without pictures', () => {
  const { gifts: _missing, ...rest } = buildGiftList();
  renderScreen(<GiftListCard list={rest as GiftList} />);
  expect(screen.getByText('No Image')).toBeVisible();
});
