import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { pageCache } from '../../../lib/navigation/page-cache.ts';
import BlogPostRoute, { clientLoader, ErrorBoundary, loader } from '../../../routes/public/blog-post.tsx';
import { allPosts } from '../content/blog.server.ts';
import type { BlogPost } from '../content/blog.types.ts';
import { readShare } from './track-reading.ts';

const [post] = allPosts() as [BlogPost, ...BlogPost[]];

afterEach(() => pageCache.clear());

/** The page as the browser opens it from a link; each test sets the server's response. */
function open(answer: () => Promise<{ post: BlogPost }>, address = `/blog/${post.slug}`) {
  const router = createMemoryRouter(
    [
      {
        path: '/blog/:slug',
        Component: BlogPostRoute,
        HydrateFallback: () => null,
        loader: (args) => clientLoader({ ...args, serverLoader: answer as never } as never),
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
}

describe('blog post', () => {
  it('shows breadcrumb, title, excerpt, tags, picture, body, sidebar and author', async () => {
    open(async () => ({ post }));
    expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeVisible();
    expect(screen.getByText(post.excerpt)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(crumbs.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    expect(crumbs.getByText(post.title)).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('img', { name: post.featuredImage.alt })).toBeVisible();
    const ownTags = within(screen.getByRole('region', { name: 'Popular Tags' })).getAllByRole('link');
    expect(ownTags.map((tag) => tag.textContent)).toEqual(post.tags.map(({ name }) => name));
    const related = within(screen.getByRole('region', { name: 'Related Posts' }));
    expect(related.getAllByRole('heading', { level: 3 })).toHaveLength(post.relatedPosts.length);
    expect(screen.getByRole('region', { name: 'About the author' })).toHaveTextContent(post.author.name);
  });

  it('lists the parts of the article as links to them', async () => {
    open(async () => ({ post }));
    const [contents] = await screen.findAllByRole('navigation', { name: 'In this article' });
    const links = within(contents as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(post.headings.map(({ id }) => `#${id}`));
    for (const { id } of post.headings) expect(document.getElementById(id), id).not.toBeNull();
  });

  it('shows placeholders for the related posts while the post is on its way', async () => {
    open(() => new Promise(() => {}));
    expect(await screen.findByText('Loading article...')).toBeInTheDocument();
    const related = within(screen.getByRole('region', { name: 'Related Posts' }));
    expect(related.getAllByRole('listitem')).toHaveLength(3);
  });

  it('says that a post does not exist', () => {
    const router = createMemoryRouter([
      {
        path: '/',
        element: <ErrorBoundary error={{ status: 404, statusText: '', internal: true, data: '' }} />,
      },
    ]);
    render(<RouterProvider router={router} />);
    expect(screen.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
    expect(
      screen.getByText("The blog post you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  });

  it('says that a post could not be loaded', async () => {
    open(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await screen.findByRole('heading', { name: 'Error Loading Post' })).toBeVisible();
    expect(screen.getByText('Failed to load blog post')).toBeVisible();
  });

  it('says that the address names no post', async () => {
    open(async () => ({ post }), '/blog/%20');
    expect(await screen.findByText('No slug provided')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toBeVisible();
  });

  it('answers 404 for a post that was never written', () => {
    const args = { params: { slug: 'never-written' } } as unknown as Parameters<typeof loader>[0];
    expect(() => loader(args)).toThrow(
      expect.objectContaining({ data: 'Blog post not found', init: { status: 404 } }) as Error,
    );
  });
});

describe('reading progress', () => {
  it.each([
    [200, 3000, 1000, 0],
    [-1000, 3000, 1000, 0.5],
    [-2500, 3000, 1000, 1],
    [-10, 500, 1000, 1],
  ])('top %i of %i in a window of %i is %f', (top, height, windowHeight, share) => {
    expect(readShare(top, height, windowHeight)).toBe(share);
  });
});
