import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';

/** A file of lines, each a thing in JSON: how many, and the SHA-256 of the file. */
export type Lines = { count: number; sha256: string };

/** Writes things to a file as they come; no more of them is in memory than the disk is behind. */
export function openLines(path: string) {
  const file = createWriteStream(path);
  const failed = once(file, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => undefined);
  const hash = createHash('sha256');
  let count = 0;
  return {
    async add(thing: object): Promise<void> {
      const line = `${JSON.stringify(thing)}\n`;
      hash.update(line);
      count += 1;
      if (!file.write(line)) await Promise.race([once(file, 'drain'), failed]);
    },
    async end(): Promise<Lines> {
      const finished = once(file, 'finish');
      file.end();
      await Promise.race([finished, failed]);
      return { count, sha256: hash.digest('hex') };
    },
  };
}

/** The things of a file. Lines end with a line feed alone: what Unicode takes for an end may stand in a text. */
export async function* readLines(path: string): AsyncGenerator<unknown> {
  let rest = '';
  for await (const part of createReadStream(path, 'utf8')) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

/** The count and hash of a file of lines: a cut one has fewer, or another hash. */
export async function countLines(path: string): Promise<Lines> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const part of createReadStream(path)) {
    hash.update(part);
    for (const byte of part) if (byte === newLine) count += 1;
  }
  return { count, sha256: hash.digest('hex') };
}

const newLine = 10;

/** SHA-256 of a file's content. */
export async function hashOfFile(path: string, hash: Hash = createHash('sha256')): Promise<string> {
  for await (const part of createReadStream(path)) hash.update(part);
  return hash.digest('hex');
}
