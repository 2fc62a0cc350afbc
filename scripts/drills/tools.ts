import { existsSync } from 'node:fs';

/** Debian's packages with a file that each installs. */
const PACKAGES = {
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
};
type Package = keyof typeof PACKAGES;

export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';
export const HAPROXY = PACKAGES.haproxy;

/** Ends the program with one sentence where a package is missing. */
export function requirePackages(packages: readonly Package[]): void {
  const missing = packages.filter((name) => !existsSync(PACKAGES[name]));
  if (missing.length === 0) return;
  console.error(
    `This drill needs Debian's packages ${missing.join(', ')}: apt-get install ${missing.join(' ')}`,
  );
  process.exit(2);
}
