import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { bucketClient, bucketName } from './bucket.ts';

/** A file of the bucket; `size` is in bytes. */
type ListedFile = { key: string; size: number };

/** The files whose keys begin with a prefix, in the order of their keys. */
export async function listFiles(prefix: string): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await bucketClient.send(
      new ListObjectsV2Command({ Bucket: bucketName(), Prefix: prefix, ContinuationToken }),
    );
    for (const { Key, Size } of page.Contents ?? []) if (Key) files.push({ key: Key, size: Size ?? 0 });
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return files;
}
