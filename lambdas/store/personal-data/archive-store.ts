import { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { timeFor } from '#lambdas/runtime/client-settings.ts';
import { attachedFile } from '#lambdas/runtime/content-disposition.ts';
import { bucketClient, fileAt } from '#lambdas/runtime/files/bucket.ts';
import { isMissing, readFile, removeFile, writeFile } from '#lambdas/runtime/files/files.ts';
import { listFiles } from '#lambdas/runtime/files/list-files.ts';
import { removeForGood } from '#lambdas/runtime/files/remove-for-good.ts';
import { fileFolders } from '#lambdas/store/file-folders.ts';

/** Seconds in which a download must begin. */
const addressLifetime = 60;

const archiveKey = (job: string) => `${fileFolders.archives}${job}.zip`;
const partsOf = (job: string) => `${fileFolders.archives}${job}/`;
const at = (job: string) => fileAt(archiveKey(job));

/** Part of an archive that is still being made; written again it is the same. */
export const writeArchivePart = (job: string, name: string, bytes: Uint8Array): Promise<void> =>
  writeFile(`${partsOf(job)}${name}.zip`, bytes);

/** Keys of the parts, in the order of their names. */
export const listArchiveParts = async (job: string): Promise<string[]> =>
  (await listFiles(partsOf(job))).map(({ key }) => key);

export const readArchivePart = (key: string): Promise<Uint8Array> => readFile(key);

export async function removeArchiveParts(job: string): Promise<void> {
  for (const key of await listArchiveParts(job)) await removeFile(key);
}

/** Writes the archive as its bytes come: never more than a portion of it is in memory. */
export async function writeArchive(
  job: string,
  fileName: string,
  length: number,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  await bucketClient.send(
    new PutObjectCommand({
      ...at(job),
      Body: Readable.from(bytes, { objectMode: false }),
      ContentLength: length,
      ContentType: 'application/zip',
      ContentDisposition: attachedFile(fileName),
    }),
    timeFor(length),
  );
}

/** Whether an archive is there, whole. */
export async function isArchived(job: string): Promise<boolean> {
  try {
    await bucketClient.send(new HeadObjectCommand(at(job)));
    return true;
  } catch (cause) {
    if (isMissing(cause)) return false;
    throw cause;
  }
}

/** Removes an archive and the rest of its parts. */
export async function removeArchive(job: string): Promise<void> {
  await removeForGood(archiveKey(job));
  await removeForGood(partsOf(job));
}

/** A short-lived address of an archive. */
export const archiveAddress = (job: string): Promise<string> =>
  getSignedUrl(bucketClient, new GetObjectCommand(at(job)), { expiresIn: addressLifetime });
