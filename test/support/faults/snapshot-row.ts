import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { client, table as TableName } from '#lambdas/runtime/table/table.ts';
import { sorts } from '#lambdas/store/keys.ts';
import { listPartition } from '#lambdas/store/list/list-changes.ts';
import { claimSnapshot, publishSnapshot } from '#lambdas/store/list/snapshot-store.ts';
import type { Row } from './row.ts';

let time = Date.parse('2026-11-20T10:00:00Z');

async function readPointer() {
  const Key = { pk: listPartition('activity'), sk: sorts.snapshot };
  return (await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item ?? {};
}

/** A snapshot that is claimed and published; a second claim waits until the first has ended. */
export const snapshotRow: Row = {
  make: async (mark) => ({
    async act() {
      time += 200_000;
      const claim = await claimSnapshot('activity', (await readPointer()).key, new Date(time));
      const snapshot = { form: mark, rows: [], orders: {}, included: [] };
      return claim && (await publishSnapshot('activity', claim, snapshot, 0));
    },
    async seen() {
      const { key, building, leaseUntil } = await readPointer();
      return [typeof key, building, leaseUntil];
    },
  }),
};
