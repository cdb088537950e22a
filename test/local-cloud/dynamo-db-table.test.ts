import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDynamoDb } from '#infra/local/dynamo-db/start-dynamo-db.ts';
import { tableShape } from '#infra/table-shape.ts';
import { type LocalTable, openLocalTable } from '#test/support/local-table.ts';

let table: LocalTable;
const now = Date.parse('2026-11-20T10:00:00Z');

beforeEach(async () => {
  table = await openLocalTable({ clock: () => now });
});

afterEach(() => table.close());

function put(item: Record<string, unknown>) {
  return table.documents.send(new PutCommand({ TableName: table.tableName, Item: item }));
}

async function read(pk: string, sk: string) {
  const { Item } = await table.documents.send(
    new GetCommand({ TableName: table.tableName, Key: { pk, sk }, ConsistentRead: true }),
  );
  return Item;
}

describe('time to live', () => {
  it('removes what has expired, and nothing else', async () => {
    const seconds = Math.floor(now / 1000);
    await put({ pk: 'ONCE', sk: 'old', ttl: seconds - 1 });
    await put({ pk: 'ONCE', sk: 'prolonged', ttl: seconds - 1 });
    await put({ pk: 'ONCE', sk: 'prolonged', ttl: seconds + 100 });
    await put({ pk: 'ONCE', sk: 'for ever' });
    expect(await table.dynamoDb.removeExpired()).toBe(1);
    expect(await read('ONCE', 'old')).toBeUndefined();
    expect(await read('ONCE', 'prolonged')).toBeDefined();
    expect(await read('ONCE', 'for ever')).toBeDefined();
  });

  it('is described as the table shape says', async () => {
    const described = await table.client.send(new DescribeTimeToLiveCommand({ TableName: table.tableName }));
    expect(described.TimeToLiveDescription).toEqual({
      TimeToLiveStatus: 'ENABLED',
      AttributeName: tableShape.timeToLive,
    });
  });
});

describe('the table', () => {
  it('is described with its indexes and its stream', async () => {
    const { Table } = await table.client.send(new DescribeTableCommand({ TableName: table.tableName }));
    expect(Table).toMatchObject({ TableStatus: 'ACTIVE', StreamSpecification: { StreamEnabled: true } });
    expect(Table?.GlobalSecondaryIndexes?.map((index) => index.IndexName).sort()).toEqual(['gsi1', 'gsi2']);
  });

  it('is ready as soon as it is created, and cannot be created twice', async () => {
    const create = new CreateTableCommand({
      TableName: 'another',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    });
    await table.client.send(create);
    await table.documents.send(new PutCommand({ TableName: 'another', Item: { pk: '1' } }));
    await expect(table.client.send(create)).rejects.toMatchObject({ name: 'ResourceInUseException' });
  });

  it('is not silently used with keys other than those on disk', async () => {
    const other = { ...tableShape, indexes: [] };
    await expect(table.dynamoDb.ensureTable(table.tableName, other)).rejects.toThrow(/has other keys/);
  });
});

/** Resolves when the writer has said that it finished so many transactions. */
async function killAfter(rounds: number, directory: string): Promise<number> {
  const script = new URL('../support/write-transactions.ts', import.meta.url).pathname;
  const writer = spawn(process.execPath, ['--import', 'tsx', script, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let finished = 0;
  for await (const text of writer.stdout) {
    finished = Math.max(finished, ...String(text).trim().split('\n').map(Number));
    if (finished >= rounds) writer.kill('SIGKILL');
  }
  return finished;
}

describe('a process that is killed in the middle of transactions', () => {
  it('leaves each of them done wholly or not at all, with its index entries and stream records', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'preventivi-kill-'));
    try {
      const finished = await killAfter(25, directory);
      const dynamoDb = await startDynamoDb({ directory, sweepEvery: 0 });
      await dynamoDb.ensureTable('preventivi', tableShape);
      const all = await dynamoDb.call('Scan', { TableName: 'preventivi' });
      const indexed = await dynamoDb.call('Scan', { TableName: 'preventivi', IndexName: 'gsi1' });
      const rounds = new Set(Object(all).Items.map((item: { round: { N: string } }) => Number(item.round.N)));
      const [round] = rounds;
      expect([...rounds]).toHaveLength(1);
      expect(round).toBeGreaterThanOrEqual(finished);
      expect(Object(all).Count).toBe(20);
      expect(Object(indexed).Count).toBe(20);
      expect(await dynamoDb.changes.read('', 1_000_000)).toHaveLength(20 * Number(round));
      await dynamoDb.stop();
    } finally {
      await rm(directory, { recursive: true });
    }
  }, 60_000);
});
