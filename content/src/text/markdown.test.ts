import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { curlQuotes } from './curl-quotes.ts';

describe('renderMarkdown', () => {
  it('gives headings addresses and lists those of the first level', () => {
    const { html, headings } = renderMarkdown("## For kids\n\n### Small\n\n## What it can't do");
    expect(html).toContain('<h2 id="for-kids">For kids</h2>');
    expect(headings).toEqual([
      { id: 'for-kids', text: 'For kids' },
      { id: 'what-it-cant-do', text: 'What it can’t do' },
    ]);
  });

  it('takes scripts, handlers and dangerous links out', () => {
    const { html } = renderMarkdown(
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[go](javascript:alert(1))',
    );
    expect(html).not.toMatch(/script|onerror|javascript/);
  });

  it('frames a table so that it scrolls by itself and has a name', () => {
    const { html } = renderMarkdown('## Prices\n\n| a | b |\n|---|---|\n| 1 | 2 |');
    expect(html).toContain(
      '<div class="table-frame" role="region" tabindex="0" aria-label="Table: Prices"><table>',
    );
  });

  it('gives the second table below a heading a name of its own', () => {
    const table = '| a | b |\n|---|---|\n| 1 | 2 |';
    const { html } = renderMarkdown(`## Prices\n\n${table}\n\nAnd:\n\n${table}`);
    expect(html).toContain('aria-label="Table: Prices"');
    expect(html).toContain('aria-label="Table: Prices (2)"');
  });

  it('sends readers to other sites without telling them where from', () => {
    const { html } = renderMarkdown('[out](https://example.com) and [in](/blog)');
    expect(html).toContain('<a href="https://example.com" rel="noopener noreferrer">');
    expect(html).toContain('<a href="/blog">in</a>');
  });

  it('sets quotes in words, not in code', () => {
    const { html } = renderMarkdown('She said "*yes*" and `"no"`.\n\n```\n"raw"\n```');
    expect(html).toContain('“<em>yes</em>”');
    expect(html).toContain('<code>"no"</code>');
    expect(html).toContain('"raw"');
  });
});

describe('curlQuotes', () => {
  it.each([
    [`"Don't," he said.`, '“Don’t,” he said.'],
    [`the '90s`, 'the ’90s'],
    [`"'Tis 'fine'"`, '“’Tis ‘fine’”'],
    [`(her sister's)`, '(her sister’s)'],
  ])('%s', (straight, curly) => {
    expect(curlQuotes(straight)).toBe(curly);
  });
});
