import type { BucketConfig } from '../../../config.ts';
import { StorageRefused } from './picture-storage.ts';

type Refusal = (config: BucketConfig, error: Error) => string;

// By the codes that S3 servers respond with.
const SENTENCES: Record<string, Refusal> = {
  NoSuchBucket: ({ bucket, endpoint }) => `S3_BUCKET: there is no bucket ${bucket} at ${endpoint}.`,
  InvalidBucketName: ({ bucket }) => `S3_BUCKET: ${bucket} is no name that a bucket may have.`,
  InvalidAccessKeyId: ({ endpoint }) => `S3_ACCESS_KEY_ID is not known at ${endpoint}.`,
  SignatureDoesNotMatch: () => 'S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID.',
  AccessDenied: ({ bucket }) =>
    `S3_ACCESS_KEY_ID may not list, read, write and delete in the bucket ${bucket}.`,
  AuthorizationHeaderMalformed: wrongRegion,
  PermanentRedirect: wrongRegion,
  InvalidRegionName: wrongRegion,
  RequestTimeTooSkewed: ({ endpoint }) =>
    `The clock of this machine (${new Date().toISOString()}) and that of ${endpoint} differ by more than 15 minutes: set it right.`,
};

function wrongRegion({ region, bucket }: BucketConfig, error: Error): string {
  const { Region } = error as { Region?: string };
  return `S3_REGION: the bucket ${bucket} is not in ${region}${Region === undefined ? '' : `, but in ${Region}`}.`;
}

/** Messages for an operator about an unusable bucket at the start. */
export function refusalOf(cause: unknown, config: BucketConfig): StorageRefused {
  const error = cause as Error & { $metadata?: { httpStatusCode?: number } };
  const sentence = SENTENCES[error.name]?.(config, error);
  const status = error.$metadata?.httpStatusCode;
  const reason = status === undefined ? error.message || error.name : `${error.name}, status ${status}`;
  return new StorageRefused(sentence ?? `S3_ENDPOINT: ${config.endpoint} cannot be used (${reason}).`, {
    cause,
  });
}
