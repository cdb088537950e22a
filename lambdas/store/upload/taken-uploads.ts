import { CopyObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { bucketClient, bucketName, fileAt } from '#lambdas/runtime/files/bucket.ts';
import { isMissing, readObject } from '#lambdas/runtime/files/files.ts';
import { DomainError } from '#shared/errors.ts';
import { beginsAs, telling } from '#shared/uploads/file-type.ts';
import { takenKey, uploadKey } from '#shared/uploads/upload-key.ts';
import { extensionOf, type UploadKindName, uploadKinds } from '#shared/uploads/upload-kinds.ts';

/** Files never change once they are taken: another file has another key. */
const immutable = 'private, max-age=31536000, immutable';

const refused = () => new DomainError('invalid-input', { field: 'key' });

/**
 * Takes an upload: exactly the checked bytes become a file with a key of its own, and a later use of the same form
 * changes nothing. `invalid-input` when there is no file of the kind's types and size, or it changed meanwhile. Each
 * call makes another file.
 */
export async function takeUpload(kind: UploadKindName, upload: string, newId: () => string): Promise<string> {
  const sent = await sentAs(kind, upload, telling);
  if (!sent || !beginsAs(sent.type, sent.bytes)) throw refused();
  const key = takenKey(upload, newId());
  await copyChecked(upload, sent, key);
  return key;
}

/** All bytes of an upload whose type the caller checks; `invalid-input` for a missing one, or another size than the kind's. */
export async function readUpload(kind: UploadKindName, upload: string): Promise<Uint8Array> {
  const sent = await sentAs(kind, upload, uploadKinds[kind].largest);
  if (!sent) throw refused();
  return sent.bytes;
}

type Sent = { type: string; etag: string | undefined; disposition: string | undefined; bytes: Uint8Array };

/** The first bytes of an upload of that kind, with the properties of the whole file from the same answer. */
async function sentAs(name: UploadKindName, upload: string, most: number): Promise<Sent | undefined> {
  const kind = uploadKinds[name];
  if (!upload.startsWith(`${uploadKey(kind.folder)}/`)) return undefined;
  const file = await begun(upload, most);
  if (!file) return undefined;
  const { ContentType: type = '', ContentRange, ETag: etag, ContentDisposition: disposition, bytes } = file;
  const size = Number(ContentRange?.split('/').at(-1));
  if (!extensionOf(kind, type) || !(size <= kind.largest)) return undefined;
  return { type, etag, disposition, bytes };
}

async function begun(upload: string, most: number) {
  try {
    return await readObject(upload, `bytes=0-${most - 1}`);
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw cause;
  }
}

/** Copies the checked bytes, and nothing that was sent since. */
async function copyChecked(upload: string, { type, etag, disposition }: Sent, to: string): Promise<void> {
  const copy = new CopyObjectCommand({
    ...fileAt(to),
    CopySource: `${bucketName()}/${upload}`,
    CopySourceIfMatch: etag,
    MetadataDirective: 'REPLACE',
    ContentType: type,
    CacheControl: immutable,
    ContentDisposition: disposition,
    TaggingDirective: 'REPLACE',
  });
  try {
    await bucketClient.send(copy);
  } catch (cause) {
    throw isAnother(cause) || isMissing(cause) ? refused() : cause;
  }
}

const isAnother = (cause: unknown): boolean =>
  cause instanceof S3ServiceException && cause.$metadata.httpStatusCode === 412;
