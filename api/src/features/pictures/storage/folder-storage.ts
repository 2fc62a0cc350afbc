import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ListedFile, PictureStorage, StoredFile } from './picture-storage.ts';

/** Pictures as files below a folder. */
export class FolderStorage implements PictureStorage {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Writes under a temporary name first, so that a file with its final name is complete, also after a crash. */
  async put(name: string, bytes: Buffer): Promise<void> {
    const path = join(this.#dir, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(unfinished(path), 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished(path), path);
  }

  async open(name: string): Promise<StoredFile | undefined> {
    const file = await open(join(this.#dir, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!file) return undefined;
    const { size } = await file.stat();
    return { bytes: size, body: file.createReadStream() };
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.#dir, name), { force: true });
    await rm(unfinished(join(this.#dir, name)), { force: true });
  }

  async *list(only?: string): AsyncGenerator<ListedFile> {
    for (const folder of only === undefined ? await entriesOf(this.#dir) : [only]) {
      for (const entry of await entriesOf(join(this.#dir, folder))) {
        const name = `${folder}/${entry}`;
        yield { name, modifiedMs: (await stat(join(this.#dir, name))).mtimeMs };
      }
    }
  }
}

const unfinished = (path: string) => `${path}.tmp`;

/** The names in a folder; none where there is no such folder. */
async function entriesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}
