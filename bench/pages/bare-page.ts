/// <reference lib="dom" />
// Reference page of the screens benchmark: React, the same responses, the same pictures at the same sizes, nothing else.
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { pictureFiles } from '@tuckaway/domain/pictures';

interface WithId {
  id: number;
  title: string;
  imageUrl: string | null;
}

const read = async <T>(path: string): Promise<T> => ((await (await fetch(path)).json()) as { data: T }).data;

// `sizes` as in the product, so that the browser chooses the same files.
const CARD =
  '(min-width: 96rem) 220px, (min-width: 80rem) 19vw, (min-width: 48rem) 23vw, (min-width: 40rem) 30vw, 45vw';
const PAGE = '(min-width: 90rem) 580px, (min-width: 48rem) 42vw, 100vw';
const EAGER = 6;

const picture = ({ imageUrl, title }: WithId, sizes: string, eager: boolean) =>
  h('img', {
    src: imageUrl ?? undefined,
    srcSet: pictureFiles(imageUrl ?? '')
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', '),
    sizes,
    alt: title,
    width: 640,
    height: 640,
    loading: eager ? 'eager' : 'lazy',
    decoding: 'async',
  });

function Cards({ id, things, onOpen }: { id: string; things: WithId[]; onOpen: (thing: WithId) => void }) {
  const card = (thing: WithId, index: number) =>
    h(
      'li',
      { key: thing.id },
      h(
        'button',
        { id: `${id}-${thing.id}`, onClick: () => onOpen(thing) },
        picture(thing, CARD, index < EAGER),
        h('span', null, thing.title),
      ),
    );
  return h('ul', { id }, things.map(card));
}

function Page() {
  const [lists, setLists] = useState<WithId[]>();
  const [gifts, setGifts] = useState<WithId[]>();
  const [gift, setGift] = useState<WithId>();
  useEffect(() => void read<WithId[]>('/api/gift-lists/public').then(setLists), []);
  const openList = ({ id }: WithId) => void read<WithId[]>(`/api/gift-lists/${id}/gifts`).then(setGifts);
  const openGift = ({ id }: WithId) => void read<WithId>(`/api/v1/gifts/${id}`).then(setGift);
  if (gift) return h('article', { id: 'gift' }, picture(gift, PAGE, true), h('h1', null, gift.title));
  if (gifts) return h(Cards, { id: 'gifts', things: gifts, onOpen: openGift });
  return lists && h(Cards, { id: 'lists', things: lists, onOpen: openList });
}

createRoot(document.querySelector('#root')!).render(h(Page));
