import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliCompress, createBrotliDecompress, createGunzip, createGzip } from 'node:zlib';
import type { Renaming } from './renaming.ts';

/** Files that functions write for functions name people; all others, as images and documents, are left. */
const readable = /\.json(\.br|\.gz)?$/;

export const namesPeople = (key: string): boolean => readable.test(key);

/** Writes a file of functions with all people renamed. */
export async function writeRenamed(key: string, from: string, to: string, rename: Renaming): Promise<void> {
  const again = packing(key);
  await pipeline([
    ...unpacking(key, createReadStream(from)),
    renamingStream(rename),
    ...again,
    createWriteStream(to),
  ]);
}

/** The SHA-256 of what such a file says once people are renamed. */
export async function hashOfRenamed(key: string, from: string, rename: Renaming): Promise<string> {
  const hash = createHash('sha256');
  await pipeline([...unpacking(key, createReadStream(from)), renamingStream(rename), hash]);
  return hash.digest('hex');
}

function unpacking(key: string, content: Readable): (Readable | Transform)[] {
  if (key.endsWith('.br')) return [content, createBrotliDecompress()];
  return key.endsWith('.gz') ? [content, createGunzip()] : [content];
}

function packing(key: string): Transform[] {
  if (key.endsWith('.br')) return [createBrotliCompress()];
  return key.endsWith('.gz') ? [createGzip({ level: 1 })] : [];
}

/** Where what could be the beginning of an id begins. */
function endOfWords(text: string): number {
  let end = text.length;
  while (end > 0 && /[\da-f-]/.test(text.charAt(end - 1))) end -= 1;
  return end;
}

/** Renames in a stream of text: an id that lies across two parts waits for the second. */
function renamingStream(rename: Renaming): Transform {
  let rest = '';
  // One character a byte, so that all other letters pass as they are.
  const renamed = (text: string) => Buffer.from(rename(text), 'latin1');
  return new Transform({
    transform(part: Buffer, _encoding: string, done: TransformCallback) {
      const text = rest + part.toString('latin1');
      const end = endOfWords(text);
      rest = text.slice(end);
      done(null, end > 0 ? renamed(text.slice(0, end)) : undefined);
    },
    flush(done: TransformCallback) {
      done(null, renamed(rest));
    },
  });
}
