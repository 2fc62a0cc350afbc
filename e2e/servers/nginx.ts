import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const EXAMPLE = join(import.meta.dirname, '../../deploy/nginx/tuckaway.conf');

export interface Programs {
  nginx: string;
  openssl: string;
}

interface Addresses {
  httpPort: number;
  httpsPort: number;
  upstreams: [number, number];
}

export interface Nginx {
  origin: string;
  /** HTTP origin, which redirects to `origin`. */
  httpOrigin: string;
  /** The server's certificate as PEM, for clients to trust. */
  ca: string;
  stop(): Promise<void>;
}

/** Files of the example in deploy/, changed as its first lines say, to listen on loopback. */
function configure(dir: string, { httpPort, httpsPort, upstreams: [first, second] }: Addresses): string {
  const changes: [string, string][] = [
    ['server 10.0.0.11:3000 ', `server 127.0.0.1:${first} `],
    ['server 10.0.0.12:3000 ', `server 127.0.0.1:${second} `],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['    listen [::]:80;\n', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['https://tuckaway.example$request_uri', `https://localhost:${httpsPort}$request_uri`],
    ['server_name tuckaway.example;', 'server_name localhost;'],
    ['server_name tuckaway.example;', 'server_name localhost;'],
    ['/etc/ssl/tuckaway/fullchain.pem', join(dir, 'certificate.pem')],
    ['/etc/ssl/tuckaway/privkey.pem', join(dir, 'key.pem')],
  ];
  let text = readFileSync(EXAMPLE, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`The example has no "${from}"`);
    text = text.replace(from, () => to);
  }
  return text;
}

/** The nginx.conf that includes the example, as a distribution has it; each response names the server that it came from. */
const nginxConf = (dir: string) => `
daemon off;
worker_processes 2;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log warn;
events { worker_connections 512; }
http {
    access_log off;
    default_type application/octet-stream;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join('\n    ')}
    add_header X-Served-By $upstream_addr always;
    include ${dir}/tuckaway.conf;
}
`;

export async function startNginx({ nginx, openssl }: Programs, addresses: Addresses): Promise<Nginx> {
  const dir = mkdtempSync(join(tmpdir(), 'tuckaway-nginx-'));
  // Its worker processes run as another account.
  chmodSync(dir, 0o755);
  mkdirSync(join(dir, 'logs'));
  const [key, certificate] = [join(dir, 'key.pem'), join(dir, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync(openssl, ['req', ...kind, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  writeFileSync(join(dir, 'tuckaway.conf'), configure(dir, addresses));
  writeFileSync(join(dir, 'nginx.conf'), nginxConf(dir));
  const from = ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')];
  execFileSync(nginx, ['-t', '-q', ...from], { stdio: ['ignore', 'ignore', 'inherit'] });
  const child = spawn(nginx, from, { stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    origin: `https://localhost:${addresses.httpsPort}`,
    httpOrigin: `http://localhost:${addresses.httpPort}`,
    ca: readFileSync(certificate, 'utf8'),
    stop: async () => {
      const exited = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGTERM')) await exited;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
