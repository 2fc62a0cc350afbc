/// <reference lib="dom" />
// What a screen is held against: React, the same responses and the same pictures, and nothing else.
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Gift {
  id: number;
  title: string;
  imageUrl: string | null;
}

const read = async <T>(path: string): Promise<T> => ((await (await fetch(path)).json()) as { data: T }).data;
const listId = new URLSearchParams(location.search).get('list')!;

function Page() {
  const [gifts, setGifts] = useState<Gift[]>();
  const [gift, setGift] = useState<Gift>();
  const picture = (one: Gift) =>
    h('img', { src: one.imageUrl ?? '', alt: one.title, width: 300, height: 300 });
  if (gift) return h('article', { id: 'gift' }, picture(gift), h('h1', null, gift.title));
  if (!gifts) {
    const open = () => void read<Gift[]>(`/api/gift-lists/${listId}/gifts`).then(setGifts);
    return h('button', { id: 'open', onClick: open }, 'Open');
  }
  const item = (one: Gift) =>
    h(
      'li',
      { key: one.id },
      h('button', { onClick: () => void read<Gift>(`/api/v1/gifts/${one.id}`).then(setGift) }, one.title),
      picture(one),
    );
  return h('ul', { id: 'gifts' }, gifts.map(item));
}

createRoot(document.querySelector('#root')!).render(h(Page));
