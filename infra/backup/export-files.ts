import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename as moveFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  GetObjectTaggingCommand,
  NoSuchKey,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { uploadKey } from '#shared/uploads/upload-key.ts';
import type { InstallationData } from './data-of.ts';
import { canonical, Digest } from './digest.ts';
import { inParallel } from './in-parallel.ts';
import { openLines } from './lines.ts';
import { isSnapshot } from './made-lists.ts';
import { contentPath, type FileLine, type Manifest, partPath } from './manifest.ts';
import { hashOfRenamed, namesPeople } from './renamed-file.ts';
import type { Renaming } from './renaming.ts';

/** Headers that S3 keeps beside a content and sends with it, as an upload names them. */
const keptHeaders = [
  'ContentType',
  'ContentDisposition',
  'ContentEncoding',
  'ContentLanguage',
  'CacheControl',
] as const;

/** Uploads by forms belong to nobody yet, and nobody checked them: their senders send them again. */
const isUpload = (key: string) => key.startsWith(uploadKey(''));

/** Exports the files of the bucket: each content once, by its hash, and a line with its key and headers. */
export async function exportFiles(
  data: InstallationData,
  folder: string,
  byAddress: Renaming,
): Promise<Manifest['files']> {
  const lines = openLines(partPath(folder, 'files'));
  const digest = new Digest();
  let bytes = 0;
  for await (const { Contents = [] } of paginateListObjectsV2({ client: data.s3 }, { Bucket: data.bucket })) {
    const kept = Contents.filter(({ Key = '' }) => !isSnapshot(Key) && !isUpload(Key));
    await inParallel(kept, async ({ Key = '' }) => {
      const line = await fetched(data, Key, folder);
      if (!line) return;
      bytes += line.size;
      digest.add(await readableFile(line, folder, byAddress));
      await lines.add(line);
    });
  }
  return { ...(await lines.end()), digest: String(digest), bytes };
}

/** Undefined for a file that was removed after it was listed. */
async function fetched(data: InstallationData, Key: string, folder: string): Promise<FileLine | undefined> {
  const at = { Bucket: data.bucket, Key };
  try {
    const found = await data.s3.send(new GetObjectCommand(at));
    const content = await keptContent(found, folder);
    const { TagSet = [] } = await data.s3.send(new GetObjectTaggingCommand(at));
    const tags = Object.fromEntries(TagSet.map(({ Key: name = '', Value = '' }) => [name, Value]));
    const headers = Object.fromEntries(
      keptHeaders.flatMap((name) => (found[name] ? [[name, found[name]]] : [])),
    );
    return { key: Key, ...content, headers, metadata: found.Metadata ?? {}, tags };
  } catch (cause) {
    if (cause instanceof NoSuchKey) return undefined;
    throw cause;
  }
}

async function keptContent({ Body }: GetObjectCommandOutput, folder: string) {
  const unfinished = join(folder, `${randomUUID()}.new`);
  const hash = createHash('sha256');
  let size = 0;
  // In Node the SDK gives a body as a stream of Node.
  const body = Body instanceof Readable ? Body : Readable.from([]);
  await pipeline(
    body,
    async function* (parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        hash.update(part);
        size += part.length;
        yield part;
      }
    },
    createWriteStream(unfinished),
  );
  const sha256 = hash.digest('hex');
  await mkdir(dirname(contentPath(folder, sha256)), { recursive: true });
  await moveFile(unfinished, contentPath(folder, sha256));
  return { sha256, size };
}

/** The contents of a file, to be compared: packed contents as their text. */
async function readableFile(line: FileLine, folder: string, byAddress: Renaming): Promise<string> {
  const { key, sha256, headers, metadata, tags } = line;
  const content = namesPeople(key)
    ? await hashOfRenamed(key, contentPath(folder, sha256), byAddress)
    : sha256;
  return byAddress(canonical({ key, content, headers, metadata, tags }));
}
