import { describe, expect, test } from 'vitest';
import { decodePage } from './page-text.ts';
import { readPrice } from './price.ts';
import { readProductPage } from './product-page.ts';

describe('a price', () => {
  test.each([
    ['1.299,00', 1299],
    ['1.234.567,5', null],
    ['12.345,50', 12345.5],
    ['from $20', 20],
    ['From US$ 1,299.00', 1299],
    ['US$ 1,299.00', 1299],
    ['USD 49', 49],
    ['49.90 USD', 49.9],
    ['Starting at $5', 5],
    ['12,50', 12.5],
    ['1,299', 1299],
    ['49.9000', 49.9],
    ['1.299', null],
    ['$20 - $30', null],
    ['from', null],
    ['$', null],
    ['1,29,900', null],
    ['9'.repeat(500_000), null],
    [' '.repeat(500_000), null],
  ])('%.20s is %s', (text, price) => {
    expect(readPrice(text, 'USD').price).toBe(price);
  });

  test.each([
    ['eur', 'EUR'],
    ['Zloty', null],
  ])('counts as none in dollars when it is in %s', (currency, named) => {
    expect(readPrice('20', currency)).toEqual({ price: null, currency: named });
  });
});

describe('letters', () => {
  const windows1251 = Buffer.from([0x3c, 0x62, 0x3e, 0xd7, 0xe0, 0xe9]); // '<b>Чай'
  const shiftJis = Buffer.from([0x82, 0xa8, 0x92, 0x83]); // 'お茶'
  test.each([
    ['the header', windows1251, 'text/html; charset=windows-1251', '<b>Чай'],
    ['the header, in quotes', shiftJis, 'text/html;charset="Shift_JIS"', 'お茶'],
    [
      'a tag',
      Buffer.concat([Buffer.from('<meta http-equiv=x content="text/html; charset=shift_jis">'), shiftJis]),
      'text/html',
      'お茶',
    ],
    ['the header before a tag', Buffer.from('<meta charset=latin1>é'), 'text/html; charset=utf-8', '>é'],
    ['a mark before the header', Buffer.from('\ufeffTee', 'utf16le'), 'text/html; charset=latin1', 'Tee'],
    ['nobody: UTF-8', Buffer.from('Tee für zwei'), 'text/html', 'Tee für zwei'],
    ['a tag that cannot be right', Buffer.from('<meta charset="utf-16">é'), 'text/html', '>é'],
    ['a name that nobody knows', Buffer.from('é'), 'text/html; charset=klingon', 'é'],
  ])('take their encoding from %s', (_, body, contentType, expected) => {
    expect(decodePage(body, contentType)).toContain(expected);
  });
});

describe('a check against robots', () => {
  const titleOf = (html: string) => readProductPage(html, new URL('https://shop.example/')).title;

  test.each([
    'Access Denied',
    'Access to this page has been denied.',
    'Just a moment...',
    'Attention Required! | Cloudflare',
    'Robot Check',
    'Robot or human?',
    'Are you a human?',
    'Pardon Our Interruption',
    'Shop Example - Security Check',
    'CAPTCHA',
    'reCAPTCHA required',
    '403 Forbidden',
    'Please verify you are a human',
    'Sorry, you have been blocked',
    'Verify your identity',
    'ERROR: The request could not be satisfied',
    'Accès refusé',
    'Zugriff verweigert | Beispiel-Shop',
    'Einen Moment bitte…',
  ])('%s is no title', (title) => {
    expect(titleOf(`<title>${title}</title>`)).toBeNull();
    expect(titleOf(`<meta property="og:title" content="${title}">`)).toBeNull();
  });

  test('gives way to a name that the page has besides', () => {
    const name = '<script type="application/ld+json">{"@type":"Product","name":"Kettle"}</script>';
    expect(titleOf(`<title>Just a moment...</title>${name}`)).toBe('Kettle');
    expect(titleOf(`<meta property="og:title" content="Access denied"><title>Kettle</title>`)).toBe('Kettle');
  });

  test.each([
    'Just a Moment: A Novel',
    'Robot Checkers for Two',
    'Captcha the Flag Game',
    'Forbidden Island Board Game',
    'Security Check Valve, Brass',
    'A Human Touch Massager',
  ])('%s is one', (title) => {
    expect(titleOf(`<title>${title}</title>`)).toBe(title);
  });
});
