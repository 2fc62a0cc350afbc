import { GIFT_TITLE_MAX } from '@tuckaway/contract/gifts/gifts';
import { describe, expect, it } from 'vitest';
import {
  countDuplicates,
  nameFromPurchaseLink,
  parsePastedGifts,
  parseSharedGift,
  shopOf,
} from './pasted-gifts.ts';

const link = (purchaseUrl: string, title = '') => ({ title, purchaseUrl });
const name = (title: string) => ({ title, purchaseUrl: '' });

describe('pasted text', () => {
  it.each([
    ['a name', 'Red kite', [name('Red kite')]],
    ['a link', ' https://shop.example/kite ', [link('https://shop.example/kite')]],
    ['a link without its scheme', 'www.shop.example/kite', [link('https://www.shop.example/kite')]],
    [
      'a name with its link',
      'Red kite - https://shop.example/kite',
      [link('https://shop.example/kite', 'Red kite')],
    ],
    [
      'a sentence around it',
      'Look (https://shop.example/kite).',
      [link('https://shop.example/kite', 'Look')],
    ],
    ['brackets of its own', 'https://shop.example/Kite_(toy)', [link('https://shop.example/Kite_(toy)')]],
    [
      'lines',
      '- Red kite\r\n\r\n* Walnut bowl\n3. Socks',
      [name('Red kite'), name('Walnut bowl'), name('Socks')],
    ],
    [
      'numbers and ticks before names',
      '  4. Bird book\n12) Sled\n- [ ] Tea',
      [name('Bird book'), name('Sled'), name('Tea')],
    ],
    [
      'prices after names',
      'Bird book $25\nSled - $1,299.50\nTea (12 USD)\nMap 20 €\nSeries 7',
      [
        { ...name('Bird book'), price: '25' },
        { ...name('Sled'), price: '1299.50' },
        { ...name('Tea'), price: '12' },
        name('Map 20 €'),
        name('Series 7'),
      ],
    ],
    [
      'links in a line',
      'https://a.example/1 https://a.example/2',
      [link('https://a.example/1'), link('https://a.example/2')],
    ],
    [
      'the same twice',
      'https://a.example/1\nhttps://a.example/1\nSocks\nsocks',
      [link('https://a.example/1'), name('socks')],
    ],
    ['nothing', ' \n ', []],
    ['what is no web address', 'javascript:alert(1)', [name('javascript:alert(1)')]],
    ['a link with a password', 'https://me:secret@shop.example/', [name('https://me:secret@shop.example/')]],
  ])('%s', (_, text, expected) => expect(parsePastedGifts(text)).toEqual(expected));

  it('counts what is there twice', () => {
    expect(countDuplicates('Socks\nsocks\nTea\nsocks')).toBe(2);
    expect(countDuplicates('Socks\nTea')).toBe(0);
  });

  it('keeps titles within their limit, by letters and not by halves of them', () => {
    const [gift] = parsePastedGifts('🪁'.repeat(GIFT_TITLE_MAX + 5));
    expect([...gift!.title]).toHaveLength(GIFT_TITLE_MAX);
    expect(gift!.title.isWellFormed()).toBe(true);
  });
});

describe('shared text', () => {
  it.each([
    [
      'a page',
      { title: 'Red kite', url: 'https://shop.example/kite' },
      [link('https://shop.example/kite', 'Red kite')],
    ],
    [
      'a link in the text, as Android does',
      { text: 'https://shop.example/kite' },
      [link('https://shop.example/kite')],
    ],
    [
      'words around the link',
      { title: 'Red kite', text: 'Look: https://shop.example/kite' },
      [link('https://shop.example/kite', 'Red kite')],
    ],
    ['text without a link', { title: 'Note', text: 'A red kite\nfor Ann' }, [name('A red kite for Ann')]],
    ['a title alone', { title: 'A red kite' }, [name('A red kite')]],
    [
      'several links',
      { text: 'https://a.example/1\nhttps://a.example/2' },
      [link('https://a.example/1'), link('https://a.example/2')],
    ],
    [
      'a page that took the person for a program',
      { title: 'Just a moment...', url: 'https://a.example/' },
      [link('https://a.example/')],
    ],
    ['nothing', {}, []],
    ['blank text', { text: '  ', title: null, url: null }, []],
  ])('%s', (_, shared, expected) => expect(parseSharedGift(shared)).toEqual(expected));

  it('becomes a name, and notes with all of it, when it is long', () => {
    const text = 'kite '.repeat(60).trim();
    const [gift] = parseSharedGift({ text });
    expect(gift?.title.length).toBeLessThanOrEqual(GIFT_TITLE_MAX);
    expect(gift?.description).toBe(text);
  });
});

it.each([
  ['https://www.shop.example/toys/red-kite-xl.html?ref=1', 'Red kite xl'],
  ['https://shop.example/dp/B0C1234567', 'shop.example'],
  ['https://shop.example/caf%C3%A9-au-lait', 'Café au lait'],
  ['https://shop.example/bad-%zz-name', 'Bad %zz name'],
  ['https://shop.example/', 'shop.example'],
])('names %s by its address', (url, expected) => expect(nameFromPurchaseLink(url)).toBe(expected));

it('names the shop by its host', () => expect(shopOf('https://www.shop.example/x')).toBe('shop.example'));
