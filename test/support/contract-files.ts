import { randomUUID } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import { target } from './contract-target.ts';

export const Bucket = target.filesBucket;
export const files = new S3Client({ forcePathStyle: true });
/** Address of the bucket for requests without the SDK. */
export const bucketAddress = `${process.env.AWS_ENDPOINT_URL_S3 ?? `https://s3.${target.region}.amazonaws.com`}/${Bucket}`;
/** Prefix of all keys that one test file stores. */
export const folder = `contract-${randomUUID()}/`;
/** Prefix of uploads by forms, which are allowed nowhere else. */
export const uploads = `uploads/${folder}`;

export const put = (
  name: string,
  Body: PutObjectCommandInput['Body'],
  more: Partial<PutObjectCommandInput> = {},
) => files.send(new PutObjectCommand({ Bucket, Key: folder + name, Body, ...more }));

export async function read(name: string): Promise<Buffer> {
  const { Body } = await files.send(new GetObjectCommand({ Bucket, Key: folder + name }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

export const remove = (name: string) => files.send(new DeleteObjectCommand({ Bucket, Key: folder + name }));

export const list = (more: object = {}) =>
  files.send(new ListObjectsV2Command({ Bucket, Prefix: folder, ...more }));

export async function removeFiles() {
  for (const Prefix of [folder, uploads]) {
    const { Contents = [] } = await list({ Prefix });
    for (const { Key } of Contents) await files.send(new DeleteObjectCommand({ Bucket, Key }));
  }
}

/** Status and error code of a response without the SDK. */
export async function refusalIn(response: Response): Promise<[number, string | undefined]> {
  return [response.status, /<Code>(.*)<\/Code>/.exec(await response.text())?.[1]];
}
