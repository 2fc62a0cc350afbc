import { describe, expect, it } from 'vitest';
import { findMarkdownFaults } from './markdown-check.ts';

describe('findMarkdownFaults', () => {
  it('passes sound Markdown', () => {
    const sound = [
      '# Title',
      '',
      'Words with **bold**, *italic*, ***both*** and 3 * 4 = 12.',
      '* a bullet with *emphasis*',
      '* another, \\*escaped\\*',
      '',
      '***',
      '',
      '`a * b ** c`',
      '',
      '```',
      'a ** b * c',
      '```',
    ].join('\n');
    expect(findMarkdownFaults(sound)).toEqual([]);
  });

  it.each(['', ' \n\n '])('finds empty content', (body) => {
    expect(findMarkdownFaults(body)).toEqual([{ line: 1, message: 'Content is empty' }]);
  });

  it('finds unmatched bold markers and their line', () => {
    expect(findMarkdownFaults('Fine.\n\nThis is **not closed.')).toEqual([
      { line: 3, message: 'Unmatched bold markers (**)' },
    ]);
  });

  it('finds unmatched italic markers, also where another item would make the count even', () => {
    expect(findMarkdownFaults('- *one\n- two*')).toEqual([
      { line: 1, message: 'Unmatched italic markers (*)' },
      { line: 2, message: 'Unmatched italic markers (*)' },
    ]);
  });

  it('finds the code block that never ends', () => {
    expect(findMarkdownFaults('Text\n\n```\ncode\n```\n\n```js\nopen **')).toEqual([
      { line: 7, message: 'Unclosed code blocks (```)' },
    ]);
  });
});
