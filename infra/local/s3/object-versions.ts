import type { ServerResponse } from 'node:http';
import type { S3Address } from './address.ts';
import { describedObject } from './list-objects.ts';
import type { ObjectFiles, StoredObject } from './object-files.ts';
import { elements, S3Error, sendXml } from './s3-error.ts';

/** The version of every object in a bucket that keeps no versions. */
const onlyVersion = 'null';

/** ListObjectVersions: the objects whose keys begin with `prefix`, all on one page. */
export async function listVersions(
  response: ServerResponse,
  { bucket, query }: S3Address,
  files: ObjectFiles,
): Promise<void> {
  const { prefix = '' } = query;
  const found = (await files.list(bucket)).filter(({ key }) => key.startsWith(prefix));
  const head = elements({ Name: bucket, Prefix: prefix, IsTruncated: false });
  sendXml(response, 'ListVersionsResult', head + found.map(versionOf).join(''));
}

const versionOf = (object: StoredObject) =>
  `<Version>${elements({ VersionId: onlyVersion, IsLatest: true, ...describedObject(object) })}</Version>`;

/** Deletes an object, or the one version it has. */
export async function removeObject(
  response: ServerResponse,
  address: S3Address,
  files: ObjectFiles,
): Promise<void> {
  const { versionId = onlyVersion } = address.query;
  if (versionId !== onlyVersion) throw new S3Error('InvalidArgument', 'Invalid version id specified');
  await files.remove(address);
  response.writeHead(204).end();
}
