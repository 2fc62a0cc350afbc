import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const MIGRATIONS = join(ROOT, 'api/migrations');
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The last commit that gave the product another version, or the last offline upgrade if that came later. */
function lastVersion(): string {
  const head = git('rev-parse', 'HEAD');
  const releases = git('log', '-G"version":', '--format=%H', '-2', '--', 'package.json').split('\n');
  const found = [lastOfflineUpgrade(), ...releases].filter((commit) => commit !== '' && commit !== head);
  if (found.length === 0) throw new Error('There is no earlier version: name a commit, --from <commit>');
  return git('rev-list', '--no-walk', '--topo-order', ...found).split('\n')[0]!;
}

/** The commit on main that added the last migration marked `-- offline`; older servers cannot run beside it. */
function lastOfflineUpgrade(): string {
  const offline = readdirSync(MIGRATIONS).filter((name) =>
    readFileSync(join(MIGRATIONS, name), 'utf8').startsWith('-- offline'),
  );
  const paths = offline.map((name) => join(MIGRATIONS, name));
  return paths.length === 0
    ? ''
    : git('log', '-1', '--first-parent', '-m', '--diff-filter=A', '--format=%H', '--', ...paths);
}

/** Builds an earlier commit, with its own packages, in a folder of its own; returns its `build` folder. */
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
