import type { z } from 'zod';
import { ContentError } from './content-error.ts';
import type { MarkdownFault } from './text/markdown-check.ts';
import { faultsOf, parseYaml } from './yaml-source.ts';

export interface MarkdownFile<Fields> {
  file: string;
  fields: Fields;
  body: string;
  /** The line of the file on which the body begins. */
  bodyLine: number;
}

const BLOCK = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** A Markdown file whose front matter keeps to the schema, and whose body passes the check. */
export function parseMarkdownFile<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  checkBody: (body: string) => MarkdownFault[] = () => [],
): MarkdownFile<z.output<Schema>> {
  const block = BLOCK.exec(text);
  if (!block) throw new ContentError([{ file, line: 1, message: 'Missing frontmatter' }]);
  const source = parseYaml(file, block[1] ?? '', 1);
  const fields = schema.safeParse(source.value ?? {});
  const body = text.slice(block[0].length);
  const bodyLine = block[0].split('\n').length;
  const faults = checkBody(body).map(({ line, message }) => ({ file, line: line + bodyLine - 1, message }));
  if (!fields.success) throw new ContentError([...faultsOf(source, fields.error), ...faults]);
  if (faults.length > 0) throw new ContentError(faults);
  return { file, fields: fields.data, body, bodyLine };
}
