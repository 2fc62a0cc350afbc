import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export interface StoredFile {
  bytes: number;
  body: Readable;
}

export interface ListedFile {
  name: string;
  modifiedMs: number;
}

/** Storage of uploaded pictures under names such as `3f/3f…-page.webp`. A stored file never changes. */
export interface PictureStorage {
  /** Safely stored when this returns. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** undefined: there is no such file. */
  open(name: string): Promise<StoredFile | undefined>;
  remove(name: string): Promise<void>;
  /** Every file, or those of one folder, unfinished writes included. */
  list(folder?: string): AsyncIterable<ListedFile>;
}

/** The configured storage is unusable. The message gives the reason in one sentence. */
export class StorageRefused extends Error {}

export async function readFrom(storage: PictureStorage, name: string): Promise<Buffer | undefined> {
  const file = await storage.open(name);
  return file && (await buffer(file.body));
}
