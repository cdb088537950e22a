import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { InstallationData } from './data-of.ts';
import { inParallel } from './in-parallel.ts';
import { readLines } from './lines.ts';
import { contentPath, type FileLine, fileLine, partPath } from './manifest.ts';
import { namesPeople, writeRenamed } from './renamed-file.ts';
import type { Renaming } from './renaming.ts';

/** Lines that are in memory at one time. */
const most = 100;

/** Writes the files with what is kept beside them; written again they are the same. */
export async function importFiles(
  data: InstallationData,
  folder: string,
  rename: Renaming | undefined,
  work: string,
): Promise<void> {
  let lines: FileLine[] = [];
  const write = () => inParallel(lines, (line) => writeFile(data, folder, work, line, rename));
  for await (const line of readLines(partPath(folder, 'files'))) {
    lines.push(fileLine.parse(line));
    if (lines.length < most) continue;
    await write();
    lines = [];
  }
  await write();
}

async function writeFile(
  { s3, bucket }: InstallationData,
  folder: string,
  work: string,
  { key, sha256, headers, metadata, tags }: FileLine,
  rename: Renaming | undefined,
): Promise<void> {
  const kept = contentPath(folder, sha256);
  const renamed = rename && namesPeople(key) ? join(work, Buffer.from(key).toString('base64url')) : undefined;
  if (rename && renamed) await writeRenamed(key, kept, renamed, rename);
  const path = renamed ?? kept;
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: rename ? rename(key) : key,
      Body: createReadStream(path),
      ContentLength: (await stat(path)).size,
      ...headers,
      Metadata: metadata,
      Tagging: new URLSearchParams(tags).toString(),
    }),
  );
  if (renamed) await rm(renamed);
}
