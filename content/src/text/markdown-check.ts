import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';

export interface MarkdownFault {
  /** Counted from the first line of the body, which is 1. */
  line: number;
  message: string;
}

const FENCE = /^\s*```/;

/** Finds slips that Markdown renders without an error: left markers and unclosed fences. */
export function findMarkdownFaults(body: string): MarkdownFault[] {
  if (body.trim() === '') return [{ line: 1, message: 'Content is empty' }];
  const faults: MarkdownFault[] = [];
  visit(fromMarkdown(body), (node) => {
    const { start, end } = node.position!;
    const source = body.slice(start.offset, end.offset);
    if (node.type === 'text') {
      const marks = unmatchedMarks(source);
      const line = (at: number) => start.line + source.slice(0, at).split('\n').length - 1;
      if (marks.bold >= 0) faults.push({ line: line(marks.bold), message: 'Unmatched bold markers (**)' });
      if (marks.italic >= 0)
        faults.push({ line: line(marks.italic), message: 'Unmatched italic markers (*)' });
    }
    if (node.type === 'code' && FENCE.test(source) && !isClosed(source))
      faults.push({ line: start.line, message: 'Unclosed code blocks (```)' });
  });
  return faults;
}

/**
 * Index of the first unmatched marker of each kind, else -1. Escaped markers and a lone asterisk between spaces are plain text.
 */
function unmatchedMarks(source: string): { bold: number; italic: number } {
  const plain = source.replace(/\\\*/g, '  ').replace(/(?<=\s)\*(?=\s)/g, ' ');
  return { bold: plain.indexOf('**'), italic: plain.replaceAll('**', '  ').indexOf('*') };
}

const isClosed = (source: string) => source.includes('\n') && FENCE.test(source.split('\n').at(-1)!);
