import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip, type ZlibOptions } from 'node:zlib';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { newId } from '#lambdas/runtime/new-id.ts';
import { readFile, removeFile, writeFile } from './files.ts';
import { type ListKind, listPartition } from './list-changes.ts';
import { removeVersions, versionsOf } from './remove-for-good.ts';
import { client, table } from './table.ts';

/** The item that names the snapshot of a list, before the changes of its partition: one Query reads first it, then them. */
export const pointerSortKey = '#SNAPSHOT';
const pointerKey = (kind: ListKind) => ({ pk: listPartition(kind), sk: pointerSortKey });

/**
 * `key` is that of the newest snapshot's file, `previous` that of the one before; so many changes are worked into the
 * newest and wait to be removed.
 */
export type SnapshotPointer = { key?: string; previous?: string; worked?: number };

/** Seconds one writer may take; after them another may begin. */
const leaseTime = 120;

/** A list as a file: its rows, the order of each column, and the changes that are worked in. */
export type Snapshot = {
  /** Of the rules that sorted it. */
  form: string;
  rows: readonly unknown[];
  orders: Record<string, Uint32Array>;
  included: string[];
};

/** The right to write the next snapshot, to be kept under this key. */
export type SnapshotClaim = SnapshotPointer & { newKey: string };

/** Claims the next snapshot, unless somebody writes it or the known one is no longer the newest. */
export async function claimSnapshot(
  kind: ListKind,
  known: string | undefined,
  now: Date,
): Promise<SnapshotClaim | undefined> {
  const seconds = Math.floor(now.getTime() / 1000);
  const newKey = `snapshots/${kind}/${newId()}.json.gz`;
  const isKnown = known === undefined ? 'attribute_not_exists(#key)' : '#key = :known';
  try {
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName: table,
        Key: pointerKey(kind),
        UpdateExpression: 'SET building = :new, leaseUntil = :until',
        // The second holds when a first try came through and its answer did not.
        ConditionExpression: `(${isKnown} AND (attribute_not_exists(leaseUntil) OR leaseUntil < :now)) OR building = :new`,
        ExpressionAttributeNames: { '#key': 'key' },
        ExpressionAttributeValues: {
          ':new': newKey,
          ':until': seconds + leaseTime,
          ':now': seconds,
          ...(known !== undefined && { ':known': known }),
        },
        ReturnValues: 'ALL_OLD',
      }),
    );
    // Left behind by a writer that came to no end.
    if (Attributes?.building && Attributes.building !== newKey) await removeFile(Attributes.building);
    return { newKey, key: Attributes?.key, previous: Attributes?.previous };
  } catch (cause) {
    if (cause instanceof ConditionalCheckFailedException) return undefined;
    throw cause;
  }
}

/** Writes the claimed snapshot and points readers to it, unless another writer has taken over; answers whether. `worked`: see the pointer. */
export async function publishSnapshot(
  kind: ListKind,
  { newKey, key, previous }: SnapshotClaim,
  snapshot: Snapshot,
  worked: number,
): Promise<boolean> {
  await writeFile(newKey, await packed(snapshot));
  const isNewest = await pointTo(kind, { newKey, key }, worked);
  const unwanted = isNewest ? previous : newKey;
  if (unwanted) await removeFile(unwanted);
  return isNewest;
}

async function pointTo(
  kind: ListKind,
  { newKey, key }: Pick<SnapshotClaim, 'newKey' | 'key'>,
  worked: number,
): Promise<boolean> {
  try {
    await client.send(
      new UpdateCommand({
        TableName: table,
        Key: pointerKey(kind),
        UpdateExpression: `SET #key = :new, worked = :worked${key ? ', previous = :old' : ''} REMOVE building, leaseUntil`,
        // The second holds when a first try came through and its answer did not.
        ConditionExpression: 'building = :new OR #key = :new',
        ExpressionAttributeNames: { '#key': 'key' },
        ExpressionAttributeValues: { ':new': newKey, ':worked': worked, ...(key && { ':old': key }) },
      }),
    );
    return true;
  } catch (cause) {
    if (cause instanceof ConditionalCheckFailedException) return false;
    throw cause;
  }
}

/**
 * Removes what was overwritten, deleted or left behind by writers that came to no end. Listed first: what is there and
 * wanted when the pointer is read afterwards is named by it.
 */
export async function removeFormerSnapshots(kind: ListKind): Promise<void> {
  const versions = await versionsOf(`snapshots/${kind}/`);
  const { Item = {} } = await client.send(
    new GetCommand({ TableName: table, Key: pointerKey(kind), ConsistentRead: true }),
  );
  const named = [Item.key, Item.previous, Item.building];
  await removeVersions(versions.filter(({ Key, IsLatest }) => !IsLatest || !named.includes(Key)));
}

/** One line for each row, after one of all else: no text is longer than a row, however many there are. */
export async function readSnapshot(key: string): Promise<Snapshot> {
  const bytes = await unzipped(await readFile(key));
  const lines = linesOf(bytes);
  // Snapshots of before hold their rows in the first line.
  const { form, rows = [], orders, included } = JSON.parse(lines.next().value ?? '');
  for (const line of lines) rows.push(JSON.parse(line));
  const names = Object.keys(orders);
  return {
    form,
    rows,
    included,
    orders: Object.fromEntries(names.map((name) => [name, numbersOf(orders[name])])),
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
const packed = (snapshot: Snapshot): Promise<Buffer> =>
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
