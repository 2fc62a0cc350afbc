import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Link, type LinkProps } from './link.tsx';

function Place() {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

function showRouter(props: Partial<LinkProps> = {}) {
  const page = (
    <>
      <Place />
      <Link to="/there" state={{ title: 'Teapot' }} {...props}>
        Go
      </Link>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/here'] });
  render(<RouterProvider router={router} />);
  return router;
}

function show(props: Partial<LinkProps> = {}) {
  showRouter(props);
  return screen.getByRole('link', { name: 'Go' });
}

test('leads there within the page, and brings its state', async () => {
  const link = show();
  expect(link).toHaveAttribute('href', '/there');
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(true);
  expect(await screen.findByText('/there {"title":"Teapot"}')).toBeVisible();
});

test.each([
  ['a press that opens a new tab', {}, { ctrlKey: true }],
  ['another button', {}, { button: 1 }],
  ['a link that names its tab', { target: '_blank' }, {}],
])('%s is left to the browser', (_, props, init) => {
  const link = show(props);
  const click = createEvent.click(link, init);
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(false);
  expect(screen.getByText('/here null')).toBeVisible();
});

test('whoever takes the press for something else stays', () => {
  const link = show({ onClick: (event) => event.preventDefault() });
  fireEvent.click(link);
  expect(screen.getByText('/here null')).toBeVisible();
});

test.each([
  ['/here?sort=price', 'REPLACE'],
  ['/here', 'PUSH'],
])('from /here?sort=price to %s the way back is a %s', (to, action) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('location', new URL('https://tuckaway.test/here?sort=price'));
  const router = showRouter({ to });
  fireEvent.click(screen.getByRole('link', { name: 'Go' }));
  expect(router.state.historyAction).toBe(action);
});
