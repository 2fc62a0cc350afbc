import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { exportTables } from './export-tables.ts';
import type { Export } from './me-export.store.ts';

/** The export with readable tables and its pictures beside it. One picture at a time is in memory, when the receiver is ready for it. */
export function zipOf(everything: Export, pictureFiles: Pick<PictureFiles, 'open'>): Readable {
  return Readable.fromWeb(makeZip(filesOf(everything, pictureFiles)) as ReadableStream);
}

async function* filesOf(everything: Export, pictureFiles: Pick<PictureFiles, 'open'>) {
  const lastModified = new Date(everything.exportedAt);
  yield { name: 'export.json', lastModified, input: JSON.stringify(everything, null, 2) };
  for (const [name, input] of Object.entries(exportTables(everything))) yield { name, lastModified, input };
  for (const { id, file, createdAt } of everything.images) {
    const stored = await pictureFiles.open(id, 'page');
    if (stored) yield { name: file, lastModified: createdAt, input: stored.body, size: stored.bytes };
  }
}
