import { S3Client } from '@aws-sdk/client-s3';
import { clientSettings } from '#lambdas/runtime/client-settings.ts';
import { env } from '#lambdas/runtime/env.ts';

/** The client of every stored file. Path style: the local cloud has no host of its own for a bucket. */
export const bucketClient = new S3Client({ ...clientSettings(), forcePathStyle: true });

export const bucketName = (): string => env.filesBucket;
