import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../lib/storage/browser-storage.ts';
import { formatDate } from '../../lib/format.ts';
import { LegalPage } from './legal-page.tsx';
import { readPrivacy, readTerms } from './legal.server.ts';

const COOKIES = join(import.meta.dirname, '../../../../api/src/platform/security/cookies.ts');

/** First cells of the rows of all tables. */
const rowsOf = (html: string) => [...html.matchAll(/<tr>\s*<td>(\w+)<\/td>/g)].map(([, name]) => name);

describe('Terms and Privacy', () => {
  it.each([
    ['Terms of Service', readTerms],
    ['Privacy Policy', readPrivacy],
  ])('%s was last updated today, whenever the page was built', (title, read) => {
    render(<LegalPage text={{ ...read(), builtAt: '2020-01-01' }} />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(/Last updated:/)).toHaveTextContent(formatDate(new Date()));
  });

  it('lists its parts as links to them', () => {
    const text = readTerms();
    render(<LegalPage text={text} />);
    const [contents] = screen.getAllByRole('navigation', { name: 'On this page' });
    const links = within(contents as HTMLElement).getAllByRole('link');
    expect(links).toHaveLength(text.headings.length);
    for (const link of links)
      expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
  });

  it('names the figures that people rely on', () => {
    const words = readTerms().html + readPrivacy().html;
    for (const figure of ['24 to 36 months', 'within 30 days', '13', 'affiliate'])
      expect(words).toContain(figure);
  });

  it.each([readTerms, readPrivacy])('names the configured address, and without one none', (readText) => {
    expect(readText('hello@shelf.test').html).toContain('<a href="mailto:hello@shelf.test"');
    const { html } = readText(undefined);
    expect(html).not.toMatch(/@|mailto:|\{contact\}/);
    expect(html).toContain('that gave you the address of this site');
  });

  it('lists every cookie that the server sets', async () => {
    const source = await readFile(COOKIES, 'utf8');
    const names = [...source.matchAll(/_COOKIE = '(\w+)'/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(3);
    const rows = rowsOf(readPrivacy().html);
    for (const name of names) expect(rows.filter((row) => row === name)).toEqual([name]);
  });

  it('lists everything that is kept in the browser', () => {
    const rows = rowsOf(readPrivacy().html);
    for (const key of Object.values(STORAGE_KEYS)) expect(rows.filter((row) => row === key)).toEqual([key]);
  });
});
