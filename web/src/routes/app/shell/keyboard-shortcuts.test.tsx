import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { NavSearch } from '../../../features/navigation/nav-search.tsx';
import { recentSearches } from '../../../lib/storage/recent-searches.ts';
import { buildGiftList, data, favorites, myLists } from '../../../test/gifts.ts';
import { buildRecipient } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';

// jsdom has nothing to scroll.
Element.prototype.scrollIntoView = () => {};

beforeEach(() =>
  server.use(
    http.get('/api/v1/recipients', () => data([buildRecipient({ id: 3, name: 'Dad' })])),
    http.get('/api/v1/tags', () => data([{ id: 5, name: 'cosy', giftCount: 2 }])),
    myLists([favorites, buildGiftList({ id: 9, title: 'Garden' })]),
  ),
);

const open = () =>
  renderScreen(
    <>
      <nav>
        <NavSearch />
      </nav>
      <textarea aria-label="Notes" />
      <KeyboardShortcuts />
    </>,
  );

it('moves to the search box with a slash, but not while something is typed', async () => {
  const { user } = open();
  await user.keyboard('/');
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('');
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  await user.type(notes, 'either/or?');
  expect(notes).toHaveValue('either/or?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('jumps to a person by a part of the name and Enter', async () => {
  const { user, router } = open();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'People, lists, tags and actions' });
  await screen.findByRole('option', { name: 'Dad' });
  await user.type(field, 'da{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/recipients/3'));
});

it.each([
  ['cosy', '/app/tags/5'],
  ['Garden', '/app/gift-list/9'],
  ['Coming up', '/app/upcoming'],
])('finds %s', async (name, address) => {
  const { user, router } = open();
  await user.keyboard('{Meta>}k{/Meta}');
  await user.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(router.state.location.pathname).toBe(address));
});

it('moves with the arrow keys, and offers to search for what nothing is called', async () => {
  const { user, router } = open();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'People, lists, tags and actions' });
  await screen.findByRole('option', { name: 'Dad' });
  await user.type(field, '{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Favorites' })).toHaveAttribute('aria-selected', 'true');
  await user.type(field, 'teapot{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?query=teapot'));
});

it('remembers what is searched for, the latest first and each once', async () => {
  recentSearches.remember(7, 'tea');
  recentSearches.remember(7, 'Fishing');
  recentSearches.remember(7, 'kites');
  const { user } = open();
  await user.type(screen.getByRole('combobox', { name: 'Search' }), 'fishing{Enter}');
  expect(recentSearches.read(7)).toEqual(['fishing', 'kites', 'tea']);
});

it.each([
  [7, 1],
  [8, 0],
])('offers recent searches to the person who made them: as %s', async (userId, offered) => {
  recentSearches.remember(userId, 'fishing rod');
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: 'Dad' });
  expect(screen.queryAllByRole('option', { name: 'fishing rod' })).toHaveLength(offered);
});

it('lists the shortcuts on a question mark', async () => {
  const { user } = open();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

it('makes a gift of a link that is pasted beside every field, and of nothing else', async () => {
  const { user } = open();
  await user.click(screen.getByRole('textbox', { name: 'Notes' }));
  await user.paste('https://shop.example/kite');
  expect(screen.getByTestId('address').textContent).toBe('/app');
  await user.click(document.body);
  await user.paste('no link at all');
  expect(screen.getByTestId('address').textContent).toBe('/app');
  await user.paste('https://shop.example/kite');
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe('/app/add?url=https%3A%2F%2Fshop.example%2Fkite'),
  );
});
