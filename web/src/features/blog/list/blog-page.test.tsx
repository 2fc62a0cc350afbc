import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { BlogPage } from './blog-page.tsx';
import { BlogError, BlogLoading } from './blog-states.tsx';
import { PostCard } from '../post-card.tsx';
import { buildPost } from '../content/post.fixture.ts';

const posts = [
  buildPost('pumpkins', {
    title: 'Pumpkin presents',
    tags: ['holiday'],
    publishedAt: '2025-10-01',
    featured: true,
  }),
  buildPost('soap', { title: 'Soap for neighbors', tags: ['diy', 'budget'], publishedAt: '2025-08-01' }),
  buildPost('candles', { title: 'Candles', tags: ['diy'], publishedAt: '2025-09-01', featured: true }),
];

function open(address = '/blog', shown = posts) {
  const router = createMemoryRouter([{ path: '/blog', element: <BlogPage posts={shown} /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

const titles = () =>
  within(screen.getByRole('region', { name: /All Articles|Search Results/ }))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const filters = () => within(screen.getByRole('group', { name: 'Filter by:' }));

describe('blog list', () => {
  it('shows every article, the featured ones first', () => {
    open();
    expect(screen.getByRole('heading', { name: 'All Articles' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('3 articles');
    expect(titles()).toEqual(['Pumpkin presents', 'Candles', 'Soap for neighbors']);
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('shows no topic twice', () => {
    const many = 'a b c d e f g h'
      .split(' ')
      .map((tag) => buildPost(`post-${tag}`, { tags: [`topic-${tag}`] }));
    open('/blog', many);
    const names = screen.getAllByRole('button', { name: /^Topic/ }).map(({ textContent }) => textContent);
    expect(names).toHaveLength(8);
    expect(new Set(names).size).toBe(8);
  });

  it('searches as one types, and writes it into the address', async () => {
    const { router, user } = open();
    await user.type(screen.getByPlaceholderText('Search articles...'), 'SOAP');
    expect(await screen.findByRole('heading', { name: 'Search Results' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 article');
    expect(screen.getByRole('status')).not.toHaveTextContent('articles');
    expect(titles()).toEqual(['Soap for neighbors']);
    expect(router.state.location.search).toBe('?query=SOAP');
  });

  it('toggles tags, keeps posts with any of them, and goes back step by step', async () => {
    const { router, user } = open();
    await user.click(filters().getByRole('button', { name: 'Diy' }));
    await waitFor(() => expect(titles()).toEqual(['Candles', 'Soap for neighbors']));
    expect(filters().getByRole('button', { name: 'Diy' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(filters().getByRole('button', { name: 'Holiday' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tag=diy&tag=holiday'));
    expect(titles()).toHaveLength(3);
    await user.click(filters().getByRole('button', { name: 'Diy' }));
    await waitFor(() => expect(titles()).toEqual(['Pumpkin presents']));
    await router.navigate(-1);
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('reads the filter from the address, and Clear filters empties it and the box', async () => {
    const { router, user } = open('/blog?query=candle&tag=diy');
    expect(titles()).toEqual(['Candles']);
    expect(screen.getByPlaceholderText('Search articles...')).toHaveValue('candle');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'All Articles' })).toBeVisible());
    expect(router.state.location.search).toBe('');
    expect(screen.getByPlaceholderText('Search articles...')).toHaveValue('');
  });

  it('says what to do when nothing is found', async () => {
    const { user } = open('/blog?query=zeppelin');
    expect(screen.getByRole('status')).toHaveTextContent('0 articles');
    expect(screen.getByText('No articles found')).toBeVisible();
    expect(
      screen.getByText("Try adjusting your search terms or filters to find what you're looking for."),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('offers the topics in a box of their own', async () => {
    const { user } = open();
    const box = within(screen.getByRole('region', { name: 'Popular Topics' }));
    await user.click(box.getByRole('button', { name: 'Budget' }));
    await waitFor(() => expect(titles()).toEqual(['Soap for neighbors']));
  });

  it('offers at most six tags to filter by', () => {
    const many = [buildPost('x', { tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] })];
    const router = createMemoryRouter([{ path: '/', element: <BlogPage posts={many} /> }]);
    render(<RouterProvider router={router} />);
    expect(filters().getAllByRole('button')).toHaveLength(6);
  });
});

describe('blog list on its way', () => {
  it('shows six placeholders', () => {
    render(<BlogLoading />);
    expect(screen.getAllByTestId('post-placeholder')).toHaveLength(6);
  });

  it('says what failed and loads the page again', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { ...window.location, reload });
    render(<BlogError />);
    expect(screen.getByText('Error Loading Blog')).toBeVisible();
    expect(screen.getByText('Failed to load blog content')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('blog card', () => {
  const post = buildPost('soap', { title: 'Soap', tags: ['a', 'b', 'c', 'd', 'e'], readingTime: 1 });
  const show = (variant: 'default' | 'compact' | 'featured') => {
    const router = createMemoryRouter([{ path: '/', element: <PostCard post={post} variant={variant} /> }]);
    render(<RouterProvider router={router} />);
    return screen.queryAllByRole('listitem').map((item) => item.textContent);
  };

  it('shows up to three tags by default and counts the rest', () => {
    expect(show('default')).toEqual(['A', 'B', 'C', '+2 more']);
    expect(screen.getByText('1 min read')).toBeVisible();
  });

  it('shows up to two tags when featured', () => {
    expect(show('featured')).toEqual(['A', 'B', '+3 more']);
  });

  it('shows only title, day and reading time when compact', () => {
    expect(show('compact')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Soap' })).toHaveAttribute('href', '/blog/soap');
  });
});
