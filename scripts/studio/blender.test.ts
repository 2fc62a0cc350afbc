import { describe, expect, it } from 'vitest';
import { whyItEnded } from './blender.ts';

const traceback = (module: string) =>
  `Traceback (most recent call last):\n  File "worker.py", line 9\nModuleNotFoundError: No module named '${module}'\n\nBlender quit\n`;

describe('whyItEnded', () => {
  it('says in one sentence what to install', () => {
    expect(whyItEnded(traceback('numpy'), '/cache/python')).toContain('`apt install python3-numpy`');
    expect(whyItEnded(traceback('onnxruntime'), '/cache/python')).toContain(
      '--target /cache/python onnxruntime',
    );
  });

  it('says the last line of anything else, and never nothing', () => {
    expect(whyItEnded('one\nout of memory\n', '')).toBe('Blender ended: out of memory');
    expect(whyItEnded('', '')).toContain('without a word');
  });
});
