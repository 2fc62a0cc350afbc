/** `npm run lint:studio` checks the studio's Python with ruff; `--fix` applies the fixes that ruff offers. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PositionEncoding, Workspace, type Diagnostic } from '@astral-sh/ruff-wasm-nodejs';
import { ROOT } from './recipes.ts';

export function pythonFiles(folder = path.join(ROOT, 'studio')): string[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.py'))
    .map((name) => path.join(folder, name))
    .sort();
}

/** Our own modules: ruff sees one file at a time and would take them for libraries when it sorts imports. */
const OWN = [...pythonFiles().map((file) => path.basename(file, '.py')), 'makers'];
/** Pyflakes (F), imports in order (I), and the errors among the style rules (E4, E7, E9). */
const RULES = {
  lint: {
    select: ['F', 'I', 'E4', 'E7', 'E9'],
    ignore: ['E731', 'E741'],
    isort: { 'known-first-party': OWN },
  },
};

const ruff = new Workspace(RULES, PositionEncoding.Utf16);

export function lintPython(source: string): Diagnostic[] {
  return ruff.check(source) as Diagnostic[];
}

/** Applies fixes that do not overlap, the last one first so that positions stay true. */
function fixed(source: string, found: Diagnostic[]): string {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const at = ({ row, column }: { row: number; column: number }) => starts[row - 1]! + column - 1;
  const edits = found
    .flatMap(({ fix }) => fix?.edits ?? [])
    .map((edit) => ({ from: at(edit.location), to: at(edit.end_location), text: edit.content ?? '' }))
    .sort((a, b) => b.from - a.from);
  let before = source.length + 1;
  let text = source;
  for (const { from, to, text: content } of edits) {
    if (to > before) continue;
    text = text.slice(0, from) + content + text.slice(to);
    before = from;
  }
  return text;
}

function lintFile(file: string, isFixing: boolean): Diagnostic[] {
  let source = readFileSync(file, 'utf8');
  let found = lintPython(source);
  for (let round = 0; isFixing && round < 5 && found.some(({ fix }) => fix); round++) {
    source = fixed(source, found);
    writeFileSync(file, source);
    found = lintPython(source);
  }
  return found;
}

if (import.meta.main) {
  let count = 0;
  for (const file of pythonFiles()) {
    for (const { code, message, start_location } of lintFile(file, process.argv.includes('--fix'))) {
      console.error(`${path.relative(ROOT, file)}:${start_location.row} ${code ?? ''} ${message}`);
      count++;
    }
  }
  if (count > 0) process.exitCode = 1;
  else console.log('The studio has no lint errors.');
}
