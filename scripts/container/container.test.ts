import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { SITE_SETTINGS } from '../site-settings.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const namesIn = (file: string) =>
  [...read(file).matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name!);
const variables = new Set(namesIn('.env.example'));

const dockerfile = read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replaceAll('\\\n', ' ');
const instructions = dockerfile.split('\n').filter((line) => /^[A-Z]+ /.test(line));
const runtime = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));

describe('the Dockerfile', () => {
  const copied = instructions
    .filter((line) => /^COPY (?!--from)/.test(line))
    .flatMap((line) => line.split(' ').slice(1, -1));

  it('copies paths that exist and that .dockerignore lets through', () => {
    const allowed = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'));
    expect(copied.length).toBeGreaterThan(10);
    expect(copied.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
    expect(copied.filter((path) => !allowed.includes(`!${path.split('/')[0]}`))).toEqual([]);
  });

  it('copies each workspace, and the list that npm installs it by', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    for (const name of workspaces)
      expect(copied).toEqual(expect.arrayContaining([name, `${name}/package.json`]));
  });

  it('takes exactly the settings that are written into the pages', () => {
    const args = instructions.flatMap((line) => /^ARG (\w+)=$/.exec(line)?.[1] ?? []);
    expect(args.toSorted()).toEqual(SITE_SETTINGS.toSorted());
  });

  it('ends as somebody else than root, with nothing run in the runtime image', () => {
    expect(runtime.filter((line) => line.startsWith('USER ')).at(-1)).toMatch(/^USER [1-9]\d*:[1-9]\d*$/);
    expect(runtime.filter((line) => line.startsWith('RUN '))).toEqual([]);
    expect(runtime.join('\n')).toContain('HEALTHCHECK');
  });
});

interface Service {
  environment: Record<string, string>;
  healthcheck?: object;
  volumes?: string[];
  read_only?: boolean;
  build?: { args: Record<string, string> };
}

describe('the compose file', () => {
  const text = read('deploy/compose/compose.yaml');
  const { services, volumes } = parse(text) as { services: Record<string, Service>; volumes: object };
  const explained = new Set(namesIn('deploy/compose/.env.example'));

  it('names only settings that its .env.example or that of the server explains', () => {
    const named = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !explained.has(name))).toEqual([]);
    expect(Object.keys(services.app!.environment).filter((name) => !variables.has(name))).toEqual([]);
    expect([...explained].filter((name) => !variables.has(name) && !named.includes(name))).toEqual([]);
    expect(Object.keys(services.app!.build!.args).toSorted()).toEqual(SITE_SETTINGS.toSorted());
  });

  it('demands each secret, and brings none', () => {
    const secrets = ['POSTGRES_PASSWORD', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
    for (const name of secrets) {
      expect(text).toContain(`\${${name}:?`);
      expect(text).not.toMatch(new RegExp(`\\$\\{${name}(?::-|\\})`));
      expect(read('deploy/compose/.env.example')).toMatch(new RegExp(`^${name}=$`, 'm'));
    }
  });

  it('waits for healthy servers, and keeps what they write in volumes', () => {
    expect(Object.keys(services)).toEqual(['app', 'bucket', 'db', 'objects']);
    for (const name of ['db', 'objects']) expect(services[name]!.healthcheck).toBeDefined();
    for (const name of ['app', 'bucket']) expect(services[name]!.read_only).toBe(true);
    const used = Object.values(services).flatMap((service) => service.volumes ?? []);
    expect(used.map((mount) => mount.split(':')[0]).toSorted()).toEqual(Object.keys(volumes).toSorted());
  });
});

test.each([
  'Dockerfile',
  'deploy/compose/compose.yaml',
  'docs/containers.md',
  'deploy/systemd/tuckaway.service',
])('%s names only programs that the build has', (file) => {
  const build = read('scripts/build.mjs');
  const programs = [...read(file).matchAll(/build\/api\/([\w-]+)\.js/g)].map(([, name]) => name!);
  expect(programs.length).toBeGreaterThan(0);
  expect(programs.filter((name) => !new RegExp(`^  '?${name}'?: `, 'm').test(build))).toEqual([]);
});

describe('the health check', () => {
  async function healthAt(port: number): Promise<number> {
    const script = join(import.meta.dirname, 'healthcheck.mjs');
    const child = spawn(process.execPath, [script], { env: { PORT: String(port) }, stdio: 'ignore' });
    return ((await once(child, 'exit')) as [number])[0];
  }

  test.each([
    [200, 0],
    [503, 1],
  ])(
    'exits for a server that answers %i with %i, and with 1 where no server listens',
    async (status, expected) => {
      const server = createServer(({ url }, response) =>
        response.writeHead(url === '/readyz' ? status : 500).end(),
      );
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      expect(await healthAt(port)).toBe(expected);
      server.close();
      await once(server, 'close');
      expect(await healthAt(port)).toBe(1);
    },
  );
});

describe('examples, by their own checkers', () => {
  const isInstalled = (program: string) =>
    (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)));
  const check = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}` };
  };

  it.skipIf(!isInstalled('caddy'))('Caddyfile (where caddy is installed)', () => {
    const { status, output } = check(
      'caddy',
      'validate',
      '--adapter',
      'caddyfile',
      '--config',
      'deploy/caddy/Caddyfile',
    );
    expect(output).toContain('Valid configuration');
    expect(output).not.toContain('"warn"');
    expect(status).toBe(0);
  });

  it.skipIf(!isInstalled('systemd-analyze'))('unit (where systemd is installed)', () => {
    const unit = 'deploy/systemd/tuckaway.service';
    const verified = check('systemd-analyze', 'verify', unit);
    // The machine that checks may lack the account and the program.
    const complaints = verified.output.split('\n').filter((line) => line.includes('tuckaway.service:'));
    expect(complaints.filter((line) => !/is not executable|not found/.test(line))).toEqual([]);
    const { output } = check('systemd-analyze', 'security', '--offline=yes', '--no-pager', unit);
    const [, exposure] = /Overall exposure level for tuckaway.service: ([\d.]+)/.exec(output) ?? [];
    expect(Number(exposure)).toBeLessThan(2);
  });

  it('the unit sets only variables of the server', () => {
    const [, environment] = /^Environment=(.*)$/m.exec(read('deploy/systemd/tuckaway.service')) ?? [];
    const names = environment!.split(' ').map((pair) => pair.split('=')[0]!);
    expect(names.filter((name) => name !== 'NODE_ENV' && !variables.has(name))).toEqual([]);
  });
});
