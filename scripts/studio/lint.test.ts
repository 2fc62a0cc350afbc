import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintPython, pythonFiles } from './lint.ts';
import { ROOT } from './recipes.ts';

describe('lintPython', () => {
  it('finds an unused import', () => {
    expect(lintPython('import math\n').map(({ code }) => code)).toEqual(['F401']);
  });

  it('finds nothing in the studio', { timeout: 15_000 }, () => {
    const found = pythonFiles().flatMap((file) =>
      lintPython(readFileSync(file, 'utf8')).map(
        ({ message, start_location }) => `${path.relative(ROOT, file)}:${start_location.row} ${message}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('finds no imports in a circle', () => {
    const modules = new Map(
      pythonFiles().map((file) => {
        const name = path.relative(path.join(ROOT, 'studio'), file).replace(/(?:\/__init__)?\.py$/, '');
        const imports = [
          ...readFileSync(file, 'utf8').matchAll(/^\s*(?:from ([\w.]+) import|import ([\w.]+))/gm),
        ];
        return [name, imports.map(([, from, whole]) => (from ?? whole)!.replaceAll('.', '/'))] as const;
      }),
    );
    const circles = (name: string, way: string[]): string[] =>
      way.includes(name)
        ? [[...way.slice(way.indexOf(name)), name].join(' > ')]
        : (modules.get(name) ?? []).flatMap((next) => circles(next, [...way, name]));
    const starts = [...modules.keys()];
    expect([...new Set(starts.flatMap((name) => circles(name, [])))]).toEqual([]);
  });
});
