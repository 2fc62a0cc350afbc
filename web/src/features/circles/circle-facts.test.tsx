import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { buildCircle } from '../../test/circles.ts';
import { problem } from '../../test/gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { CircleFacts } from './circle-facts.tsx';

const birthday = {
  addedBy: 'Ben',
  kind: 'birthday' as const,
  name: null,
  holiday: null,
  month: 5,
  day: 11,
  year: null,
};

async function addBirthday(response: () => Response) {
  server.use(http.post('/api/v1/recipients/3/days', response));
  const circle = buildCircle({ days: [birthday] });
  const { user } = renderScreen(<CircleFacts recipient={{ id: 3, name: 'Nora' }} circle={circle} />);
  await user.click(screen.getByRole('button', { name: 'Add Birthday to my days' }));
}

it('says why a day of the others was not added', async () => {
  await addBirthday(() => problem(409, 'Nora has 50 days already.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nora has 50 days already.');
});

it('says that a day was not added where the server fails', async () => {
  await addBirthday(() => problem(403));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save the day. Please try again.');
});

it('says that the server was not reached while a day was added', async () => {
  await addBirthday(() => HttpResponse.error());
  expect(await screen.findByText(/We could not reach Tuckaway/, {}, { timeout: 5000 })).toBeVisible();
});
