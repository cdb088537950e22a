import {
  CopyObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  PutObjectTaggingCommand,
} from '@aws-sdk/client-s3';
import { DomainError } from '#shared/errors.ts';
import { beginsAs, telling } from '#shared/uploads/file-type.ts';
import { extensionOf, type UploadKindName, uploadKinds } from '#shared/uploads/upload-kinds.ts';
import { stateTag, type UploadState } from '#shared/uploads/upload-states.ts';
import { bucketClient, bucketName } from './bucket.ts';
import { isMissing, readFile } from './files.ts';

const at = (key: string) => ({ Bucket: bucketName(), Key: key });

/** Takes an upload for good; `invalid-input` when there is none that waits at the key, of a type and size of the kind. */
export async function claimUpload(kind: UploadKindName, key: string): Promise<void> {
  if (!(await isClaimable(kind, key))) throw new DomainError('invalid-input', { field: 'key' });
  await mark(key, 'kept');
}

/** What was uploaded as that kind, for who tells himself what it is; `invalid-input` when nothing of its size is at the key. */
export async function readUpload(kind: UploadKindName, key: string): Promise<Uint8Array> {
  if (!(await typeOfKind(kind, key))) throw new DomainError('invalid-input', { field: 'key' });
  return readFile(key);
}

/** Leaves a claimed upload to the rule that removes what nobody stored. */
export const giveUpUpload = (key: string): Promise<void> => mark(key, 'unclaimed');

/** The type of a file at the key, where it is one of the kind and no larger than that allows. */
async function typeOfKind(name: UploadKindName, key: string): Promise<string | undefined> {
  const kind = uploadKinds[name];
  const file = key.startsWith(`${kind.folder}/`) ? await described(key) : undefined;
  if (!file?.ContentType || !extensionOf(kind, file.ContentType)) return undefined;
  return (file.ContentLength ?? 0) > kind.largest ? undefined : file.ContentType;
}

/** The type of an upload is what its sender said; what others get must be of that type indeed. */
const beginningOf = (key: string): Promise<Uint8Array> => readFile(key, `bytes=0-${telling - 1}`);

async function isClaimable(name: UploadKindName, key: string): Promise<boolean> {
  const type = await typeOfKind(name, key);
  if (!type || !beginsAs(type, await beginningOf(key))) return false;
  const { TagSet = [] } = await bucketClient.send(new GetObjectTaggingCommand(at(key)));
  return TagSet.some(({ Key, Value }) => Key === stateTag && Value === ('unclaimed' satisfies UploadState));
}

/** Type and size of a file that is there. */
async function described(key: string) {
  try {
    return await bucketClient.send(new HeadObjectCommand(at(key)));
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw cause;
  }
}

async function mark(key: string, state: UploadState): Promise<void> {
  const Tagging = { TagSet: [{ Key: stateTag, Value: state }] };
  await bucketClient.send(new PutObjectTaggingCommand({ ...at(key), Tagging }));
}

/**
 * Retires a file: it stays where it is until the bucket's rule removes it. The rule counts from when the object was
 * written, so it is written over itself. A file that is not there any more is retired already.
 */
export async function retireFile(key: string): Promise<void> {
  await writeAgain(key, key, 'retired');
}

/** Makes another file of the same content, which nobody else's retiring takes away; false when there is no content. */
export const copyFile = (key: string, to: string): Promise<boolean> => writeAgain(key, to, 'kept');

async function writeAgain(from: string, to: string, state: UploadState): Promise<boolean> {
  const file = await described(from);
  if (!file) return false;
  const { ContentType, CacheControl, ContentDisposition } = file;
  await bucketClient.send(
    new CopyObjectCommand({
      ...at(to),
      CopySource: `${bucketName()}/${encodeURI(from)}`,
      MetadataDirective: 'REPLACE',
      ContentType,
      CacheControl,
      ContentDisposition,
      TaggingDirective: 'REPLACE',
      Tagging: `${stateTag}=${state}`,
    }),
  );
  return true;
}
