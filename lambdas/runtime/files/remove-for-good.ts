import {
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
} from '@aws-sdk/client-s3';
import { bucketClient, bucketName } from './bucket.ts';

type Version = {
  Key?: string | undefined;
  VersionId?: string | undefined;
  IsLatest?: boolean | undefined;
};

/** Every version of the files whose keys begin with a prefix, and their delete markers. */
export async function versionsOf(prefix: string): Promise<Version[]> {
  const versions: Version[] = [];
  let KeyMarker: string | undefined;
  let VersionIdMarker: string | undefined;
  do {
    const page: ListObjectVersionsCommandOutput = await bucketClient.send(
      new ListObjectVersionsCommand({ Bucket: bucketName(), Prefix: prefix, KeyMarker, VersionIdMarker }),
    );
    versions.push(...(page.Versions ?? []), ...(page.DeleteMarkers ?? []));
    KeyMarker = page.NextKeyMarker;
    VersionIdMarker = page.NextVersionIdMarker;
  } while (KeyMarker);
  return versions;
}

/** Removes versions, so that nobody gets them back. */
export async function removeVersions(versions: readonly Version[]): Promise<void> {
  for (const { Key, VersionId } of versions)
    await bucketClient.send(new DeleteObjectCommand({ Bucket: bucketName(), Key, VersionId }));
}

/** Removes files so that nobody gets them back: a bucket with versions keeps deleted files. */
export const removeForGood = async (prefix: string): Promise<void> =>
  removeVersions(await versionsOf(prefix));
