export interface MarkdownFault {
  /** Counted from the first line of the body, which is 1. */
  line: number;
  message: string;
}

interface Block {
  line: number;
  text: string;
}

const FENCE = /^ {0,3}```/;
const STARTS_BLOCK = /^\s*(?:[-+*]\s|\d+[.)]\s|#{1,6}\s|>|\|)/;
const THEMATIC_BREAK = /^\s*(?:\*\s*){3,}$/;

/** Markdown renders whatever it is given, so what is probably a slip is found before. */
export function findMarkdownFaults(body: string): MarkdownFault[] {
  if (body.trim() === '') return [{ line: 1, message: 'Content is empty' }];
  const { blocks, openFence } = readBlocks(body);
  const faults: MarkdownFault[] = blocks.flatMap(findEmphasisFaults);
  if (openFence !== undefined) faults.push({ line: openFence, message: 'Unclosed code blocks (```)' });
  return faults.toSorted((a, b) => a.line - b.line);
}

/** Emphasis never reaches past a paragraph, a list item or a heading; fenced code is left out. */
function readBlocks(body: string): { blocks: Block[]; openFence: number | undefined } {
  const blocks: Block[] = [];
  let openFence: number | undefined;
  let current: Block | undefined;
  for (const [index, text] of body.split('\n').entries()) {
    const line = index + 1;
    if (FENCE.test(text)) openFence = openFence === undefined ? line : undefined;
    if (openFence !== undefined || FENCE.test(text) || text.trim() === '' || THEMATIC_BREAK.test(text)) {
      current = undefined;
    } else if (current && !STARTS_BLOCK.test(text)) {
      current.text += `\n${text}`;
    } else {
      current = { line, text };
      blocks.push(current);
    }
  }
  return { blocks, openFence };
}

function findEmphasisFaults({ line, text }: Block): MarkdownFault[] {
  const plain = text
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '')
    .replace(/\\\*/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^\s*\*\s/, '')
    .replace(/(?<=\s)\*(?=\s)/g, '');
  const bold = plain.match(/\*\*/g)?.length ?? 0;
  const italic = plain.replaceAll('**', '').match(/\*/g)?.length ?? 0;
  return [
    ...(bold % 2 === 1 ? [{ line, message: 'Unmatched bold markers (**)' }] : []),
    ...(italic % 2 === 1 ? [{ line, message: 'Unmatched italic markers (*)' }] : []),
  ];
}
