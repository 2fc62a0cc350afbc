import type { Draw } from '@tuckaway/contract/sharing/draws';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { problem } from '../../test/gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { DeleteDraw, DrawButton, RepeatDrawForm } from './draw-actions.tsx';
import { drawQuery } from './draws.queries.ts';

const draw: Draw = {
  id: 5,
  title: 'Advent',
  budget: null,
  dayOn: '2090-12-24',
  drawnAt: null,
  hasEarlier: false,
  people: [],
  exclusions: [],
  canMail: false,
};

async function drawNames(response: () => Response) {
  server.use(http.post('/api/v1/draws/5/draw', response));
  const view = renderScreen(<DrawButton draw={draw} />);
  view.queryClient.setQueryData(drawQuery(draw.id).queryKey, draw);
  await view.user.click(screen.getByRole('button', { name: 'Draw names' }));
  return view;
}

it('says that nothing was changed when the server refuses', async () => {
  await drawNames(() => problem(403));
  expect(await screen.findByText(/Nothing was changed/)).toBeVisible();
});

it('does not say so when the response was lost, and reads the draw again', async () => {
  const { queryClient } = await drawNames(() => HttpResponse.error());
  expect(await screen.findByText(/We could not reach Tuckaway/, {}, { timeout: 5000 })).toBeVisible();
  expect(queryClient.getQueryState(drawQuery(draw.id).queryKey)?.isInvalidated).toBe(true);
});

it('forgets a deleted draw, so that Back does not show it', async () => {
  server.use(http.delete('/api/v1/draws/5', () => HttpResponse.json({ data: { id: 5 } })));
  const { user, queryClient } = renderScreen(<DeleteDraw draw={draw} />);
  queryClient.setQueryData(drawQuery(draw.id).queryKey, draw);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(queryClient.getQueryData(drawQuery(draw.id).queryKey)).toBeUndefined());
});

it.each([
  { today: '2090-12-01', button: 'Start over', kept: undefined },
  { today: '2091-01-01', button: 'Prepare the next draw', kept: draw },
])('keeps a draw that is over when it is repeated, and forgets one that ends: $button', async (row) => {
  const next = { ...draw, id: 6 };
  server.use(http.post('/api/v1/draws/5/again', () => HttpResponse.json({ data: next }, { status: 201 })));
  const { user, queryClient } = renderScreen(<RepeatDrawForm draw={draw} today={row.today} />);
  queryClient.setQueryData(drawQuery(draw.id).queryKey, draw);
  fireEvent.change(screen.getByLabelText('Day of giving'), { target: { value: '2091-12-24' } });
  await user.click(screen.getByRole('button', { name: row.button }));
  await waitFor(() => expect(queryClient.getQueryData(drawQuery(next.id).queryKey)).toEqual(next));
  expect(queryClient.getQueryData(drawQuery(draw.id).queryKey)).toEqual(row.kept);
});
