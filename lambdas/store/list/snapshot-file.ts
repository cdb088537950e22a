import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip, type ZlibOptions } from 'node:zlib';
import { readFile } from '#lambdas/runtime/files/files.ts';

/** A list as a file: its rows and the order of each column, or the newest change of each row since a whole one. */
export type Snapshot = {
  /** The form of the rules that sorted it. */
  form: string;
  /** The key of the whole snapshot whose changes these are. */
  base?: string;
  rows: readonly unknown[];
  orders: Record<string, Uint32Array>;
  /** Sort keys of the changes that are worked in. */
  included: string[];
};

/** One line for each row, after one of all else: no text is longer than a row, however many there are. */
export async function readSnapshot(key: string, repeated: readonly string[] = []): Promise<Snapshot> {
  const bytes = await unzipped(await readFile(key));
  const lines = linesOf(bytes);
  // Snapshots of before hold their rows in the first line.
  const { form, base, rows = [], orders, included } = JSON.parse(lines.next().value ?? '');
  const sharing = sharingTexts(repeated);
  for (const line of lines) rows.push(sharing(JSON.parse(line)));
  const names = Object.keys(orders);
  return {
    form,
    ...(base && { base }),
    rows,
    included,
    orders: Object.fromEntries(names.map((name) => [name, numbersOf(orders[name])])),
  };
}

/** Gives a row the texts of rows before it: without that, a long list has a copy of each for every row. */
function sharingTexts(fields: readonly string[]) {
  const known = new Map<string, string>();
  return (row: Record<string, unknown>) => {
    for (const field of fields) {
      const text = row[field];
      if (typeof text !== 'string') continue;
      const first = known.get(text);
      if (first === undefined) known.set(text, text);
      else row[field] = first;
    }
    return row;
  };
}

/** Into one piece of memory: the last four bytes of a file of gzip say how much it needs. */
function unzipped(file: Uint8Array): Promise<Buffer> {
  const size = Buffer.from(file.buffer, file.byteOffset, file.byteLength).readUInt32LE(file.byteLength - 4);
  // One more than is needed: a piece that is full would be followed by a second.
  return promisify<Uint8Array, ZlibOptions, Buffer>(gunzip)(file, { chunkSize: Math.max(size + 1, 64) });
}

function* linesOf(bytes: Buffer): Generator<string, undefined> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(lineEnd, start);
    const next = end < 0 ? bytes.length : end;
    yield bytes.toString('utf8', start, next);
    start = next + lineEnd.length;
  }
}

const lineEnd = '\n';
/** Rows that are turned into text at once. */
const portion = 500;

/** The fastest level: a function that wakes up waits for the unpacking. */
export const packed = (snapshot: Snapshot): Promise<Buffer> =>
  pipeline(textsOf(snapshot), createGzip({ level: 1 }), (zipped: AsyncIterable<Buffer>) => buffer(zipped));

function* textsOf({ rows, orders, ...others }: Snapshot): Generator<string> {
  const texts = Object.entries(orders).map(([name, order]) => [
    name,
    Buffer.from(order.buffer).toString('base64'),
  ]);
  yield JSON.stringify({ ...others, orders: Object.fromEntries(texts) });
  for (let start = 0; start < rows.length; start += portion) {
    const lines = rows.slice(start, start + portion).map((row) => lineEnd + JSON.stringify(row));
    yield lines.join('');
  }
}

function numbersOf(base64: string): Uint32Array {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  return new Uint32Array(bytes.buffer);
}
