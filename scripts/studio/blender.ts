import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { ROOT, type Recipe } from './recipes.ts';

type Job = {
  slug: string;
  recipe: Recipe;
  size: number;
  samples: number;
  scenes: string;
  scratch: string;
  anew: boolean;
  /** Digest of the scene whose picture is published and need not be rendered again. */
  published?: string | undefined;
  /** Builds the scene and renders nothing: mistakes in a recipe show at once. */
  dry: boolean;
};
export type Answer = {
  slug: string;
  scene?: string;
  seconds?: number;
  reused?: boolean;
  error?: string;
  trace?: string;
};
type Studio = { render: (job: Job) => Promise<Answer>; close: () => void };

const MISSING_BLENDER =
  'Blender draws the pictures: install it first, on Debian or Ubuntu with `apt install blender python3-numpy`.';

/** Translates Blender's last output into one sentence that says what to do. */
export function explainExit(output: string, pythonFolder: string): string {
  if (/No module named '?numpy/.test(output))
    return 'Blender works with numpy: install it first, on Debian or Ubuntu with `apt install python3-numpy`.';
  if (/No module named '?onnxruntime/.test(output))
    return `ONNX Runtime cleans the pictures: install it for Blender with \`pip install --no-deps --target ${pythonFolder} onnxruntime==1.30.0\`.`;
  const last = output.trim().split('\n').at(-1);
  return last ? `Blender ended: ${last}` : 'Blender ended without a word; try `blender -b --version`.';
}

/** One Blender that stays open and renders one job after another, on one core unless STUDIO_THREADS says otherwise. */
export async function openStudio(env: Record<string, string>): Promise<Studio> {
  const script = path.join(ROOT, 'studio/worker.py');
  const child: ChildProcessWithoutNullStreams = spawn(
    'blender',
    ['-b', '-noaudio', '-t', process.env.STUDIO_THREADS ?? '1', '--python', script],
    {
      env: { ...process.env, ...env, PYTHONDONTWRITEBYTECODE: '1' },
    },
  );
  let output = '';
  const listen = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000));
  // A failing script is reported on stdout or stderr, depending on the version.
  child.stderr.on('data', listen);
  child.stdout.on('data', listen);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const failed = new Promise<never>((_, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(error.code === 'ENOENT' ? MISSING_BLENDER : error.message)),
    );
    child.on('close', () => reject(new Error(explainExit(output, env['STUDIO_PYTHON'] ?? ''))));
  });
  failed.catch(() => {});
  const reply = async (): Promise<string> => {
    for (;;) {
      const next = await Promise.race([lines.next(), failed]);
      if (next.done) return failed;
      if (next.value.startsWith('@')) return next.value.slice(1);
    }
  };
  await reply();
  return {
    render: async (job) => {
      child.stdin.write(`${JSON.stringify(job)}\n`);
      return JSON.parse(await reply()) as Answer;
    },
    close: () => child.stdin.end(),
  };
}
