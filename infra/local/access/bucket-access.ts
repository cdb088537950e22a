import type { IncomingMessage } from 'node:http';
import { header } from '../http-exchange.ts';
import { bucketArn } from '../places.ts';
import type { ObjectAddress, S3Address } from '../s3/address.ts';
import type { Access } from './evaluate.ts';

/** An action on one file. */
export const fileAccess = (action: string, { bucket, key }: ObjectAddress): Access => ({
  action: `s3:${action}`,
  resource: `${bucketArn(bucket)}/${key}`,
});

/** The rights that a request of S3 needs. */
export function bucketAccess(request: IncomingMessage, address: S3Address): Access[] {
  const { bucket, key, query } = address;
  if (key === '') {
    const action = 'versions' in query ? 's3:ListBucketVersions' : 's3:ListBucket';
    return [{ action, resource: bucketArn(bucket), values: { 's3:prefix': [query.prefix ?? ''] } }];
  }
  switch (request.method) {
    case 'PUT':
      return written(request, address);
    case 'DELETE':
      return [fileAccess('versionId' in query ? 'DeleteObjectVersion' : 'DeleteObject', address)];
    default:
      return [fileAccess('tagging' in query ? 'GetObjectTagging' : 'GetObject', address)];
  }
}

/** Writing a file may read another one, and give it tags. */
function written(request: IncomingMessage, address: S3Address): Access[] {
  const source = decodeURIComponent(header(request, 'x-amz-copy-source') ?? '').replace(/^\//, '');
  const [bucket = '', ...key] = source.split('/');
  return [
    ...(source ? [fileAccess('GetObject', { bucket, key: key.join('/') })] : []),
    fileAccess('PutObject', address),
    ...(header(request, 'x-amz-tagging') ? [fileAccess('PutObjectTagging', address)] : []),
  ];
}
