import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { inlineFile } from '#lambdas/runtime/content-disposition.ts';
import { env } from '#lambdas/runtime/env.ts';

/** Path style: the local cloud has no host of its own for a bucket. */
const client = new S3Client({ forcePathStyle: true });

/** Seconds a stored document can be fetched by its address. */
const addressLifetime = 60;

/** Stores a document that is too large for an answer and gives a short-lived address of it (decision 13). */
export async function storeDocument(
  key: string,
  body: Uint8Array,
  type: string,
  fileName: string,
): Promise<string> {
  const at = { Bucket: env.filesBucket, Key: key };
  await client.send(
    new PutObjectCommand({ ...at, Body: body, ContentType: type, ContentDisposition: inlineFile(fileName) }),
  );
  return getSignedUrl(client, new GetObjectCommand(at), { expiresIn: addressLifetime });
}
