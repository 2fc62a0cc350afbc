import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { LineCounter, isNode, parseDocument } from 'yaml';
import { z } from 'zod';

/** A content file that cannot be used, told as `file:line: reason`. */
export class ContentError extends Error {}

export interface PlacedEntry<Entry> {
  entry: Entry;
  /** `file:line`, for what is found out about it later. */
  place: string;
}

/** Reads a YAML file that holds an array of `schema` entries. */
export function readYamlEntries<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): PlacedEntry<z.output<Schema>>[] {
  const name = relative(process.cwd(), file);
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const broken = document.errors[0];
  if (broken)
    throw new ContentError(`${name}:${lines.linePos(broken.pos[0]).line}: ${broken.message.split('\n')[0]}`);

  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth >= 0; depth--) {
      const node = document.getIn(path.slice(0, depth) as (string | number)[], true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const parsed = z.array(schema).safeParse(document.toJS());
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new ContentError(
      `${name}:${lineOf(issue.path)}: ${issue.path.slice(1).join('.')} ${issue.message}`,
    );
  }
  return parsed.data.map((entry, index) => ({ entry, place: `${name}:${lineOf([index])}` }));
}
