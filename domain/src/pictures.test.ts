import { expect, test } from 'vitest';
import { giftPicture, hueOf, pictureFiles, presentOf } from './pictures.ts';

test('a picture’s sizes are told by its address', () => {
  expect(pictureFiles(giftPicture('pour-over-kettle'))).toEqual([
    { url: '/pictures/gifts/pour-over-kettle-320.webp', width: 320 },
    { url: '/pictures/gifts/pour-over-kettle-512.webp', width: 512 },
  ]);
  expect(pictureFiles('/pictures/lists/good-dog-512.webp')).toHaveLength(2);
  expect(pictureFiles('/api/v1/images/0123456789abcdef')).toEqual([
    { url: '/api/v1/images/0123456789abcdef?size=card', width: 640 },
    { url: '/api/v1/images/0123456789abcdef?size=page', width: 1200 },
  ]);
  for (const url of [
    '/pictures/categories/tea-320.webp',
    '/api/v1/images/',
    'data:image/webp;base64,AAAA',
    '',
  ])
    expect(pictureFiles(url)).toEqual([]);
});

test('a name always has the same hue and the same wrapped present', () => {
  expect(hueOf('Maya Okafor')).toBe('mint');
  expect(hueOf('Maya Okafor')).toBe(hueOf('Maya Okafor'));
  expect(presentOf('Gift 1')).toEqual({ paper: 'rose', turn: 324 });
  expect(presentOf('Gift number 1')).toEqual(presentOf('Gift number 1'));
});

test('titles rarely share a wrapped present', () => {
  const titles = Array.from({ length: 30 }, (_, number) => `Gift number ${number}`);
  const looks = titles.map((title) => JSON.stringify(presentOf(title)));
  expect(new Set(looks).size).toBeGreaterThanOrEqual(24);
});
