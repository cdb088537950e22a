import { S3Client } from '@aws-sdk/client-s3';
import { clientSettings } from '#lambdas/runtime/client-settings.ts';
import { env } from '#lambdas/runtime/env.ts';

/**
 * The client for all stored files. It uses path style because the local cloud has no host name for a bucket. It sends
 * a large file without asking first. A request that asks sends its headers before the local cloud can add the function's name.
 */
export const bucketClient = new S3Client({
  ...clientSettings(),
  forcePathStyle: true,
  expectContinueHeader: false,
});

export const bucketName = (): string => env.filesBucket;

/** The bucket and the key of a file, as commands name them. */
export const fileAt = (key: string) => ({ Bucket: bucketName(), Key: key });
