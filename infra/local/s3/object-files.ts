import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hasCode } from '../start-problem.ts';
import type { ObjectAddress } from './address.ts';
import { preconditionFailed, S3Error } from './s3-error.ts';

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
  tags?: Record<string, string>;
  /** Name of the file with the content. */
  body: string;
};

export type ObjectFiles = {
  /** Takes in a content; it belongs to no object until it is published. */
  receive(content: Readable | Iterable<Uint8Array>): Promise<string>;
  /** With `onlyNew` it refuses to replace an object. */
  publish(address: ObjectAddress, object: Omit<StoredObject, 'key'>, onlyNew?: boolean): Promise<void>;
  discard(body: string): Promise<void>;
  find(address: ObjectAddress): Promise<StoredObject>;
  read(object: StoredObject, range?: { start: number; end: number }): Promise<Readable>;
  remove(address: ObjectAddress): Promise<void>;
  /** All objects of a bucket, in the order of their keys' bytes. */
  list(bucket: string): Promise<StoredObject[]>;
};

/** A file that is complete or not there at all, also after a power cut. */
async function writeWhole(path: string, text: string, onlyNew: boolean): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, text, { flush: true });
  if (!onlyNew) return rename(unfinished, path);
  // When several come at once, only one can make the name.
  await link(unfinished, path).finally(() => rm(unfinished));
}

async function readDescription(path: string): Promise<StoredObject | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** As S3 lists them: by the bytes of UTF-8. */
const byKey = (one: StoredObject, other: StoredObject) =>
  Buffer.compare(Buffer.from(one.key), Buffer.from(other.key));

/** The contents of objects, each in a file of a random name. */
function openContents(folder: string): Pick<ObjectFiles, 'receive' | 'discard' | 'read'> {
  mkdirSync(folder, { recursive: true });
  const discard = (body: string) => rm(join(folder, body), { force: true });
  return {
    discard,
    async receive(content) {
      const body = randomUUID();
      try {
        await pipeline(content, createWriteStream(join(folder, body), { flush: true }));
      } catch (error) {
        await discard(body);
        throw error;
      }
      return body;
    },
    async read({ body }, range) {
      // Opened before the answer begins: a replacement may remove the file while it is being sent.
      const file = await open(join(folder, body));
      return createReadStream('', { fd: file, ...range });
    },
  };
}

/**
 * Keeps each object as a description and a content. Files are named by hashes and random ids, never by keys,
 * so no key can leave the directory or be too long for the disk. Readers see the old or the new object.
 */
export function openObjectFiles(directory: string): ObjectFiles {
  const contents = openContents(join(directory, 'contents'));

  function descriptionPath({ bucket, key }: ObjectAddress): string {
    return join(directory, 'objects', bucket, `${createHash('sha256').update(key).digest('hex')}.json`);
  }

  const describe = (address: ObjectAddress) => readDescription(descriptionPath(address));

  async function find(address: ObjectAddress): Promise<StoredObject> {
    const object = await describe(address);
    if (object) return object;
    throw new S3Error('NoSuchKey', 'The specified key does not exist.', { Key: address.key });
  }

  return {
    ...contents,
    find,
    async publish(address, object, onlyNew = false) {
      const replaced = onlyNew ? undefined : await describe(address);
      const text = JSON.stringify({ key: address.key, ...object });
      try {
        await writeWhole(descriptionPath(address), text, onlyNew);
      } catch (error) {
        await contents.discard(object.body);
        if (!hasCode(error, 'EEXIST')) throw error;
        throw new S3Error('PreconditionFailed', preconditionFailed, { Condition: 'If-None-Match' });
      }
      if (replaced) await contents.discard(replaced.body);
    },
    async remove(address) {
      const object = await describe(address);
      await rm(descriptionPath(address), { force: true });
      if (object) await contents.discard(object.body);
    },
    async list(bucket) {
      const folder = join(directory, 'objects', bucket);
      const names = await readdir(folder).catch((error) => {
        if (hasCode(error, 'ENOENT')) return [];
        throw error;
      });
      const whole = names.filter((name) => name.endsWith('.json'));
      const objects = await Promise.all(whole.map((name) => readDescription(join(folder, name))));
      return objects.filter((object) => object !== undefined).toSorted(byKey);
    },
  };
}
