import { expect, test } from 'vitest';
import { pictureFiles } from './pictures.ts';

test('a gift’s picture is told by its address, and nothing else is', () => {
  expect(pictureFiles('/pictures/gifts/kettle--clay-640.webp')).toEqual([
    { url: '/pictures/gifts/kettle--clay-320.webp', width: 320 },
    { url: '/pictures/gifts/kettle--clay-640.webp', width: 640 },
    { url: '/pictures/gifts/kettle--clay-960.webp', width: 960 },
  ]);
  expect(pictureFiles('/api/v1/images/0123456789abcdef')).toEqual([
    { url: '/api/v1/images/0123456789abcdef?size=card', width: 640 },
    { url: '/api/v1/images/0123456789abcdef?size=page', width: 1200 },
  ]);
  for (const url of [
    '/pictures/categories/tea-160.webp',
    '/api/v1/images/',
    'data:image/webp;base64,AAAA',
    '',
  ])
    expect(pictureFiles(url)).toEqual([]);
});
