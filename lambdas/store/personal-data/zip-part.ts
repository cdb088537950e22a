import { strToU8, type Zippable, zipSync } from 'fflate';

/** Files by their name in the archive. */
export type Files = Record<string, Uint8Array | object | string>;

/** Some files as a ZIP of their own, which `joinedZip` joins with others; of when `at` is (ISO 8601). */
export function zipPart(files: Files, at: string): Uint8Array {
  const mtime = new Date(at);
  const entries: Zippable = {};
  // Bytes, of an image or a workbook, are packed already.
  for (const [name, content] of Object.entries(files))
    entries[name] =
      content instanceof Uint8Array
        ? [content, { level: 0, mtime }]
        : [bytesOf(content), { level: 6, mtime }];
  return zipSync(entries);
}

const bytesOf = (content: object | string): Uint8Array =>
  strToU8(typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
