import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectAddress } from './address.ts';
import { S3Error } from './s3-error.ts';

export type StoredObject = {
  key: string;
  size: number;
  etag: string;
  /** Base64, as S3 sends it. */
  crc32: string;
  /** ISO 8601. */
  lastModified: string;
  /** Content-Type, Content-Disposition, …, and the metadata with its prefix. */
  headers: Record<string, string>;
  /** Name of the file with the content. */
  body: string;
};

export type ObjectFiles = {
  /** Takes in a content; it belongs to no object until it is published. */
  receive(content: Readable | Iterable<Uint8Array>): Promise<string>;
  publish(address: ObjectAddress, object: Omit<StoredObject, 'key'>): Promise<void>;
  discard(body: string): Promise<void>;
  find(address: ObjectAddress): Promise<StoredObject>;
  read(object: StoredObject, range?: { start: number; end: number }): Promise<Readable>;
  remove(address: ObjectAddress): Promise<void>;
};

/** Whether a file was not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** A file that is complete or not there at all, also after a power cut. */
async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, text, { flush: true });
  await rename(unfinished, path);
}

/**
 * Keeps each object as a description and a content. Files are named by hashes and random ids, never by keys,
 * so no key can leave the directory or be too long for the disk. Readers see the old or the new object.
 */
export function openObjectFiles(directory: string): ObjectFiles {
  mkdirSync(join(directory, 'contents'), { recursive: true });
  const contentPath = (body: string) => join(directory, 'contents', body);

  function descriptionPath({ bucket, key }: ObjectAddress): string {
    return join(directory, 'objects', bucket, `${createHash('sha256').update(key).digest('hex')}.json`);
  }

  async function describe(address: ObjectAddress): Promise<StoredObject | undefined> {
    try {
      return JSON.parse(await readFile(descriptionPath(address), 'utf8'));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  const discard = (body: string) => rm(contentPath(body), { force: true });

  return {
    discard,
    async receive(content) {
      const body = randomUUID();
      try {
        await pipeline(content, createWriteStream(contentPath(body), { flush: true }));
      } catch (error) {
        await discard(body);
        throw error;
      }
      return body;
    },
    async publish(address, object) {
      const replaced = await describe(address);
      await writeWhole(descriptionPath(address), JSON.stringify({ key: address.key, ...object }));
      if (replaced) await discard(replaced.body);
    },
    async find(address) {
      const object = await describe(address);
      if (object) return object;
      throw new S3Error('NoSuchKey', 'The specified key does not exist.', { Key: address.key });
    },
    async read(object, range) {
      // Opened before the answer begins: a replacement may remove the file while it is being sent.
      const file = await open(contentPath(object.body));
      return createReadStream('', { fd: file, ...range });
    },
    async remove(address) {
      const object = await describe(address);
      await rm(descriptionPath(address), { force: true });
      if (object) await discard(object.body);
    },
  };
}
