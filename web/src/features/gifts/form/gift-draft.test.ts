import { PICTURE_MAX_BYTES } from '@tuckaway/contract/gifts/gifts';
import { expect, it } from 'vitest';
import { buildGift } from '../../../test/gifts.ts';
import { checkForm } from '../../../ui/hooks/use-form.ts';
import { changedFields } from './edit-gift-dialog.tsx';
import { giftDraftOf, EMPTY_GIFT_DRAFT, GIFT_RULES, giftFieldsOf, type GiftDraft } from './gift-draft.ts';
import { checkPictureFile } from './picture-file.ts';

const checkDraft = (typed: GiftDraft) => checkForm(GIFT_RULES, typed).errors;
const draft = { ...EMPTY_GIFT_DRAFT, title: 'A kite' };

it.each(['', '   '])('asks for a title instead of %j', (title) => {
  expect(checkDraft({ ...draft, title })).toEqual({ title: 'Title is required' });
});

it.each(['.', '..', 'abc'])('does not take %j for a price', (price) => {
  expect(checkDraft({ ...draft, price })).toEqual({ price: 'Please enter a valid price' });
});

it.each(['', '0', '.5', '5.', '1000000'])('takes %j for a price', (price) => {
  expect(checkDraft({ ...draft, price })).toEqual({});
});

it.each(['not a link', 'example.com', 'javascript:alert(1)', 'ftp://example.com', 'https://a b.com'])(
  'does not take %j for a link',
  (purchaseUrl) => {
    expect(checkDraft({ ...draft, purchaseUrl })).toEqual({ purchaseUrl: 'Please enter a valid URL' });
  },
);

it('sends empty fields as nothing and prices as numbers', () => {
  expect(giftFieldsOf({ ...draft, title: ' A kite ', price: '5.', purchaseUrl: ' ' })).toEqual({
    title: 'A kite',
    price: 5,
    purchaseUrl: null,
    description: null,
    imageUrl: null,
  });
});

it('accepts pictures of up to 5MB and nothing that only calls itself one', () => {
  expect(checkPictureFile({ type: 'image/png', size: PICTURE_MAX_BYTES })).toBeUndefined();
  expect(checkPictureFile({ type: 'image/png', size: PICTURE_MAX_BYTES + 1 })).toBe(
    'Please select an image smaller than 5MB',
  );
  expect(checkPictureFile({ type: 'application/pdf', size: 10 })).toBe('Please select a valid image file');
  expect(checkPictureFile({ type: 'image/svg+xml', size: 10 })).toBe('Please select a valid image file');
});

it('sends only what was edited, so that an affiliate link is not stored', () => {
  const gift = buildGift({ purchaseUrl: 'https://shop.example/kettle?tag=tuckaway-20', isAffiliate: true });
  const before = giftFieldsOf(giftDraftOf(gift));
  expect(changedFields(before, before)).toEqual({});
  expect(changedFields(before, giftFieldsOf({ ...giftDraftOf(gift), price: '50' }))).toEqual({ price: 50 });
  expect(changedFields(before, giftFieldsOf({ ...giftDraftOf(gift), imageUrl: null }))).toEqual({
    imageUrl: null,
  });
});
