import { S3Client } from '@aws-sdk/client-s3';
import { env } from '#lambdas/runtime/env.ts';

/** The client of every stored file. Path style: the local cloud has no host of its own for a bucket. */
export const bucketClient = new S3Client({ forcePathStyle: true });

export const bucketName = (): string => env.filesBucket;
