import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

const WORDS_PER_MINUTE = 200;
const EXCERPT_MAX = 160;
const EXCERPT_MIN = 80;
const ELLIPSIS = '...';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Text of all blocks of these kinds, as one line. */
function textOf(markdown: string, kinds: readonly string[]): string {
  const blocks: string[] = [];
  visit(parser.parse(markdown), (node) => {
    if (!kinds.includes(node.type)) return undefined;
    blocks.push(toString(node));
    return SKIP;
  });
  return blocks.join(' ').replace(/\s+/g, ' ').trim();
}

/** Markdown without its marks, as one line of words. */
export const plainText = (markdown: string) => textOf(markdown, ['heading', 'paragraph', 'tableCell']);

export function readingMinutes(markdown: string): number {
  const words = plainText(markdown).split(' ').filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** The first sentence, or the first two where one alone is short; never more than 160 characters. */
export function makeExcerpt(markdown: string): string {
  const text = textOf(markdown, ['paragraph']);
  const sentences = text.match(/.+?[.!?]["'”’)]*(?=\s|$)|.+$/g)?.map((sentence) => sentence.trim()) ?? [];
  const first = sentences[0] ?? '';
  const chosen = first.length < EXCERPT_MIN && sentences[1] ? `${first} ${sentences[1]}` : first;
  return truncate(chosen);
}

function truncate(text: string): string {
  if (text.length <= EXCERPT_MAX) return text;
  const longest = text.slice(0, EXCERPT_MAX - ELLIPSIS.length + 1);
  const cut = longest.lastIndexOf(' ');
  const shortened = cut > 0 ? longest.slice(0, cut) : longest.slice(0, -1);
  return `${shortened.replace(/[\s,;:.–—-]+$/, '')}${ELLIPSIS}`;
}
