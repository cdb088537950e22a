import type { ServerResponse } from 'node:http';
import type { S3Address } from './address.ts';
import { onlyVersion } from './list-versions.ts';
import type { ObjectFiles } from './object-files.ts';
import { S3Error } from './s3-error.ts';

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
