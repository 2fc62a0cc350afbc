import { LineCounter, isNode, parseDocument } from 'yaml';
import { z } from 'zod';
import { ContentError, type ContentFault } from './content-error.ts';

/** Parsed YAML that knows on which line each value stands. */
interface YamlSource {
  file: string;
  value: unknown;
  /** The line of the value at this path, or of the nearest value around it; line 1 where there is none. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** `linesAbove` is for front matter: the lines of the file that come before the YAML. */
export function parseYaml(file: string, text: string, linesAbove = 0): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesAbove;
  const [broken] = document.errors;
  if (broken) {
    const message = broken.message.split('\n')[0] ?? broken.code;
    throw new ContentError([{ file, line: lineAt(broken.pos[0]), message }]);
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth) as (string | number)[], true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 1;
  };
  return { file, value: document.toJS() as unknown, lineOf };
}

// Other messages describe the field, so its name goes first.
const IS_SENTENCE = /^(?:Missing|The) /;

/** Validation errors of the schema with their lines in the source. */
export function faultsOf({ file, lineOf }: YamlSource, error: z.ZodError): ContentFault[] {
  return error.issues.map(({ path, message }) => {
    // In a list of entries the line says which one.
    const field = (typeof path[0] === 'number' ? path.slice(1) : path).join('.');
    return {
      file,
      line: lineOf(path),
      message: IS_SENTENCE.test(message) ? message : `${field} ${message}`.trim(),
    };
  });
}

export interface LocatedEntry<Entry> {
  entry: Entry;
  file: string;
  line: number;
}

/** A YAML file that holds a list of `schema` entries. */
export function parseEntries<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): LocatedEntry<z.output<Schema>>[] {
  const source = parseYaml(file, text);
  const parsed = z.array(schema).safeParse(source.value);
  if (!parsed.success) throw new ContentError(faultsOf(source, parsed.error));
  return parsed.data.map((entry, index) => ({ entry, file, line: source.lineOf([index]) }));
}
