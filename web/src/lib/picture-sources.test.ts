import { expect, it } from 'vitest';
import { srcSetOf } from './picture-sources.ts';

it('names the three widths of a catalogue picture', () => {
  expect(srcSetOf('/pictures/gifts/kettle--clay-640.webp')).toBe(
    '/pictures/gifts/kettle--clay-320.webp 320w, /pictures/gifts/kettle--clay-640.webp 640w, /pictures/gifts/kettle--clay-960.webp 960w',
  );
});

it('names the two files of an uploaded picture with the sides that the server gives them', () => {
  expect(srcSetOf('/api/v1/images/abc')).toBe('/api/v1/images/abc?size=card 640w, /api/v1/images/abc 1200w');
});

it('knows nothing about pictures from elsewhere', () => {
  expect(srcSetOf('data:image/png;base64,YWJj')).toBeUndefined();
});
