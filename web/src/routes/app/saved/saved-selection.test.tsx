import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { data, problem } from '../../../test/gifts.ts';
import { buildRecipient } from '../../../test/people.ts';
import { server } from '../../../test/server.ts';
import { serveSaved, open } from './saved.fixture.tsx';

beforeEach(serveSaved);

describe('selecting', () => {
  const many = (action: string, answer: object) =>
    http.post(`/api/v1/gifts/many/${action}`, async ({ request }) => {
      sent.push([action, await request.json().catch(() => undefined)]);
      return data(answer);
    });
  const sent: [string, unknown][] = [];
  beforeEach(() => void (sent.length = 0));
  const box = (title: string) => screen.getByRole('checkbox', { name: `Select ${title}` });

  async function select(...titles: string[]) {
    const view = open();
    await screen.findByText('A kite');
    await view.user.click(screen.getByRole('button', { name: 'Select' }));
    for (const title of titles) {
      box(title).focus();
      await view.user.keyboard(' ');
      expect(box(title)).toBeChecked();
    }
    return view;
  }

  it('tags all of them by keyboard in one call, and undoes it', async () => {
    server.use(many('tag', { giftIds: [42] }), many('untag', { giftIds: [42] }));
    const { user } = await select('Pour-over kettle', 'A kite');
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tag' }));
    await user.click(await screen.findByRole('button', { name: /^cosy/ }));
    expect(await screen.findByText('Tagged 1 gift “cosy”')).toBeVisible();
    // The choice stays, for the next thing to do with them.
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(sent).toEqual([
      ['tag', { giftIds: [41, 42], tagId: 5 }],
      ['untag', { giftIds: [42], tagId: 5 }],
    ]);
  });

  it('deselects gifts that a search hides: actions affect visible gifts only', async () => {
    server.use(many('remove', { giftIds: [42], removalId: 8 }));
    const { user } = await select('Pour-over kettle', 'A kite');
    await user.type(screen.getByPlaceholderText('Search your saved items...'), 'KITE');
    expect(await screen.findByText('1 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sent).toEqual([['remove', { giftIds: [42] }]]));
  });

  it('removes at once and puts back on Undo', async () => {
    server.use(many('remove', { giftIds: [41], removalId: 8 }), many('removals/8/undo', { giftIds: [41] }));
    const { user } = await select('Pour-over kettle');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(sent.map(([action]) => action)).toEqual(['remove', 'removals/8/undo']);
  });

  it.each([
    ['that nothing changed', () => problem(403), 'Nothing was changed. Please try again.'],
    ['what is gone', () => problem(404), 'Some of these were gone already. Nothing was changed.'],
    [
      'that nobody knows, where the response was lost',
      () => HttpResponse.error(),
      'We could not reach Tuckaway. Check your connection and try again.',
    ],
  ])('keeps the choice when it fails, and says %s', async (_what, answer, text) => {
    server.use(http.post('/api/v1/gifts/many/remove', answer));
    const { user } = await select('Pour-over kettle');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(text, {}, { timeout: 5000 })).toBeVisible();
    expect(box('Pour-over kettle')).toBeChecked();
  });

  it('can still undo once the server is back', async () => {
    const undo = '/api/v1/gifts/many/removals/8/undo';
    server.use(
      many('remove', { giftIds: [41], removalId: 8 }),
      http.post(undo, () => HttpResponse.error()),
    );
    const { user } = await select('Pour-over kettle');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/We could not reach Tuckaway/, {}, { timeout: 5000 })).toBeVisible();
    server.use(many('removals/8/undo', { giftIds: [41] }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
  });

  it('creates a person on the way and gives to them', async () => {
    server.use(
      http.post('/api/v1/recipients', () => data(buildRecipient({ id: 6, name: 'Zoë' }), 201)),
      many('recipient', { giftIds: [41], recipientGiftIds: [70] }),
    );
    const { user } = await select('Pour-over kettle');
    await user.click(screen.getByRole('button', { name: 'Give to' }));
    await user.type(await screen.findByRole('textbox', { name: 'Search or add a person' }), 'Zoë{Enter}');
    expect(await screen.findByText('1 gift tucked away for Zoë')).toBeVisible();
    expect(sent).toEqual([['recipient', { giftIds: [41], recipientId: 6 }]]);
  });

  it('marks all of them as bought for a person, and undoes it', async () => {
    server.use(
      many('mark', { giftIds: [41, 42], recipientGiftIds: [70, 71], addedIds: [71] }),
      many('unmark', { recipientGiftIds: [70, 71] }),
    );
    const { user } = await select('Pour-over kettle', 'A kite');
    await user.click(screen.getByRole('button', { name: 'Mark as' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Bought for…' }));
    await user.click(await screen.findByRole('button', { name: 'Dad' }));
    expect(await screen.findByText('2 gifts bought for Dad')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(sent).toEqual([
      ['mark', { giftIds: [41, 42], recipientId: 3, status: 'bought' }],
      ['unmark', { recipientGiftIds: [70, 71], addedIds: [71], status: 'bought' }],
    ]);
  });

  it.each([
    ['Bought for…', 'All of them are bought for or given to Dad already'],
    ['Given to…', 'All of them are given to Dad already'],
  ])('says that nothing was left to mark: %s', async (status, text) => {
    server.use(many('mark', { giftIds: [], recipientGiftIds: [], addedIds: [] }));
    const { user } = await select('Pour-over kettle');
    await user.click(screen.getByRole('button', { name: 'Mark as' }));
    await user.click(await screen.findByRole('menuitem', { name: status }));
    await user.click(await screen.findByRole('button', { name: 'Dad' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('chooses all between two with Shift, and ends with Escape', async () => {
    const { user } = await select('Pour-over kettle');
    await user.keyboard('{Shift>}');
    await user.click(box('A kite'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
