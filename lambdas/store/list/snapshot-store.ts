import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { removeFile, writeFile } from '#lambdas/runtime/files/files.ts';
import { removeVersions, versionsOf } from '#lambdas/runtime/files/remove-for-good.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { client, table } from '#lambdas/runtime/table/table.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { fileFolders } from '#lambdas/store/file-folders.ts';
import { sorts } from '#lambdas/store/keys.ts';
import { type ListKind, listPartition } from './list-changes.ts';
import { packed, type Snapshot } from './snapshot-file.ts';

/** The item that names the snapshot of a list, before the changes of its partition: one Query reads first it, then them. */
const pointerKey = (kind: ListKind) => ({ pk: listPartition(kind), sk: sorts.snapshot });

/**
 * `key` leads to the file of the newest snapshot, `previous` to the one before. `base` and `previousBase` lead to the
 * whole snapshots that the two rest on; a whole snapshot rests on itself. `worked` counts the changes in the newest
 * snapshot that wait to be removed.
 */
export type SnapshotPointer = {
  key?: string;
  previous?: string;
  base?: string;
  previousBase?: string;
  worked?: number;
};

/** Seconds one writer may take; after them another may begin. */
const leaseTime = 120;

/** The right to write the next snapshot, to be kept under this key. */
type SnapshotClaim = SnapshotPointer & { newKey: string };

/** Claims the next snapshot, unless another writer is at it or the known one is no longer the newest. */
export async function claimSnapshot(
  kind: ListKind,
  known: string | undefined,
  now: Date,
): Promise<SnapshotClaim | undefined> {
  const seconds = Math.floor(now.getTime() / 1000);
  const newKey = `${fileFolders.snapshots}${kind}/${newId()}.json.gz`;
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
    return { newKey, ...namedBy(Attributes) };
  } catch (cause) {
    if (cause instanceof ConditionalCheckFailedException) return undefined;
    throw cause;
  }
}

/**
 * Writes the claimed snapshot and points readers to it, unless another writer has taken over. Returns whether it wrote it.
 * `worked`: see the pointer.
 */
export async function publishSnapshot(
  kind: ListKind,
  { newKey, key, base, previous, previousBase }: SnapshotClaim,
  snapshot: Snapshot,
  worked: number,
): Promise<boolean> {
  await writeFile(newKey, await packed(snapshot));
  const next = { key: newKey, base: snapshot.base ?? newKey, previous: key, previousBase: base };
  const isNewest = await pointTo(kind, next, worked);
  const former = isNewest ? [previous, previousBase] : [newKey];
  const wanted = new Set(isNewest ? filesOf(next) : []);
  for (const file of new Set(former)) if (file && !wanted.has(file)) await removeFile(file);
  return isNewest;
}

async function pointTo(
  kind: ListKind,
  { key, base, previous, previousBase }: SnapshotPointer,
  worked: number,
): Promise<boolean> {
  const before = previous ? ', previous = :previous, previousBase = :previousBase' : '';
  return updateItem({
    Key: pointerKey(kind),
    UpdateExpression: `SET #key = :new, #base = :base, worked = :worked${before} REMOVE building, leaseUntil`,
    // The second holds when a first try came through and its answer did not.
    ConditionExpression: 'building = :new OR #key = :new',
    ExpressionAttributeNames: { '#key': 'key', '#base': 'base' },
    ExpressionAttributeValues: {
      ...{ ':new': key, ':base': base, ':worked': worked },
      ...(previous && { ':previous': previous, ':previousBase': previousBase }),
    },
  });
}

/** The snapshots that a pointer names. Pointers of older versions and of imports name whole snapshots alone. */
function namedBy({ key, previous, base = key, previousBase = previous }: SnapshotPointer = {}) {
  return { key, previous, base, previousBase };
}

const filesOf = ({ key, previous, base, previousBase }: SnapshotPointer) => [
  key,
  previous,
  base,
  previousBase,
];

/** Removes overwritten and abandoned snapshots. It lists them first: those that the pointer then names are wanted. */
export async function removeFormerSnapshots(kind: ListKind): Promise<void> {
  const versions = await versionsOf(`${fileFolders.snapshots}${kind}/`);
  const item = await readItem(pointerKey(kind));
  const named = [...filesOf(namedBy(item)), item?.building];
  await removeVersions(versions.filter(({ Key, IsLatest }) => !IsLatest || !named.includes(Key)));
}
