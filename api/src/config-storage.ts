import { resolve } from 'node:path';
import { ConfigError, type StorageValues } from './config-variables.ts';

export interface DatabaseConfig {
  dataDir: string;
  /** Unset means the embedded database inside dataDir. */
  databaseUrl: string | undefined;
}

/** Settings of the database and of stored files: all that the command-line tools need. */
export interface StorageConfig extends DatabaseConfig {
  /** Where uploaded pictures lie; unset means a folder inside dataDir. */
  bucket: BucketConfig | undefined;
}

/** A bucket of any server with the S3 interface. */
export interface BucketConfig {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export function storage(values: StorageValues): StorageConfig {
  return { dataDir: resolve(values.DATA_DIR), databaseUrl: values.DATABASE_URL, bucket: bucketOf(values) };
}

function bucketOf(values: StorageValues): BucketConfig | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  if (endpoint ?? bucket ?? accessKeyId ?? secretAccessKey)
    throw new ConfigError(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are only usable together.',
    );
  return undefined;
}
