import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { nextPrice, normalizePrice, PriceField } from './price-field.tsx';

function Form() {
  const [price, setPrice] = useState('');
  return <PriceField label="Price" value={price} onValueChange={setPrice} />;
}

async function typed(text: string, { isPasted = false } = {}) {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByLabelText('Price');
  await user.click(field);
  await (isPasted ? user.paste(text) : user.keyboard(text));
  const during = (field as HTMLInputElement).value;
  await user.tab();
  return { during, after: (field as HTMLInputElement).value };
}

it.each([
  ['62,50', '62.50'],
  ['1.299,00', '1299'],
  ['1 299,00 €', '1299'],
  ['1,299', '1299'],
  ['$12', '12'],
  ['12.50', '12.50'],
  ['1.2.3', '1.23'],
  ['abc', ''],
])('shows the typed %j as %j when it is left', async (text, shown) => {
  expect((await typed(text)).after).toBe(shown);
});

it.each([
  ['1.299,00', '1299'],
  ['1 299,00 €', '1299'],
  ['$1,299.50', '1299.50'],
])('shows the pasted %j as %j at once', async (text, shown) => {
  expect((await typed(text, { isPasted: true })).during).toBe(shown);
});

it('leaves nonsense for the form to refuse instead of reading another amount from it', async () => {
  expect((await typed('1,2,3')).after).toBe('1,2,3');
});

it('keeps nothing but digits and one point of a text without a comma', () => {
  const anything = fc.string({ unit: fc.constantFrom(...'0123456789.-+e$abc€') });
  fc.assert(fc.property(anything, (text) => /^\d*\.?\d*$/.test(nextPrice('', text))));
});

it('leaves alone what is already a price', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000 }), (cents) => {
      const price = (cents / 100).toFixed(2);
      expect(nextPrice('', price)).toBe(price);
      expect(normalizePrice(price)).toBe(price);
    }),
  );
});
