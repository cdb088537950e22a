import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { timeFor } from '#lambdas/runtime/client-settings.ts';
import { inlineFile } from '#lambdas/runtime/content-disposition.ts';
import { isPassingFailure } from '#lambdas/runtime/passing-failure.ts';
import { pause, realPauses } from '#lambdas/runtime/table/pauses.ts';
import { bucketClient, fileAt } from './bucket.ts';

/** Seconds for which a signed address works. */
const addressLifetime = 60;

/** Stores a document that is too large for an answer and gives a short-lived address of it (decision 13). */
export async function storeDocument(
  key: string,
  body: Uint8Array,
  type: string,
  fileName: string,
): Promise<string> {
  await writeFile(key, body, { ContentType: type, ContentDisposition: inlineFile(fileName) });
  return signedAddress(key);
}

/** A short-lived address of a file. */
export const signedAddress = (key: string): Promise<string> =>
  getSignedUrl(bucketClient, new GetObjectCommand(fileAt(key)), {
    expiresIn: addressLifetime,
  });

/** Stores a file; only functions read one whose headers are not given. */
export async function writeFile(
  key: string,
  body: Uint8Array,
  headers: { ContentType?: string; ContentDisposition?: string } = {},
): Promise<void> {
  const command = new PutObjectCommand({ ...fileAt(key), Body: body, ...headers });
  await bucketClient.send(command, timeFor(body.length));
}

/** Tries of an answer that breaks off: the SDK itself tries again only until the answer begins. */
const tries = 3;

/** Reads a file or a range of its bytes. The same answer holds the properties of the whole file. */
export async function readObject(key: string, Range?: string, pauses = realPauses) {
  for (let attempt = 1; ; attempt += 1) {
    const command = new GetObjectCommand({ ...fileAt(key), Range });
    const answer = await bucketClient.send(command);
    if (!answer.Body) throw new Error(`The file ${key} is empty.`);
    try {
      return { ...answer, bytes: await answer.Body.transformToByteArray() };
    } catch (cause) {
      if (attempt === tries || !isPassingFailure(cause)) throw cause;
      await pause(attempt, pauses);
    }
  }
}

export const readFile = async (key: string, pauses = realPauses): Promise<Uint8Array> =>
  (await readObject(key, undefined, pauses)).bytes;

/** Whether a file does not exist. S3 answers 403 to a function that may not list the bucket. */
export const isMissing = (cause: unknown): boolean =>
  cause instanceof S3ServiceException && [403, 404].includes(cause.$metadata.httpStatusCode ?? 0);

/** Reads a file that may be gone; then undefined. */
export async function readFileIfThere(key: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(key);
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw cause;
  }
}

export async function removeFile(key: string): Promise<void> {
  await bucketClient.send(new DeleteObjectCommand(fileAt(key)));
}

type WrittenOnce = { key: string; body: Uint8Array; type: string; fileName: string };

/**
 * Stores a file that is never written again. Answers the bytes that are there: those of an earlier call, if one wrote the
 * file before it was killed, or wrote it at the same moment.
 */
export async function writeOnce({ key, body, type, fileName }: WrittenOnce): Promise<Uint8Array> {
  const command = new PutObjectCommand({
    ...fileAt(key),
    ...{ Body: body, ContentType: type, ContentDisposition: inlineFile(fileName) },
    IfNoneMatch: '*',
  });
  try {
    await bucketClient.send(command, timeFor(body.length));
    return body;
  } catch (cause) {
    // There is one; or another call is writing it.
    const isTaken = cause instanceof S3ServiceException && cause.$metadata.httpStatusCode === 412;
    if (!isTaken) throw cause;
    return readFile(key);
  }
}
