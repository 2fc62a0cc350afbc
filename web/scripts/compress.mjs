// Writes a .br and a .gz beside every text file of the build, so that the server never compresses at request time.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const BUILD = join(import.meta.dirname, '../build/client');
const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest', '.data']);
const MIN_BYTES = 512;
// Hundreds of pages: the last few percent would take as long as the whole build.
const MANY_PAGES = /[\\/](lists|gifts-for)[\\/]/;
const QUICK = 9;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(path) {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: MANY_PAGES.test(path) ? QUICK : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    brotli(bytes, { params }).then((packed) => writeFile(`${path}.br`, packed)),
    zip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}

const entries = await readdir(BUILD, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name));
for (const file of files) await compress(file);
console.log(`Compressed ${files.length} files.`);
