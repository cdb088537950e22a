import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
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

/** Files that only functions read. */
export async function writeFile(key: string, body: Uint8Array): Promise<void> {
  await client.send(new PutObjectCommand({ Bucket: env.filesBucket, Key: key, Body: body }));
}

export async function readFile(key: string): Promise<Uint8Array> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: env.filesBucket, Key: key }));
  if (!Body) throw new Error(`The file ${key} is empty.`);
  return Body.transformToByteArray();
}

export async function removeFile(key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: env.filesBucket, Key: key }));
}
