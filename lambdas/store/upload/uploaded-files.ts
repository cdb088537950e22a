import { CopyObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { bucketClient, bucketName, fileAt } from '#lambdas/runtime/files/bucket.ts';
import { isMissing } from '#lambdas/runtime/files/files.ts';
import { retired } from '#shared/uploads/file-lifetimes.ts';

/**
 * Retires a file: it stays where it is until the bucket's rule removes it. The rule counts from when the object was
 * written, so it is written over itself. A file that is not there any more is retired already.
 */
export async function retireFile(key: string): Promise<void> {
  await writeAgain(key, key, `${retired.Key}=${retired.Value}`);
}

/** Makes another file of the same content, which nobody else's retiring takes away; false when there is no content. */
export const copyFile = (key: string, to: string): Promise<boolean> => writeAgain(key, to);

async function writeAgain(from: string, to: string, tagging?: string): Promise<boolean> {
  const file = await described(from);
  if (!file) return false;
  const { ContentType, CacheControl, ContentDisposition } = file;
  await bucketClient.send(
    new CopyObjectCommand({
      ...fileAt(to),
      CopySource: `${bucketName()}/${encodeURI(from)}`,
      MetadataDirective: 'REPLACE',
      ContentType,
      CacheControl,
      ContentDisposition,
      TaggingDirective: 'REPLACE',
      Tagging: tagging,
    }),
  );
  return true;
}

/** Type and size of a file that is there. */
async function described(key: string) {
  try {
    return await bucketClient.send(new HeadObjectCommand(fileAt(key)));
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw cause;
  }
}
