import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import SearchResultsPage from './search-results.tsx';
import { renderScreen } from '../../../test/render.tsx';
import { state, serveCategories, FOUND, answerSearch } from './search.fixture.ts';

beforeEach(serveCategories);

describe('Filters', () => {
  async function openFilters() {
    answerSearch(FOUND);
    const view = renderScreen(<SearchResultsPage />, { at: '/app/search/results?query=mug' });
    await screen.findByText('1 result found');
    await view.user.click(screen.getByRole('button', { name: 'Show Filters' }));
    return view;
  }

  it('apply only what differs, and run the search again', async () => {
    const { user } = await openFilters();
    const apply = screen.getByRole('button', { name: 'Apply' });
    expect(apply).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'By Occasion' }));
    await user.click(screen.getByRole('checkbox', { name: 'Birthday' }));
    expect(apply).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: 'Birthday' }));
    expect(apply).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Birthday' }));
    expect(state.asked).toHaveLength(1);
    await user.click(apply);
    expect(await screen.findByText('Active filters:')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'By Occasion' })).toBeNull();
    expect(screen.getByTestId('address')).toHaveTextContent('query=mug&occasion=birthday');
    expect(state.asked.at(-1)).toContain('occasion=birthday');
  });

  it('have one dropdown open at a time, and a click outside takes pending choices back', async () => {
    const { user } = await openFilters();
    await user.click(screen.getByRole('button', { name: 'By Occasion' }));
    await user.click(screen.getByRole('checkbox', { name: 'Birthday' }));
    await user.click(screen.getByRole('button', { name: 'By Price' }));
    expect(screen.queryByRole('group', { name: 'By Occasion' })).toBeNull();
    expect(within(screen.getByRole('group', { name: 'By Price' })).getAllByRole('checkbox')).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('group', { name: 'By Price' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  });

  it('close by a click outside after the dropdown was closed by its own button too', async () => {
    const { user } = await openFilters();
    await user.click(screen.getByRole('button', { name: 'By Occasion' }));
    await user.click(screen.getByRole('checkbox', { name: 'Birthday' }));
    await user.click(screen.getByRole('button', { name: /By Occasion/ }));
    expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  });

  it('Escape closes the dropdown, takes pending choices back and goes back to its button', async () => {
    const { user } = await openFilters();
    await user.click(screen.getByRole('button', { name: 'By Occasion' }));
    await user.click(screen.getByRole('checkbox', { name: 'Birthday' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'By Occasion' })).toBeNull();
    expect(screen.getByRole('button', { name: 'By Occasion' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  });

  it('can be cleared while their dropdowns are hidden', async () => {
    answerSearch(FOUND);
    const { user } = renderScreen(<SearchResultsPage />, {
      at: '/app/search/results?query=mug&occasion=birthday',
    });
    await user.click(await screen.findByRole('button', { name: 'Hide Filters' }));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByTestId('address').textContent).toBe('/app/search/results?query=mug');
  });

  it('match a part of their name', async () => {
    const { user } = await openFilters();
    await user.click(screen.getByRole('button', { name: 'By Occasion' }));
    await user.type(screen.getByPlaceholderText('Search occasions...'), 'CHRIST');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await user.type(screen.getByPlaceholderText('Search occasions...'), 'zzz');
    expect(screen.getByText('No occasions found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'By Relationship' }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('go away one by one through their chips, or all at once', async () => {
    answerSearch(FOUND);
    const { user } = renderScreen(<SearchResultsPage />, {
      at: '/app/search/results?query=mug&occasion=birthday&price=under-25,25-50',
    });
    await user.click(await screen.findByRole('button', { name: 'Remove $25 - $50' }));
    expect(screen.getByTestId('address')).toHaveTextContent('query=mug&occasion=birthday&price=under-25');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByTestId('address').textContent).toBe('/app/search/results?query=mug');
    expect(screen.queryByText('Active filters:')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  });
});
