import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

type Account = { sub: string; email: string; attributes: Record<string, string>; enabled: boolean };
type File = { key: string; sha256: string; headers: object; metadata: object; tags: object };

const linesOf = <Line>(folder: string, name: string): Line[] =>
  readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

export const accountsOf = (folder: string) => linesOf<Account>(folder, 'accounts');

/**
 * What an export says, read as a person would: each thing a text, in the order of the texts, with what is packed
 * unpacked and each person called by his address.
 */
export function readableExport(folder: string) {
  const accounts = accountsOf(folder);
  const named = (text: string) =>
    accounts.reduce((changed, { sub, email }) => changed.replaceAll(sub, email), text);
  const texts = (things: readonly unknown[]) => things.map((thing) => named(sortedJson(thing))).toSorted();
  return {
    accounts: texts(accounts.map(({ sub, ...account }) => ({ ...account, status: undefined }))),
    items: texts(linesOf<Record<string, object>>(folder, 'items').map(unpackedItem)),
    files: texts(linesOf<File>(folder, 'files').map((file) => ({ ...file, ...contentOf(folder, file) }))),
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

const unpackedItem = (item: Record<string, object>) =>
  JSON.parse(JSON.stringify(item), (name, value) =>
    name === 'B' ? brotliDecompressSync(Buffer.from(value, 'base64')).toString() : value,
  );

/** What functions wrote for functions as its text. */
function contentOf(folder: string, { key, sha256 }: File) {
  const bytes = readFileSync(join(folder, 'contents', sha256.slice(0, 2), sha256));
  if (!/\.json\.(br|gz)$/.test(key)) return { content: sha256 };
  const content = JSON.parse(
    (key.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString(),
  );
  return { sha256: '', size: 0, content };
}

/** What one list says and the other does not. */
export const onlyIn = (one: readonly string[], other: readonly string[]): string[] =>
  isDeepStrictEqual(one, other) ? [] : one.filter((text) => !other.includes(text));
