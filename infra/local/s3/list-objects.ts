import type { ServerResponse } from 'node:http';
import type { S3Address } from './address.ts';
import type { ObjectFiles, StoredObject } from './object-files.ts';
import { elements, S3Error, sendXml } from './s3-error.ts';

const longestPage = 1000;

/** ListObjectsV2: the objects whose keys begin with `prefix`, in pages. */
export async function listObjects(
  response: ServerResponse,
  { bucket, query }: S3Address,
  files: ObjectFiles,
): Promise<void> {
  if (query['list-type'] !== '2' || query.delimiter) {
    throw new S3Error('NotImplemented', 'The local S3 lists objects by ListObjectsV2, and their versions.');
  }
  const { prefix = '' } = query;
  const size = sizeOf(query['max-keys']);
  const from = Buffer.from(startOf(query));
  const found = (await files.list(bucket)).filter(
    ({ key }) => key.startsWith(prefix) && Buffer.compare(Buffer.from(key), from) > 0,
  );
  const page = found.slice(0, size);
  const isTruncated = size > 0 && found.length > size;
  const next = isTruncated ? Buffer.from(page.at(-1)?.key ?? '').toString('base64url') : undefined;
  const ofPage = { Name: bucket, Prefix: prefix, MaxKeys: size, KeyCount: page.length };
  const rest = { IsTruncated: isTruncated, ...(next && { NextContinuationToken: next }) };
  const contents = page.map((object) => `<Contents>${elements(describedObject(object))}</Contents>`);
  sendXml(response, 'ListBucketResult', elements({ ...ofPage, ...rest }) + contents.join(''));
}

function sizeOf(text: string | undefined): number {
  const size = text === undefined ? longestPage : Number(text);
  if (Number.isInteger(size) && size >= 0) return Math.min(size, longestPage);
  throw new S3Error('InvalidArgument', 'Provided max-keys not an integer or within integer range');
}

/** The page begins after this key. */
function startOf({ 'continuation-token': token, 'start-after': after = '' }: Record<string, string>) {
  return token === undefined ? after : Buffer.from(token, 'base64url').toString();
}

/** An object as lists show it. */
export const describedObject = ({ key, lastModified, etag, size }: StoredObject) => ({
  Key: key,
  LastModified: lastModified,
  ETag: etag,
  Size: size,
  StorageClass: 'STANDARD',
});
