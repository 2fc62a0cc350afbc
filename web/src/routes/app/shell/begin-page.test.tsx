import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { GiftListCard } from '../../../features/gift-lists/gift-list-card.tsx';
import { GiftCard } from '../../../features/gifts/gift-card.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { buildGift, buildGiftList, data } from '../../../test/gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { Link } from '../../../ui/layout/link.tsx';
import { beginPage } from './begin-page.ts';
import GiftPage from '../gift/gift.tsx';

const GIFT_READS = [
  '/api/gift-lists?userId=7&giftId=41',
  '/api/v1/gifts/41',
  '/api/v1/recipient-gifts?giftId=41&userId=7',
  '/api/v1/recipients?userId=7',
  '/api/v1/tags/associations?giftId=41',
];

const kite = buildGift({ id: 41, title: 'A kite' });

let asked: string[];

/** The requested URLs, sorted. */
const reads = () => asked.toSorted();

beforeEach(() => {
  asked = [];
  const responses: Record<string, unknown> = {
    '/api/gift-lists/9': buildGiftList(),
    '/api/v1/gifts/41': kite,
  };
  const picture = buildGift({ imageUrl: '/pictures/gifts/kite-512.webp' });
  server.use(
    http.get('*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      if (pathname === '/api/gift-lists/9/gifts')
        return HttpResponse.json({ data: [picture], nextCursor: null });
      return data(responses[pathname] ?? []);
    }),
  );
});

/** A page with a link, and the gift's page behind it. */
function Pages({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { giftId } = useParams();
  return (
    <div onPointerDown={(press) => beginPage(queryClient, 7, press)}>{giftId ? <GiftPage /> : children}</div>
  );
}

function open(link: ReactNode) {
  const screenOf = renderScreen(<Pages>{link}</Pages>, { at: '/app/gift', path: '/app/gift/:giftId?' });
  return { ...screenOf, link: screen.getByRole('link') };
}

it('asks for a list, its gifts and their pictures while the button is still down', async () => {
  const { user, router, link } = open(<GiftListCard list={buildGiftList()} source="home" />);
  await user.pointer({ keys: '[MouseLeft>]', target: link });
  const srcSet = '/pictures/gifts/kite-320.webp 320w, /pictures/gifts/kite-512.webp 512w';
  await waitFor(() =>
    expect(document.querySelector(`link[rel="preload"][imagesrcset="${srcSet}"]`)).not.toBeNull(),
  );
  expect(reads()).toEqual(['/api/gift-lists/9', '/api/gift-lists/9/gifts']);
  expect(router.state.location.pathname).toBe('/app/gift');
});

it('asks for all that a gift’s page shows at once, and for none of it again when it opens', async () => {
  const { user, router, link } = open(<GiftCard gift={kite} source="list" />);
  await user.pointer({ keys: '[MouseLeft>]', target: link });
  await waitFor(() => expect(reads()).toEqual(GIFT_READS));
  expect(router.state.location.pathname).toBe('/app/gift');
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByRole('heading', { name: 'A kite' })).toBeVisible();
  expect(await screen.findByText('No recipients added yet')).toBeVisible();
  await waitFor(() => expect(reads()).toContain('/api/v1/gifts/41/ideas'));
  // Ideas and the nearest days are read once the page is there.
  expect(reads().filter((read) => !/\/(ideas|upcoming)\b/.test(read))).toEqual(GIFT_READS);
});

it('leaves it to the page where a finger opens it: that waits for none of it to ask for the rest', async () => {
  const { user, link } = open(<Link to={paths.gift(41)}>Open it</Link>);
  await user.pointer({ keys: '[TouchA>]', target: link });
  expect(asked).toEqual([]);
  server.use(http.get('/api/v1/gifts/41', () => delay('infinite')));
  await user.pointer('[/TouchA]');
  expect(await screen.findByText('Loading gift details...')).toBeVisible();
  await waitFor(() => expect(reads()).toEqual(GIFT_READS.filter((read) => read !== '/api/v1/gifts/41')));
});

it.each([
  ['another button', '[MouseRight]', paths.gift(41)],
  ['a link to another page', '[MouseLeft>]', paths.saved],
  ['the same path at another site', '[MouseLeft>]', 'https://shop.example/app/gift/41'],
  ['an id that cannot be', '[MouseLeft>]', '/app/gift/0'],
])('asks for nothing with %s', async (_, keys, to) => {
  const { user, link } = open(<Link to={to}>Open it</Link>);
  await user.pointer({ keys, target: link });
  expect(asked).toEqual([]);
});
