import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UPLOADED_PICTURE_WIDTHS, type PictureSize } from '@tuckaway/domain/pictures';
import type { Picture } from './redraw.ts';

const ID_BYTES = 16;
const FILE_NAME = /^([0-9a-f]{32})-\w+\.webp(\.tmp)?$/;
const SIZES = Object.keys(UPLOADED_PICTURE_WIDTHS) as PictureSize[];

/** A picture on disk that no row names yet. */
export interface NewImage {
  id: string;
  bytes: number;
}

/** Uploaded pictures as files, under names that cannot be guessed. */
export class ImageFiles {
  readonly #dir: string;

  constructor(dataDir: string) {
    this.#dir = join(dataDir, 'media');
  }

  /** Writes a picture; it is safely on disk when this returns. */
  async add(picture: Picture): Promise<NewImage> {
    const id = randomBytes(ID_BYTES).toString('hex');
    for (const size of SIZES) await writeDurably(this.#path(id, size), picture[size]);
    return { id, bytes: picture.page.length + picture.card.length };
  }

  async remove(id: string): Promise<void> {
    for (const size of SIZES) {
      await rm(this.#path(id, size), { force: true });
      await rm(unfinished(this.#path(id, size)), { force: true });
    }
  }

  /** undefined: the file is gone, though a row may still name it. */
  async read(id: string, size: PictureSize): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#path(id, size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** The pictures of which every file was written before that time, unfinished ones included. */
  async idsOlderThan(timeMs: number): Promise<string[]> {
    const newest = new Map<string, number>();
    for (const folder of await list(this.#dir)) {
      for (const name of await list(join(this.#dir, folder))) {
        const id = FILE_NAME.exec(name)?.[1];
        if (id === undefined) continue;
        const { mtimeMs } = await stat(join(this.#dir, folder, name));
        newest.set(id, Math.max(mtimeMs, newest.get(id) ?? 0));
      }
    }
    return [...newest].filter(([, mtimeMs]) => mtimeMs < timeMs).map(([id]) => id);
  }

  #path(id: string, size: PictureSize): string {
    return join(this.#dir, id.slice(0, 2), `${id}-${size}.webp`);
  }
}

const unfinished = (path: string) => `${path}.tmp`;

/** The names in a folder; none where there is no such folder. */
async function list(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}

/** A file with its final name is a whole file, also after a crash. */
async function writeDurably(path: string, bytes: Buffer): Promise<void> {
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
