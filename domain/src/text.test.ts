import { expect, test } from 'vitest';
import { escapeHtml, foldText, withoutAccents } from './text.ts';

test.each([
  ['Crème Brûlée', 'creme brulee'],
  ['Ａｄａ', 'ada'],
  ['ﬁne', 'fine'],
])('%s is compared as %s', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain);
});

test('folding also straightens apostrophes and hyphens', () => {
  expect(foldText('Dad’s T–Shirt, Dad´s')).toBe("dad's t-shirt, dad's");
});

test('escaped text ends neither an element nor a quoted attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
});
