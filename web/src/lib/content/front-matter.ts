import { parse } from 'yaml';
import { ContentError, type ContentFault } from './content-error.ts';

export interface ContentFile {
  file: string;
  fields: Record<string, unknown>;
  body: string;
  /** The line of the file on which the body begins. */
  bodyLine: number;
}

const BLOCK = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

export function parseContentFile(file: string, source: string): ContentFile {
  const block = BLOCK.exec(source);
  if (!block) throw new ContentError([{ file, line: 1, message: 'Missing frontmatter' }]);
  const body = source.slice(block[0].length);
  return { file, fields: parseFields(file, block[1] ?? ''), body, bodyLine: block[0].split('\n').length };
}

function parseFields(file: string, yaml: string): Record<string, unknown> {
  try {
    const fields: unknown = parse(yaml);
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) return { ...fields };
  } catch (error) {
    const line = (error as { linePos?: [{ line: number }] }).linePos?.[0].line ?? 0;
    throw new ContentError([{ file, line: line + 1, message: 'Frontmatter is not valid YAML' }]);
  }
  throw new ContentError([{ file, line: 1, message: 'Frontmatter holds no fields' }]);
}

export type ContentKind = 'post' | 'author' | 'tag';

const REQUIRED: Record<ContentKind, readonly string[]> = {
  post: ['title', 'slug', 'author', 'publishedAt', 'status'],
  author: ['id', 'name'],
  tag: ['id', 'name', 'slug'],
};
const NAMED: Record<ContentKind, string> = { post: '', author: 'author ', tag: 'tag ' };

/** Faults stand on line 1: the field that is missing has no line of its own. */
export function findMissingFields({ file, fields }: ContentFile, kind: ContentKind): ContentFault[] {
  return REQUIRED[kind]
    .filter((field) => fields[field] === undefined || fields[field] === null || fields[field] === '')
    .map((field) => ({
      file,
      line: 1,
      message: `Missing required ${NAMED[kind]}frontmatter field: ${field}`,
    }));
}
