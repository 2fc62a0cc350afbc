const WORDS_PER_MINUTE = 200;
const EXCERPT_MAX = 160;
const EXCERPT_MIN = 80;
const ELLIPSIS = '...';

/** Markdown without its marks, as one line of words. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^ {0,3}```[\s\S]*?^ {0,3}```[ \t]*$/gm, ' ')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-+*]|\d+[.)])\s+/gm, '')
    .replace(/^\|?[\s:|-]+\|[\s:|-]*$/gm, ' ')
    .replace(/[*_`|]+/g, (marks, at: number, text: string) =>
      marks === '_' && /\w/.test(text[at - 1] ?? '') && /\w/.test(text[at + 1] ?? '') ? '_' : ' ',
    )
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim();
}

export function readingMinutes(markdown: string): number {
  const words = plainText(markdown).split(' ').filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

export function formatReadingTime(minutes: number): string {
  return minutes === 1 ? '1 min read' : `${minutes} min read`;
}

/** The first sentence, or the first two where one alone is short; never more than 160 characters. */
export function makeExcerpt(markdown: string): string {
  const prose = markdown.replace(/^#{1,6}\s.*$/gm, '');
  const text = plainText(prose);
  const sentences = text.match(/.+?[.!?]["'”’)]*(?=\s|$)|.+$/g)?.map((sentence) => sentence.trim()) ?? [];
  const first = sentences[0] ?? '';
  const chosen = first.length < EXCERPT_MIN && sentences[1] ? `${first} ${sentences[1]}` : first;
  return truncate(chosen);
}

function truncate(text: string): string {
  if (text.length <= EXCERPT_MAX) return text;
  const room = text.slice(0, EXCERPT_MAX - ELLIPSIS.length + 1);
  const cut = room.lastIndexOf(' ');
  const kept = cut > 0 ? room.slice(0, cut) : room.slice(0, -1);
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}${ELLIPSIS}`;
}
