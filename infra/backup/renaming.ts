import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/** Replaces the ids of people in a text. */
export type Renaming = (text: string) => string;
export type Item = Record<string, AttributeValue>;

const id = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/** Replaces the ids of people by other ids or by addresses: each user pool gives its accounts new ids. */
export function renaming(names: ReadonlyMap<string, string>): Renaming {
  if (names.size === 0) return (text) => text;
  return (text) => text.replace(id, (found) => names.get(found) ?? found);
}

const same: Renaming = (text) => text;

/** An item as a line of JSON, its bytes in base64, and back. */
export const lineOf = (item: Item): object => mapped(item, same, base64);
export const itemOfLine = (line: unknown): Item =>
  // Written by lineOf; its bytes are texts.
  mapped(line as Item, same, (text) => Buffer.from(String(text), 'base64')) as Item;

/** The item with the ids of people replaced in keys, texts and packed contents. */
export const renamedItem = (item: Item, rename: Renaming): Item =>
  mapped(item, rename, (bytes) => repacked(bytes, rename)) as Item;

/** A form of the item for comparisons: packed contents are text. */
export const readableItem = (item: Item, rename: Renaming): object =>
  mapped(item, rename, (bytes) => rename(unpacked(bytes) ?? base64(bytes)));

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

function mapped(
  fields: Item,
  text: Renaming,
  bytes: (given: Uint8Array) => unknown,
): Record<string, unknown> {
  const value = (given: AttributeValue): unknown => {
    if (given.S !== undefined) return { S: text(given.S) };
    if (given.M) return { M: mapped(given.M, text, bytes) };
    if (given.L) return { L: given.L.map(value) };
    if (given.SS) return { SS: given.SS.map(text).toSorted() };
    if (given.BS) return { BS: given.BS.map(bytes) };
    return given.B ? { B: bytes(given.B) } : given;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, given]) => [text(name), value(given)]));
}

/**
 * The text of packed bytes; undefined for other bytes. Stores pack with brotli alone (lambdas/runtime/table/packed.ts).
 */
function unpacked(bytes: Uint8Array): string | undefined {
  try {
    return brotliDecompressSync(bytes).toString();
  } catch {
    return undefined;
  }
}

function repacked(bytes: Uint8Array, rename: Renaming): Uint8Array {
  const text = unpacked(bytes);
  const renamed = text === undefined ? undefined : rename(text);
  if (renamed === undefined || renamed === text) return bytes;
  return brotliCompressSync(renamed, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
