import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { attachedFile } from '#lambdas/runtime/content-disposition.ts';
import { bucketClient, bucketName } from '#lambdas/runtime/files/bucket.ts';
import { DomainError } from '#shared/errors.ts';
import { fileKey, imagesOfUser, uploadKey } from '#shared/uploads/upload-key.ts';
import { extensionOf, type UploadKindName, uploadKinds } from '#shared/uploads/upload-kinds.ts';

/** Seconds in which an upload must begin. */
const lifetime = 300;

/** `of` is the user of the image: the key has their id, and nothing of the file's name, which may name a person. */
export type Wanted = { kind: UploadKindName; type: string; fileName: string; of?: string };
/** A form for the browser: `fields` are sent as they are, then the file. */
export type Upload = { key: string; url: string; fields: { name: string; value: string }[] };

/**
 * Lets the browser upload one file of one type, at a key of our choosing and no larger than its kind allows. The store
 * itself refuses any other file; types that the kind does not take are refused here. The form is good until it
 * expires: `takeUpload` makes the kept file.
 */
export async function allowUpload(
  { kind: name, type, fileName, of }: Wanted,
  newId: () => string,
): Promise<Upload> {
  const kind = uploadKinds[name];
  const extension = extensionOf(kind, type);
  if (!extension) throw new DomainError('invalid-input', { field: 'type' });
  const key = uploadKey(
    of ? `${imagesOfUser(of)}${newId()}.${extension}` : fileKey(kind.folder, newId(), fileName, extension),
  );
  const Fields = {
    'Content-Type': type,
    ...(!kind.shown && { 'Content-Disposition': attachedFile(fileName) }),
  };
  const { url, fields } = await createPresignedPost(bucketClient, {
    Bucket: bucketName(),
    Key: key,
    Fields,
    Conditions: [['content-length-range', 1, kind.largest]],
    Expires: lifetime,
  });
  return { key, url, fields: Object.entries(fields).map(([name, value]) => ({ name, value })) };
}
