import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { type LocalDynamoDb, startDynamoDb } from '#infra/local/dynamo-db/start-dynamo-db.ts';
import { type LocalStreams, startStreams } from '#infra/local/streams/start-streams.ts';
import type { StreamMapping } from '#infra/local/streams/stream-mapping.ts';
import { tableShape } from '#infra/table-shape.ts';

export const everything: StreamMapping = {
  functionName: 'everything',
  events: ['INSERT', 'MODIFY', 'REMOVE'],
  keys: [{}],
  batchSize: 10,
};

export const sortKeysOf = (event: DynamoDBStreamEvent) =>
  event.Records.map((record) => record.dynamodb?.Keys?.sk?.S);

type Consumer = (event: DynamoDBStreamEvent, functionName: string) => unknown;

/** A table on disk with its stream. Time stands still until a test moves it, and delays end at once. */
export class LocalStream {
  readonly tableName = 'preventivi-test';
  readonly waits: number[] = [];
  now = Date.parse('2026-11-20T10:00:00Z');
  readonly #directory: string;
  #dynamoDb: LocalDynamoDb | undefined;
  #streams: LocalStreams | undefined;

  constructor(directory: string) {
    this.#directory = directory;
  }

  static async open(): Promise<LocalStream> {
    const stream = new LocalStream(await mkdtemp(join(tmpdir(), 'preventivi-streams-')));
    await stream.start();
    return stream;
  }

  get dynamoDb(): LocalDynamoDb {
    if (!this.#dynamoDb) throw new Error('The table is closed.');
    return this.#dynamoDb;
  }

  async start(): Promise<void> {
    this.#dynamoDb = await startDynamoDb({
      directory: this.#directory,
      sweepEvery: 0,
      clock: () => this.now,
    });
    await this.#dynamoDb.ensureTable(this.tableName, tableShape);
  }

  async stop(): Promise<void> {
    await this.#streams?.stop();
    this.#streams = undefined;
    await this.dynamoDb.stop();
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.#directory, { recursive: true });
  }

  async consume(consumer: Consumer, mappings: StreamMapping[] = [everything]): Promise<LocalStreams> {
    this.#streams = await startStreams({
      dynamoDb: this.dynamoDb,
      tableName: this.tableName,
      mappings,
      invoke: async (functionName, event) => consumer(event, functionName),
      wait: async (milliseconds) => void this.waits.push(milliseconds),
      clock: () => this.now,
    });
    return this.#streams;
  }

  put(sk: string, more: object = {}): Promise<object> {
    const Item = { pk: { S: 'Q#1' }, sk: { S: sk }, ...more };
    return this.dynamoDb.call('PutItem', { TableName: this.tableName, Item });
  }

  async putRows(count: number): Promise<void> {
    for (let row = 0; row < count; row += 1) await this.put(`ROW#${row}`);
  }
}
