import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The last commit that gave the product another version, before the present one. */
function lastVersion(): string {
  const releases = git('log', '-G"version":', '--format=%H', '-2', '--', 'package.json').split('\n');
  const found = releases.find((commit) => commit !== git('rev-parse', 'HEAD'));
  if (!found) throw new Error('There is no earlier version: name a commit, --from <commit>');
  return found;
}

/** Builds an earlier commit, with its own packages, in a folder of its own; answers its `build` folder. */
export function buildPrevious(from: string | undefined): { commit: string; build: string } {
  const commit = git('rev-parse', '--short=12', from ?? lastVersion());
  const dir = join(ROOT, '.cache/previous-version', commit);
  const build = join(dir, 'build');
  if (existsSync(join(build, 'api/main.js'))) return { commit, build };
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const sources = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', dir], { input: sources });
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: dir, stdio: ['ignore', 'inherit', 'inherit'] });
  return { commit, build };
}
