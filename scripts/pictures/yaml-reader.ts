import { LineCounter, isNode, parseDocument, type Document } from 'yaml';
import { ContentError } from './content-error.ts';

type Path = (string | number)[];

/** A parsed piece of YAML that knows where everything stands, so that a mistake can be found. */
export type YamlReader = {
  value: unknown;
  /** `file:line` of the thing at this path, or of the nearest thing around it. */
  place: (path: Path) => string;
};

/** `linesAbove` is for front matter: the lines of the file that come before the YAML. */
export function readYaml(file: string, text: string, linesAbove = 0): YamlReader {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => `${file}:${lines.linePos(offset).line + linesAbove}`;
  const [first] = document.errors;
  if (first) throw new ContentError(lineAt(first.pos[0]), first.message.split('\n')[0] ?? first.code);
  return { value: document.toJS() as unknown, place: (path) => lineAt(offsetOf(document, path)) };
}

function offsetOf(document: Document.Parsed, path: Path): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
