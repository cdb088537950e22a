import type { IncomingMessage, ServerResponse } from 'node:http';
import type { S3Address } from './address.ts';
import type { ObjectFiles } from './object-files.ts';
import { keptOf } from './receive-object.ts';
import { elements, preconditionFailed, S3Error, sendXml } from './s3-error.ts';
import { tagsOfHeader } from './tagging.ts';

/**
 * CopyObject of an object onto itself, which makes it as new, or to another key of its bucket, with other headers and
 * tags: what the application uses of it. It cannot make copies that keep the headers or the tags.
 */
export async function copyObject(
  request: IncomingMessage,
  response: ServerResponse,
  address: S3Address,
  files: ObjectFiles,
  now: number,
): Promise<void> {
  const { headers } = request;
  const source = decodeURIComponent(headers['x-amz-copy-source']?.toString() ?? '').replace(/^\//, '');
  const key = source.startsWith(`${address.bucket}/`) ? source.slice(address.bucket.length + 1) : undefined;
  if (key === undefined) throw new S3Error('NotImplemented', 'The local S3 copies within a bucket alone.');
  if (headers['x-amz-metadata-directive'] !== 'REPLACE') throw keepingHeaders(key === address.key);
  if (headers['x-amz-tagging-directive'] !== 'REPLACE')
    throw new S3Error('NotImplemented', 'The local S3 replaces the tags of what it copies.');
  const { key: _, ...object } = await files.find({ bucket: address.bucket, key });
  requireSame(headers['x-amz-copy-source-if-match'], object.etag);
  const body = await files.receive(await files.read({ key, ...object }));
  const lastModified = new Date(now).toISOString();
  const tags = tagsOfHeader(headers['x-amz-tagging']);
  await files.publish(address, { ...object, body, headers: keptOf(headers), lastModified, tags });
  sendXml(response, 'CopyObjectResult', elements({ LastModified: lastModified, ETag: object.etag }));
}

/** A copy of what the caller has seen, and of nothing that came since. */
function requireSame(wanted: string | string[] | undefined, etag: string): void {
  if (wanted === undefined || wanted === etag) return;
  const Condition = 'x-amz-copy-source-If-Match';
  throw new S3Error('PreconditionFailed', preconditionFailed, { Condition });
}

const keepingHeaders = (ontoItself: boolean) =>
  ontoItself
    ? new S3Error(
        'InvalidRequest',
        "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.",
      )
    : new S3Error('NotImplemented', 'The local S3 replaces the headers of what it copies.');
