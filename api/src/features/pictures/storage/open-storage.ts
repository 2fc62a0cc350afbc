import { join } from 'node:path';
import type { StorageConfig } from '../../../config.ts';
import { FolderStorage } from './folder-storage.ts';
import type { PictureStorage } from './picture-storage.ts';

export const pictureFolder = ({ dataDir }: Pick<StorageConfig, 'dataDir'>) =>
  new FolderStorage(join(dataDir, 'media'));

/** The bucket if one is set, else the folder. The client for buckets is only loaded where there is one. */
export async function openPictures(config: StorageConfig): Promise<PictureStorage> {
  if (config.bucket === undefined) return pictureFolder(config);
  const { BucketStorage } = await import('./bucket-storage.ts');
  const storage = new BucketStorage(config.bucket);
  await storage.check();
  return storage;
}
