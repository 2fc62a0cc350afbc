import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../test/render.tsx';
import { AppNav } from './app-nav.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { AppFooter } from './footer.tsx';
import { usePageSearch, useSearchContext } from './search-context.tsx';

const address = () => screen.getByTestId('address');

describe('the search box', () => {
  it('opens the results on submit, with the trimmed text', async () => {
    const { user } = renderScreen(<AppNav />);
    await user.type(screen.getByPlaceholderText('Search for gift ideas...'), '  tea set {Enter}');
    expect(address()).toHaveTextContent('/app/search/results?query=tea+set');
  });

  it('lets a sentence on the results page be extended to what a search can have', async () => {
    const sentence = 'x'.repeat(120);
    const { user } = renderScreen(<AppNav />, { at: `/app/search/results?query=${sentence}` });
    await user.type(screen.getByPlaceholderText('Search for gift ideas...'), ' mug');
    expect(screen.getByPlaceholderText('Search for gift ideas...')).toHaveValue(`${sentence} mug`);
  });

  it('stays where it is when there is nothing to search for', async () => {
    const { user } = renderScreen(<AppNav />);
    await user.type(screen.getByPlaceholderText('Search for gift ideas...'), '   {Enter}');
    expect(address()).toHaveTextContent(/^\/app$/);
  });

  it('searches live on a page with a search of its own', async () => {
    function Saved() {
      return <p>Looking for: {usePageSearch('Search your saved items...').query}</p>;
    }
    const { user } = renderScreen(
      <>
        <AppNav />
        <Saved />
      </>,
    );
    await user.type(screen.getByPlaceholderText('Search your saved items...'), 'mug');
    expect(screen.getByText('Looking for: mug')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(address()).toHaveTextContent(/^\/app$/);
  });

  it('leaves the search to the browse page, which has a box of its own', () => {
    renderScreen(<AppNav />, { at: '/app/search' });
    expect(screen.queryByPlaceholderText('Search for gift ideas...')).toBeNull();
  });

  it('names its provider when used outside of it', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Lost = () => useSearchContext().query;
    expect(() => render(<Lost />)).toThrow('useSearchContext must be used within a SearchProvider');
    quiet.mockRestore();
  });
});

describe('the rest of the navigation', () => {
  it('leads to people, whose pages belong to it', () => {
    renderScreen(<AppNav />, { at: '/app/recipients/3' });
    const people = screen.getByRole('link', { name: 'People' });
    expect(people).toHaveAttribute('href', '/app/recipients');
    expect(people).toHaveAttribute('aria-current', 'page');
  });

  it('leads home, to what is saved and to the settings, with initials', () => {
    renderScreen(<AppNav />);
    expect(screen.getByRole('link', { name: 'Tuckaway home' })).toHaveAttribute('href', '/app');
    expect(screen.getByRole('link', { name: 'Saved' })).toHaveAttribute('href', '/app/saved');
    const profile = screen.getByRole('link', { name: /View profile settings/ });
    expect(profile).toHaveAttribute('href', '/app/settings');
    expect(profile).toHaveTextContent('MO');
  });

  it('has the main places at the bottom of a phone', () => {
    renderScreen(<BottomBar create={<button type="button">Create</button>} />, { at: '/app/recipients/3' });
    const bar = within(screen.getByRole('navigation', { name: 'Places' }));
    const links = bar.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/app'],
      ['People', '/app/recipients'],
      ['Saved', '/app/saved'],
    ]);
    expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('People');
    expect(bar.getByRole('button', { name: 'Create' })).toBeVisible();
  });

  it('ends with the legal links and the year', () => {
    renderScreen(<AppFooter />);
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    );
    expect(screen.getByText(/© 2025/)).toBeInTheDocument();
  });
});
