import type { Draw, DrawPerson } from '@tuckaway/contract/sharing/draws';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { data } from '../../test/gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { ParticipantLinks } from './participant-links.tsx';

const buildPerson = (id: number, name: string, mailedAt: string | null): DrawPerson => ({
  id,
  name,
  email: `${name.toLowerCase()}@example.com`,
  isMe: false,
  hasLink: true,
  mailedAt,
  openedAt: null,
});

const draw: Draw = {
  id: 5,
  title: 'Advent',
  budget: null,
  dayOn: '2090-12-24',
  drawnAt: '2090-12-01T10:00:00.000Z',
  hasEarlier: false,
  people: [
    buildPerson(1, 'Ada', '2090-12-02T10:00:00.000Z'),
    buildPerson(2, 'Ben', '2090-12-02T10:00:00.000Z'),
    buildPerson(3, 'Cleo', null),
    buildPerson(4, 'Dan', null),
  ],
  exclusions: [],
  canMail: true,
};

const mailAgain = (name: string) => screen.getByRole('button', { name: `Mail again to ${name}` });
const mailAll = () => screen.getByRole('button', { name: 'Mail 2 links' });

/** Answers mails when released. */
function open(notSentIds: number[]) {
  const sent: unknown[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  server.use(
    http.post('/api/v1/draws/5/mail', async ({ request }) => {
      sent.push(await request.json());
      await released;
      return data({ draw, notSentIds });
    }),
  );
  const { user } = renderScreen(<ParticipantLinks draw={draw} />);
  return { user, sent, release };
}

it.each([
  { notSentIds: [], told: '1 link mailed' },
  { notSentIds: [1], told: '0 mailed, 1 not. Please try those again, or copy their links.' },
])('says whether a link was mailed again: $told', async ({ notSentIds, told }) => {
  const { user, sent, release } = open(notSentIds);
  release();
  await user.click(mailAgain('Ada'));
  expect(await screen.findByText(told)).toBeVisible();
  expect(sent).toEqual([{ personIds: [1] }]);
});

it('says how many of all links were mailed', async () => {
  const { user, sent, release } = open([4]);
  release();
  await user.click(mailAll());
  expect(await screen.findByText(/^1 mailed, 1 not/)).toBeVisible();
  expect(sent).toEqual([{ personIds: [3, 4] }]);
});

it('shows which mail is on its way, and starts no other meanwhile', async () => {
  const { user, release } = open([]);
  await user.click(mailAgain('Ada'));
  expect(mailAgain('Ada')).toHaveAttribute('aria-busy', 'true');
  for (const other of [mailAgain('Ben'), mailAll()]) {
    expect(other).toBeDisabled();
    expect(other).not.toHaveAttribute('aria-busy');
  }
  release();
  expect(await screen.findByText('1 link mailed')).toBeVisible();
  expect(mailAgain('Ben')).toBeEnabled();
});
