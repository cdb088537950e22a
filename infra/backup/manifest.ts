import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { countLines, hashOfFile, readLines } from './lines.ts';

const part = z.object({
  count: z.int().nonnegative(),
  /** SHA-256 of the file of this part. */
  sha256: z.string(),
  /** Hash of its content in any order, with people named by their addresses; an import elsewhere keeps it. */
  digest: z.string(),
});

const manifestShape = z.object({
  /** Raised when items change their form: an export of another form is refused. */
  form: z.literal(2),
  /** ISO 8601: when the export began. */
  at: z.iso.datetime(),
  accounts: part,
  items: part,
  files: part.extend({ bytes: z.int().nonnegative() }),
});

export type Manifest = z.infer<typeof manifestShape>;
export type Part = z.infer<typeof part>;

const manifestPath = (folder: string) => join(folder, 'manifest.json');

export const partPath = (folder: string, name: 'accounts' | 'items' | 'files') =>
  join(folder, `${name}.jsonl`);
export const contentPath = (folder: string, sha256: string) =>
  join(folder, 'contents', sha256.slice(0, 2), sha256);

/** A line of files.jsonl: a file of the bucket with what is kept beside it. */
export const fileLine = z.object({
  key: z.string(),
  size: z.int(),
  sha256: z.string().regex(/^[\da-f]{64}$/),
  headers: z.record(z.string(), z.string()),
  metadata: z.record(z.string(), z.string()),
  tags: z.record(z.string(), z.string()),
});
export type FileLine = z.infer<typeof fileLine>;

/** Comes last: an export that was cut off has none. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const path = manifestPath(folder);
  await writeFile(`${path}.new`, `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  await rename(`${path}.new`, path);
}

/** The manifest of an export that is whole and as it was written; throws for any other. */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const name of ['accounts', 'items', 'files'] as const) {
    const found = await countLines(partPath(folder, name)).catch(() => undefined);
    const { count, sha256 } = manifest[name];
    if (found?.count !== count || found.sha256 !== sha256)
      throw new Error(`${partPath(folder, name)} is not as it was exported: nothing was imported.`);
  }
  for await (const line of readLines(partPath(folder, 'files'))) {
    const { key, sha256 } = fileLine.parse(line);
    const found = await hashOfFile(contentPath(folder, sha256)).catch(() => undefined);
    if (found !== sha256)
      throw new Error(`The content of ${key} is not as it was exported: nothing was imported.`);
  }
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} holds no export that came to its end.`);
  const found = manifestShape.safeParse(JSON.parse(text));
  if (!found.success) throw new Error(`${manifestPath(folder)} is not of this version, or was changed.`);
  return found.data;
}

/** The SHA-256 of the manifest itself: who keeps it elsewhere knows that nobody changed the export. */
export const hashOfManifest = (folder: string): Promise<string> => hashOfFile(manifestPath(folder));
