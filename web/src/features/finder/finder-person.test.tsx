import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import SearchResultsPage from '../../routes/app/search/search-results.tsx';
import { buildGift, data } from '../../test/gifts.ts';
import { buildDay, buildDayOccurrence, buildRecipient, upcomingDays } from '../../test/people.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { FinderInvitation } from './finder-invitation.tsx';

// jsdom has nothing to scroll.
Element.prototype.scrollIntoView = () => {};

const ann = buildRecipient({ relationship: 'parents', interests: ['reading', 'baking'], budget: 40 });
const ben = buildRecipient({ id: 4, name: 'Ben', relationship: 'friends' });

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  server.use(
    upcomingDays([buildDayOccurrence()]),
    http.get('/api/v1/recipients', () => data([ben, ann])),
  );
});
afterEach(() => vi.restoreAllMocks());

async function openFinder() {
  const view = renderScreen(<FinderInvitation />);
  await view.user.click(screen.getByRole('button', { name: /Gift finder/ }));
  await screen.findByRole('group', { name: 'Your people' });
  await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
  const choose = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const at = (title: string) => screen.findByRole('heading', { name: title });
  return { choose, at, address: () => screen.getByTestId('address').textContent };
}

describe('a person of mine in the finder', () => {
  it('shows the person with the nearest day first', async () => {
    await openFinder();
    const people = within(screen.getByRole('group', { name: 'Your people' })).getAllByRole('button');
    expect(people.map((person) => person.getAttribute('aria-pressed') && person.textContent)).toEqual([
      'AAnn',
      'BBen',
    ]);
  });

  it('asks nothing that is known of the person and goes straight to the results', async () => {
    const { choose, address } = await openFinder();
    await choose('Ann');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(
      '/app/search/results?finder=1&person=3&ageGroup=parents&event=birthday&priceRange=under-50&playground=reading',
    );
  });

  it.each([
    ['administrative-professionals-day', 'thank-you'],
    ['mothers-day', 'mothers-day'],
    ['easter', 'Easter'],
    ['kwanzaa', 'Kwanzaa'],
  ] as const)(
    'takes the occasion of a holiday if it is offered, else its name: %s',
    async (holiday, event) => {
      server.use(upcomingDays([buildDayOccurrence({ day: buildDay({ kind: 'holiday', holiday }) })]));
      const { choose, address } = await openFinder();
      await choose('Ann');
      expect(new URLSearchParams(address()!.split('?')[1]).get('event')).toBe(event);
    },
  );

  it('asks for the rest, and opens a known answer to change it', async () => {
    const { choose, at, address } = await openFinder();
    await choose('Ben');
    await at('Pick the Big day');
    expect(screen.getByText('Step 2 of 4')).toBeVisible();
    await choose('Change Friends');
    await at('Define the Bond');
    expect(screen.getByRole('button', { name: 'Friends' })).toHaveAttribute('aria-pressed', 'true');
    await choose('Kids');
    await at('Pick the Big day');
    await choose('Skip');
    await at('How Fancy?');
    await choose('Back');
    await at('Pick the Big day');
    await choose('Christmas');
    await choose('<$25');
    await choose('Search');
    expect(address()).toBe(
      '/app/search/results?finder=1&person=4&ageGroup=kids&event=christmas&priceRange=under-25',
    );
  });

  it('forgets the person when the first question is answered otherwise', async () => {
    const { choose, at, address } = await openFinder();
    await choose('Ben');
    await at('Pick the Big day');
    await choose('Back');
    await choose('For Her');
    await at('Define the Bond');
    expect(screen.getByText('Step 2 of 5')).toBeVisible();
    for (let step = 0; step < 3; step++) await choose('Skip');
    await choose('Search');
    expect(address()).toBe('/app/search/results?finder=1&gender=her');
  });
});

describe('the results for a person', () => {
  it('keeps a gift for the person with one press', async () => {
    const kept: unknown[] = [];
    const gift = { ...buildGift({ id: 9, title: 'Bread stamp' }), reason: 'For somebody who bakes' };
    const totals = { giftTotal: 1, giftListTotal: 0, nextCursor: null, nextListCursor: null };
    const result = { gifts: [gift], giftLists: [], relaxed: [], unknownFilters: [], ...totals };
    server.use(
      http.get('*/api/v1/categories/:master', () => data([])),
      http.get('*/api/v1/search/finder', () => data(result)),
      http.get('*/api/v1/recipient-gifts', () => data(kept)),
      http.post('*/api/v1/recipient-gifts', async ({ request }) => {
        const link = { ...((await request.json()) as object), id: 1, gift };
        kept.push(link);
        return HttpResponse.json({ data: link }, { status: 201 });
      }),
    );
    const { user } = renderScreen(<SearchResultsPage />, {
      at: '/app/search/results?finder=1&person=3&playground=baking',
    });
    expect(await screen.findByText('For Ann, the best matches first.')).toBeVisible();
    await user.click(await screen.findByText('Tuck away for Ann'));
    expect(await screen.findByRole('link', { name: 'Tucked away for Ann' })).toHaveAttribute(
      'href',
      '/app/recipients/3',
    );
    expect(kept).toMatchObject([{ recipientId: 3, giftId: 9 }]);
    await user.click(screen.getByRole('button', { name: 'Remove Baking' }));
    expect(screen.getByTestId('address').textContent).toBe('/app/search/results?finder=1&person=3');
  });
});
