import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { packIco, readLogo } from './logo.ts';

describe('the mark', () => {
  it('looks the same in the header and in the icons', async () => {
    const header = await readFile(new URL('../../web/src/ui/graphics/logo.tsx', import.meta.url), 'utf8');
    const outlines = [...(await readLogo()).matchAll(/ d="([^"]+)"/g)].map(([, outline]) => outline!);
    expect(outlines).toHaveLength(3);
    for (const outline of outlines) expect(header).toContain(outline);
  });
});

describe('packIco', () => {
  it('lists each picture with its side, size and place', () => {
    const ico = packIco([
      { side: 16, png: Buffer.from('first') },
      { side: 256, png: Buffer.from('second!') },
    ]);
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
    expect([ico[6], ico[22]]).toEqual([16, 0]);
    const [size, offset] = [ico.readUInt32LE(22 + 8), ico.readUInt32LE(22 + 12)];
    expect(ico.subarray(offset, offset + size).toString()).toBe('second!');
  });
});
