import { exitOnConfigError, readStorageConfig } from '../config.ts';
import { BucketStorage } from '../features/pictures/storage/bucket-storage.ts';
import { StorageRefused } from '../features/pictures/storage/picture-storage.ts';

// Creates the bucket named by S3_* if it does not exist, and checks access to it.
const { bucket } = exitOnConfigError(() => readStorageConfig());
try {
  if (!bucket) throw new StorageRefused('S3_ENDPOINT is not set, so there is no bucket to make.');
  const storage = new BucketStorage(bucket);
  await storage.create();
  storage.close();
  console.log(`The bucket ${bucket.bucket} is there, and pictures can be kept in it.`);
} catch (error) {
  if (!(error instanceof StorageRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
