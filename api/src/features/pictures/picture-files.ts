import { randomBytes } from 'node:crypto';
import { UPLOADED_PICTURE_WIDTHS, type PictureSize } from '@tuckaway/domain/pictures';
import type { Picture } from './redraw.ts';
import { readFrom, type PictureStorage, type StoredFile } from './storage/picture-storage.ts';

const ID_BYTES = 16;
const FILE_NAME = /^[0-9a-f]{2}\/([0-9a-f]{32})-\w+\.webp(\.tmp)?$/;
const SIZES = Object.keys(UPLOADED_PICTURE_WIDTHS) as PictureSize[];

/** A stored picture that no row names yet. */
export interface NewPicture {
  id: string;
  bytes: number;
}

/** Files lie in folders named after the first two digits of their ids. */
export const FOLDERS = 256;
const nameOf = (id: string, size: PictureSize) => `${id.slice(0, 2)}/${id}-${size}.webp`;

/** Uploaded pictures in their sizes, under names that cannot be guessed. */
export class PictureFiles {
  readonly #storage: PictureStorage;

  constructor(storage: PictureStorage) {
    this.#storage = storage;
  }

  /** Writes a picture; it is safely stored when this returns. */
  async add(picture: Picture): Promise<NewPicture> {
    const id = randomBytes(ID_BYTES).toString('hex');
    try {
      for (const size of SIZES) await this.#storage.put(nameOf(id, size), picture[size]);
    } catch (error) {
      // Removes the half that was written: on a full disk it would take up space.
      await this.remove(id).catch(() => {});
      throw error;
    }
    return { id, bytes: picture.page.length + picture.card.length };
  }

  async remove(id: string): Promise<void> {
    for (const size of SIZES) await this.#storage.remove(nameOf(id, size));
  }

  /** Stream of a picture. undefined: the file is missing, although a row may still name it. */
  async open(id: string, size: PictureSize): Promise<StoredFile | undefined> {
    return await this.#storage.open(nameOf(id, size));
  }

  async read(id: string, size: PictureSize): Promise<Buffer | undefined> {
    return await readFrom(this.#storage, nameOf(id, size));
  }

  /** The pictures of a folder of which every file was written before that time, unfinished ones included. */
  async idsOlderThan(timeMs: number, folder: number): Promise<string[]> {
    const newest = new Map<string, number>();
    const folderName = folder.toString(16).padStart(2, '0');
    for await (const { name, modifiedMs } of this.#storage.list(folderName)) {
      const id = FILE_NAME.exec(name)?.[1];
      if (id !== undefined) newest.set(id, Math.max(modifiedMs, newest.get(id) ?? 0));
    }
    return [...newest].filter(([, modifiedMs]) => modifiedMs < timeMs).map(([id]) => id);
  }
}
