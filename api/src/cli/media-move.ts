import { parseArgs } from 'node:util';
import { exitOnConfigError, readStorageConfig } from '../config.ts';
import { movePictures } from '../features/pictures/storage/move-pictures.ts';
import { openPictures, pictureFolder } from '../features/pictures/storage/open-storage.ts';
import { StorageRefused } from '../features/pictures/storage/picture-storage.ts';

// Copies uploaded pictures from the folder in DATA_DIR to the bucket of S3_*, or with --back the other way.
const { values } = parseArgs({ options: { back: { type: 'boolean', default: false } } });
const config = exitOnConfigError(() => readStorageConfig());
try {
  if (!config.bucket) throw new StorageRefused('S3_ENDPOINT is not set, so there is no bucket to move to.');
  const [folder, bucket] = [pictureFolder(config), await openPictures(config)];
  const { pictures, bytes, present } = await (values.back
    ? movePictures(bucket, folder)
    : movePictures(folder, bucket));
  console.log(
    `${pictures} files (${bytes} bytes) are the same on both sides; ${present} of them were there before.`,
  );
} catch (error) {
  if (!(error instanceof StorageRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
