import type { ServerResponse } from 'node:http';
import type { S3Address } from './address.ts';
import type { ObjectFiles, StoredObject } from './object-files.ts';
import { escapeXml, S3Error } from './s3-error.ts';

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
  const parts = [
    element('Name', bucket),
    element('Prefix', prefix),
    element('MaxKeys', size),
    element('KeyCount', page.length),
    element('IsTruncated', isTruncated),
    ...(next ? [element('NextContinuationToken', next)] : []),
    ...page.map(contentsOf),
  ];
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</ListBucketResult>`,
  );
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

const element = (name: string, value: string | number | boolean) =>
  `<${name}>${escapeXml(String(value))}</${name}>`;

const contentsOf = ({ key, lastModified, etag, size }: StoredObject) =>
  `<Contents>${element('Key', key)}${element('LastModified', lastModified)}${element('ETag', etag)}${element('Size', size)}<StorageClass>STANDARD</StorageClass></Contents>`;
