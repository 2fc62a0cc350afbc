import { spawnSync } from 'node:child_process';

/** Runs a program to its end and returns its output; throws with everything that it printed where it fails. */
export function runProgram(program: string, args: readonly string[], cwd?: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status === 0) return stdout.trim();
  throw new Error(`${program} ${args[0]} failed: ${error?.message ?? `${stdout}\n${stderr}`}`);
}
