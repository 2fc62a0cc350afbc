import type { Draw } from '@tuckaway/contract/sharing/draws';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { problem } from '../../test/gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { DrawButton } from './draw-actions.tsx';
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
