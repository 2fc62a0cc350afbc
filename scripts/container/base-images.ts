import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Buildah } from './buildah.ts';
import { runProgram } from './run-program.ts';

/** Node of the images, as the Dockerfile names its line. */
const NODE_VERSION = '24.21.0';
const NODE_IMAGE = `localhost/tuckaway-node:${NODE_VERSION}`;
const RUNTIME_IMAGE = 'localhost/tuckaway-runtime:latest';

/** The Debian packages that the runtime image of the Dockerfile is made of. */
const RUNTIME_PACKAGES = ['base-files', 'gcc-12-base', 'libc6', 'libgcc-s1', 'libstdc++6', 'tzdata'];

export interface BaseImages {
  nodeImage: string;
  runtimeImage: string;
}

/** Stand-ins for the base images of the Dockerfile, made of Debian's packages and of Node from npm. Made once. */
export function ensureBaseImages(buildah: Buildah, folder: string): BaseImages {
  if (!buildah.hasImage(NODE_IMAGE) || !buildah.hasImage(RUNTIME_IMAGE)) {
    const work = join(folder, 'bases');
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    const debian = join(work, 'debian');
    runProgram('debootstrap', ['--variant=minbase', '--include=ca-certificates', codename(), debian]);
    commit(buildah, unpackRuntime(debian, join(work, 'runtime')), RUNTIME_IMAGE);
    addNode(debian, work);
    commit(buildah, debian, NODE_IMAGE, environment(debian));
    rmSync(work, { recursive: true, force: true });
  }
  return { nodeImage: NODE_IMAGE, runtimeImage: RUNTIME_IMAGE };
}

function codename(): string {
  const [, name] = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8')) ?? [];
  if (name === undefined) throw new Error('/etc/os-release does not say which Debian this is.');
  return name;
}

function unpackRuntime(debian: string, runtime: string): string {
  mkdirSync(join(runtime, 'tmp'), { recursive: true });
  for (const name of RUNTIME_PACKAGES) {
    const [file] = globSync(join(debian, 'var/cache/apt/archives', `${name}_*.deb`));
    if (file === undefined) throw new Error(`Debian's package ${name} was not downloaded.`);
    runProgram('dpkg-deb', ['-x', file, runtime]);
  }
  writeFileSync(
    join(runtime, 'etc/passwd'),
    'root:x:0:0:root:/root:/sbin/nologin\nnonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin\n',
  );
  return runtime;
}

/** Node from npm's package, and the npm that runs this. */
function addNode(debian: string, work: string): void {
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('Please start this with npm run test:container.');
  const packed = runProgram('npm', ['pack', '--silent', `node-linux-${process.arch}@${NODE_VERSION}`], work);
  runProgram('tar', ['-xzf', join(work, packed), '-C', work]);
  const local = join(debian, 'usr/local');
  cpSync(join(work, 'package/bin/node'), join(local, 'bin/node'));
  cpSync(dirname(dirname(npm)), join(local, 'lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
}

/** How npm reaches its registry from inside, where this machine needs more than the defaults. */
function environment(debian: string): string[] {
  const values = [`NPM_CONFIG_REGISTRY=${runProgram('npm', ['config', 'get', 'registry'])}`];
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  if (authorities !== undefined && existsSync(authorities)) {
    const inside = join('/usr/local/share', basename(authorities));
    cpSync(authorities, join(debian, inside), { dereference: true });
    values.push(`NODE_EXTRA_CA_CERTS=${inside}`);
  }
  return values;
}

function commit(buildah: Buildah, folder: string, image: string, env: readonly string[] = []): void {
  const container = buildah.run('from', 'scratch');
  runProgram('cp', ['-a', `${folder}/.`, buildah.run('mount', container)]);
  const settings = ['PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', ...env].flatMap((value) => [
    '--env',
    value,
  ]);
  buildah.run('config', ...settings, container);
  buildah.run('commit', '--quiet', '--format', 'docker', container, image);
  buildah.run('rm', container);
}
