import { describe, expect, it } from 'vitest';
import { explainExit } from './blender.ts';

const traceback = (module: string) =>
  `Traceback (most recent call last):\n  File "worker.py", line 9\nModuleNotFoundError: No module named '${module}'\n\nBlender quit\n`;

describe('whyItEnded', () => {
  it('says in one sentence what to install', () => {
    expect(explainExit(traceback('numpy'), '/cache/python')).toContain('`apt install python3-numpy`');
    expect(explainExit(traceback('onnxruntime'), '/cache/python')).toContain(
      '--target /cache/python onnxruntime',
    );
  });

  it('says the last line of anything else, and never nothing', () => {
    expect(explainExit('one\nout of memory\n', '')).toBe('Blender ended: out of memory');
    expect(explainExit('', '')).toContain('without a word');
  });
});
