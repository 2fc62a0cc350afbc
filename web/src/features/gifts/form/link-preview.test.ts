import { expect, it } from 'vitest';
import { EMPTY_GIFT_DRAFT } from './gift-draft.ts';
import { proposalsFor } from './link-preview.ts';

const image = 'data:image/png;base64,x';
const preview = { title: 'Shop title', description: null, price: 12.5, currency: null, imageUrl: image };
const draft = { ...EMPTY_GIFT_DRAFT, title: 'A kite' };

it('fills from a link only what is still empty', () => {
  expect(proposalsFor(draft, preview, '')).toEqual({ price: '12.50', imageUrl: image });
  expect(proposalsFor({ ...EMPTY_GIFT_DRAFT, price: '3' }, { ...preview, imageUrl: null }, '')).toEqual({
    title: 'Shop title',
  });
});

it('names a gift by its address where the page has no title, or cannot be read', () => {
  expect(proposalsFor(EMPTY_GIFT_DRAFT, { ...preview, title: null }, 'Red kite')).toMatchObject({
    title: 'Red kite',
  });
  expect(proposalsFor(EMPTY_GIFT_DRAFT, undefined, 'Red kite')).toEqual({ title: 'Red kite' });
});

it('replaces what came from another page, unless it was changed since', () => {
  const before = { ...EMPTY_GIFT_DRAFT, title: 'Old title', price: '5.00', imageUrl: image };
  const untouched = { title: 'Old title', price: '4.00', imageUrl: image };
  expect(proposalsFor(before, { ...preview, imageUrl: null }, '', untouched)).toEqual({
    title: 'Shop title',
    imageUrl: null,
  });
});
