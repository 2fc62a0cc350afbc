import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { BucketConfig } from '../../../config.ts';
import { AppError } from '../../../platform/http/errors.ts';
import { refusalOf } from './bucket-refusals.ts';
import type { ListedFile, PictureStorage, StoredFile } from './picture-storage.ts';

const CONNECT_MS = 2_000;
const REQUEST_MS = 8_000;
const ATTEMPTS = 2;
const RETRY_AFTER_S = 5;

/** Pictures as objects of a bucket. Only calls that every S3 server knows: no conditional puts, no deleting of many. */
export class BucketStorage implements PictureStorage {
  readonly #s3: S3Client;
  readonly #config: BucketConfig;

  constructor(config: BucketConfig) {
    this.#config = config;
    this.#s3 = new S3Client({
      endpoint: config.endpoint,
      region: config.region,
      credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
      forcePathStyle: true,
      // The checksums that the client adds by default come as a trailer, which other servers than AWS refuse or store.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      followRegionRedirects: false,
      maxAttempts: ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
    });
  }

  /** The server compares the bytes with their checksum before it says yes. */
  async put(name: string, bytes: Buffer): Promise<void> {
    const ContentMD5 = createHash('md5').update(bytes).digest('base64');
    const object = { ...this.#named(name), Body: bytes, ContentMD5, ContentType: 'image/webp' };
    await this.#send(() => this.#s3.send(new PutObjectCommand(object)));
  }

  async open(name: string): Promise<StoredFile | undefined> {
    const object = await this.#send(async () => {
      try {
        return await this.#s3.send(new GetObjectCommand(this.#named(name)));
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return undefined;
        throw error;
      }
    });
    return object && { bytes: object.ContentLength!, body: object.Body as Readable };
  }

  async remove(name: string): Promise<void> {
    await this.#send(() => this.#s3.send(new DeleteObjectCommand(this.#named(name))));
  }

  async *list(folder?: string): AsyncGenerator<ListedFile> {
    let after: string | undefined;
    do {
      const page = new ListObjectsV2Command({
        Bucket: this.#config.bucket,
        ContinuationToken: after,
        ...(folder !== undefined && { Prefix: `${folder}/` }),
      });
      const { Contents = [], NextContinuationToken } = await this.#send(() => this.#s3.send(page));
      for (const { Key, LastModified } of Contents) yield { name: Key!, modifiedMs: LastModified!.getTime() };
      after = NextContinuationToken;
    } while (after !== undefined);
  }

  /** Writes, reads and removes a small object, so that a wrong setting shows at the start. */
  async check(): Promise<void> {
    const probe = this.#named(`check/${process.pid}-${Date.now()}`);
    try {
      await this.#s3.send(new PutObjectCommand({ ...probe, Body: 'Tuckaway' }));
      const { Body } = await this.#s3.send(new GetObjectCommand(probe));
      await Body!.transformToString();
      await this.#s3.send(new DeleteObjectCommand(probe));
      await this.#s3.send(new ListObjectsV2Command({ Bucket: probe.Bucket, MaxKeys: 1 }));
    } catch (error) {
      throw refusalOf(error, this.#config);
    }
  }

  /** Makes the bucket, unless it is there. */
  async create(): Promise<void> {
    try {
      await this.#s3.send(new CreateBucketCommand({ Bucket: this.#config.bucket }));
    } catch (error) {
      const { name } = error as Error;
      if (name !== 'BucketAlreadyOwnedByYou' && name !== 'BucketAlreadyExists')
        throw refusalOf(error, this.#config);
    }
    await this.check();
  }

  close(): void {
    this.#s3.destroy();
  }

  #named(name: string) {
    return { Bucket: this.#config.bucket, Key: name };
  }

  /** Every error of the bucket is reported as temporary. */
  async #send<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw new AppError(503, 'pictures_busy', 'Pictures cannot be reached right now. Please try again.', {
        retryAfterS: RETRY_AFTER_S,
        cause: error,
      });
    }
  }
}
