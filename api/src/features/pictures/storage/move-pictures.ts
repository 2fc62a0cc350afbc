import { readFrom, StorageRefused, type PictureStorage } from './picture-storage.ts';

interface MoveCounts {
  pictures: number;
  bytes: number;
  /** How many were there before, the same byte for byte. */
  present: number;
}

interface Storages {
  from: PictureStorage;
  to: PictureStorage;
}

const PICTURE = /^[0-9a-f]{2}\/[0-9a-f]{32}-\w+\.webp$/;
const AT_ONCE = 16;

/** Copies every picture, then reads it back and compares each byte. It may be repeated; the originals stay. */
export async function movePictures(from: PictureStorage, to: PictureStorage): Promise<MoveCounts> {
  const moved: MoveCounts = { pictures: 0, bytes: 0, present: 0 };
  const names = picturesIn(from);
  const work = async () => {
    for await (const name of names) await moveOne({ from, to }, name, moved);
  };
  // They share one list: each takes the next name.
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return moved;
}

async function* picturesIn(storage: PictureStorage): AsyncGenerator<string> {
  for await (const { name } of storage.list()) if (PICTURE.test(name)) yield name;
}

async function moveOne({ from, to }: Storages, name: string, moved: MoveCounts): Promise<void> {
  const bytes = await readFrom(from, name);
  if (!bytes) return; // removed meanwhile
  const isPresent = (await readFrom(to, name))?.equals(bytes);
  if (!isPresent) {
    await to.put(name, bytes);
    if (!(await readFrom(to, name))?.equals(bytes))
      throw new StorageRefused(`The picture ${name} came back from its new place with other bytes.`);
  }
  moved.pictures++;
  moved.bytes += bytes.length;
  moved.present += isPresent ? 1 : 0;
}
