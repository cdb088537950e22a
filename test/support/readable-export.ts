import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Account = {
  sub: string;
  email: string;
  attributes: Record<string, string>;
  enabled: boolean;
  status: string;
};
/** An item in DynamoDB's JSON, with bytes in base64. */
export type Item = Record<string, Record<string, unknown>>;
export type File = {
  key: string;
  size: number;
  headers: object;
  metadata: object;
  tags: object;
  content: Buffer;
};
/** All things of an installation, in any order. */
export type Things = { accounts: Account[]; items: Item[]; files: File[] };
export type Readable = Record<keyof Things, string[]>;

const linesOf = <Line>(folder: string, name: string): Line[] =>
  readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

export const accountsOf = (folder: string) => linesOf<Account>(folder, 'accounts');

/** The content of an export. */
export const readableExport = (folder: string) =>
  readable({
    accounts: accountsOf(folder),
    items: linesOf<Item>(folder, 'items'),
    files: linesOf<File & { sha256: string }>(folder, 'files').map(({ sha256, ...file }) => ({
      ...file,
      content: readFileSync(join(folder, 'contents', sha256.slice(0, 2), sha256)),
    })),
  });

/**
 * Things as sorted, readable texts: packed content is unpacked, and people are named by address. The `status`
 * of accounts is left out: no import can set a password.
 */
export function readable({ accounts, items, files }: Things): Readable {
  const named = (text: string) =>
    accounts.reduce((changed, { sub, email }) => changed.replaceAll(sub, email), text);
  const texts = (things: readonly unknown[]) => things.map((thing) => named(sortedJson(thing))).toSorted();
  return {
    accounts: texts(accounts.map(({ sub, status, ...account }) => account)),
    items: texts(items.map(readableItem)),
    files: texts(files.map(readableFile)),
  };
}

/** Every place of an export that names one of these people. */
export const namingIn = (folder: string, ids: readonly string[]): string[] => {
  const { items, files } = readableExport(folder);
  return [...items, ...files].filter((text) => ids.some((id) => text.includes(id)));
};

function sortedJson(thing: unknown): string {
  const sorted = (_: string, value: unknown) =>
    typeof value === 'object' && value && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)))
      : value;
  return JSON.stringify(thing, sorted);
}

/** An item with packed content as text, and sets sorted. */
const readableItem = (item: Item) =>
  JSON.parse(JSON.stringify(item), (name, value) => {
    if (name === 'B' && typeof value === 'string') return unpackedBytes(value);
    return /^[SNB]S$/.test(name) && Array.isArray(value) ? value.toSorted() : value;
  });

function unpackedBytes(base64: string): string {
  try {
    return brotliDecompressSync(Buffer.from(base64, 'base64')).toString();
  } catch {
    return base64;
  }
}

/** A file for functions as its text, without its size. */
function readableFile({ content, size, ...file }: File) {
  if (file.key.endsWith('.json.br')) return { ...file, says: brotliDecompressSync(content).toString() };
  if (file.key.endsWith('.json.gz')) return { ...file, says: gunzipSync(content).toString() };
  return { ...file, size, sha256: createHash('sha256').update(content).digest('hex') };
}

/** Entries of one list that the other lacks. */
export const onlyIn = (one: readonly string[], other: readonly string[]): string[] =>
  isDeepStrictEqual(one, other) ? [] : one.filter((text) => !other.includes(text));
