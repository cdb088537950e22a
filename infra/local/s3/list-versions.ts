import type { ServerResponse } from 'node:http';
import type { S3Address } from './address.ts';
import type { ObjectFiles, StoredObject } from './object-files.ts';
import { escapeXml } from './s3-error.ts';

/** The version of every object in a bucket that keeps no versions. */
export const onlyVersion = 'null';

/** ListObjectVersions: the objects whose keys begin with `prefix`, all on one page. */
export async function listVersions(
  response: ServerResponse,
  { bucket, query }: S3Address,
  files: ObjectFiles,
): Promise<void> {
  const { prefix = '' } = query;
  const found = (await files.list(bucket)).filter(({ key }) => key.startsWith(prefix));
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListVersionsResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${escapeXml(bucket)}</Name><Prefix>${escapeXml(prefix)}</Prefix><IsTruncated>false</IsTruncated>${found.map(versionOf).join('')}</ListVersionsResult>`,
  );
}

const versionOf = ({ key, lastModified, etag, size }: StoredObject) =>
  `<Version><Key>${escapeXml(key)}</Key><VersionId>${onlyVersion}</VersionId><IsLatest>true</IsLatest><LastModified>${lastModified}</LastModified><ETag>${escapeXml(etag)}</ETag><Size>${size}</Size><StorageClass>STANDARD</StorageClass></Version>`;
