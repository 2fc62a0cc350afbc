import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Suggestions } from '@tuckaway/contract/search/suggestions';
import { delay, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recentSearches } from '../../lib/storage/recent-searches.ts';
import { data, problem } from '../../test/gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { NavSearch } from '../navigation/nav-search.tsx';
import { SearchForm } from '../search/search-form.tsx';

// jsdom has nothing to scroll.
Element.prototype.scrollIntoView = () => {};

const PATH = '/api/v1/search/suggestions';
const found: Suggestions = {
  mine: [
    { kind: 'person', id: 3, title: 'Tea-loving Ann' },
    { kind: 'gift', id: 8, title: 'Teapot' },
  ],
  lists: [{ id: 5, title: 'Tea Time' }],
  words: ['teapot', 'teacup'],
};

let asked: string[];
beforeEach(() => {
  asked = [];
  localStorage.clear();
  server.use(
    http.get(PATH, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('query')!);
      return data(found);
    }),
  );
});

const openNav = () => renderScreen(<NavSearch />);
const box = () => screen.getByRole('combobox', { name: 'Search' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('while typing', () => {
  it('suggests my things, lists and words, once for what was typed quickly', async () => {
    const { user } = openNav();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.type(box(), 'tea');
    expect(await screen.findAllByRole('option')).toHaveLength(5);
    expect(options()).toEqual(['Tea-loving Ann', 'Teapot', 'Tea Time', 'teapot', 'teacup']);
    expect(asked).toEqual(['tea']);
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    expect(screen.getByText('5 suggestions')).toBeInTheDocument();
  });

  it('searches for what was typed where nothing is chosen', async () => {
    const { user } = openNav();
    await user.type(box(), 'tea');
    await screen.findAllByRole('option');
    await user.keyboard('{Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent('/app/search/results?query=tea');
    expect(recentSearches.read(7)).toEqual(['tea']);
  });

  it('shows nothing where the call fails, and searches all the same', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    let failures = 0;
    server.use(
      http.get(PATH, () => {
        failures += 1;
        return problem(500);
      }),
    );
    const { user } = openNav();
    await user.type(box(), 'tea');
    await waitFor(() => expect(failures).toBe(1));
    await user.type(box(), 'pot{Enter}');
    expect(options()).toEqual([]);
    expect(screen.getByTestId('address')).toHaveTextContent('/app/search/results?query=teapot');
  });

  it('keeps of the last response what still goes with the text, until the next one is here', async () => {
    server.use(
      http.get(PATH, async ({ request }) => {
        if (new URL(request.url).searchParams.get('query') !== 'tea') await delay('infinite');
        return data(found);
      }),
    );
    const { user } = openNav();
    await user.type(box(), 'tea');
    await screen.findAllByRole('option');
    await user.type(box(), 'p');
    expect(options()).toEqual(['Teapot', 'teapot']);
    await user.type(box(), 'x');
    expect(options()).toEqual([]);
  });

  it('asks nothing for a single letter', async () => {
    const { user } = openNav();
    await user.type(box(), 't');
    await user.type(box(), 'e');
    await screen.findAllByRole('option');
    expect(asked).toEqual(['te']);
  });
});

describe('choosing', () => {
  it('moves through them with the arrow keys, and back to the text at the end', async () => {
    const { user } = openNav();
    await user.type(box(), 'tea');
    const [first] = await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}');
    expect(box()).toHaveFocus();
    expect(box()).toHaveAttribute('aria-activedescendant', first!.id);
    expect(first).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}');
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent('/app/search/results?query=teacup');
    expect(recentSearches.read(7)).toEqual(['teacup']);
  });

  it.each([
    ['Tea-loving Ann', '/app/recipients/3'],
    ['Teapot', '/app/gift/8'],
    ['Tea Time', '/app/gift-list/5'],
  ])('opens %s by a press', async (name, address) => {
    const { user, router } = openNav();
    await user.type(box(), 'tea');
    await user.click(await screen.findByRole('option', { name }));
    expect(router.state.location.pathname).toBe(address);
    expect(recentSearches.read(7)).toEqual([]);
  });

  it('closes with Escape and keeps the text; another letter opens it again', async () => {
    const { user } = openNav();
    await user.type(box(), 'tea');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(box()).toHaveValue('tea');
    await user.keyboard('p');
    expect(await screen.findByRole('option', { name: 'Teapot' })).toBeVisible();
    await user.tab();
    expect(options()).toEqual([]);
  });

  it('leaves keys alone that belong to an input method', async () => {
    const { user } = openNav();
    await user.type(box(), 'tea');
    await screen.findAllByRole('option');
    fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true });
    expect(box()).not.toHaveAttribute('aria-activedescendant');
  });
});

describe('an empty field', () => {
  it('offers what this person searched for lately', async () => {
    recentSearches.remember(7, 'kites');
    const { user } = openNav();
    expect(options()).toEqual([]);
    await user.click(box());
    expect(screen.getByRole('group', { name: 'Recent searches' })).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent('/app/search/results?query=kites');
  });

  it('offers no searches of other accounts', async () => {
    recentSearches.remember(8, 'kites');
    const { user } = openNav();
    await user.click(box());
    expect(options()).toEqual([]);
    expect(asked).toEqual([]);
  });
});

it('suggests in the search of the page too', async () => {
  const onSearch = vi.fn<(query: string) => void>();
  const { user } = renderScreen(
    <SearchForm initial="" isSearching={false} onSearch={onSearch} onClear={() => {}} />,
  );
  await user.type(screen.getByPlaceholderText('Search for gift ideas...'), 'tea');
  await user.click(await screen.findByRole('option', { name: 'teacup' }));
  expect(onSearch.mock.calls).toEqual([['teacup']]);
  await user.clear(screen.getByPlaceholderText('Search for gift ideas...'));
  await user.type(screen.getByPlaceholderText('Search for gift ideas...'), 'kite{Enter}');
  expect(onSearch.mock.lastCall).toEqual(['kite']);
  expect(recentSearches.read(7)).toEqual(['kite', 'teacup']);
});

it('asks nothing for the text that a results page begins with', () => {
  const { queryClient } = renderScreen(<NavSearch />, { at: '/app/search/results?query=tea' });
  expect(box()).toHaveValue('tea');
  expect(queryClient.isFetching()).toBe(0);
});
