import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3-error.ts';

export type ObjectAddress = { bucket: string; key: string };

export type S3Address = ObjectAddress & {
  /** As sent: what the signature covers. */
  rawPath: string;
  query: Record<string, string>;
};

/** Longest key of S3, in bytes of UTF-8. */
const longestKey = 1024;

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new S3Error('InvalidRequest', 'The path is not well-formed UTF-8.');
  }
}

/** Reads `<basePath>/<bucket>/<key>?<query>`. */
export function readAddress(
  request: IncomingMessage,
  basePath: string,
  buckets: readonly string[],
): S3Address {
  const [rawPath = '', rawQuery = ''] = (request.url ?? '').split('?', 2);
  const [bucketPart = '', ...keyParts] = rawPath.slice(basePath.length + 1).split('/');
  const bucket = decodePart(bucketPart);
  if (!buckets.includes(bucket)) {
    throw new S3Error('NoSuchBucket', 'The specified bucket does not exist', { BucketName: bucket });
  }
  const key = decodePart(keyParts.join('/'));
  if (Buffer.byteLength(key) > longestKey) throw new S3Error('KeyTooLongError', 'Your key is too long');
  return { bucket, key, rawPath, query: Object.fromEntries(new URLSearchParams(rawQuery)) };
}
