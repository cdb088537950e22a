import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { target } from './contract-target.ts';

export type Attributes = Record<string, unknown>;
type Key = { pk: string; sk: string };

export const client = new DynamoDBClient({ maxAttempts: 1 });
export const documents = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});
export const TableName = target.tableName;

/** Reads of an index until it has caught up with the table. */
const mostReads = 200;

/** A partition of the shared table for one test. Keys of indexes contain its name too. */
export class OwnPartition {
  readonly pk = `CONTRACT#${randomUUID()}`;

  key(sk: string): Key {
    return { pk: this.pk, sk };
  }

  async put(sk: string, more: Attributes = {}): Promise<void> {
    await documents.send(new PutCommand({ TableName, Item: { ...this.key(sk), ...more } }));
  }

  async read(sk: string): Promise<Attributes | undefined> {
    const { Item } = await documents.send(
      new GetCommand({ TableName, Key: this.key(sk), ConsistentRead: true }),
    );
    return Item;
  }

  query(more: Partial<QueryCommandInput> = {}) {
    return documents.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': this.pk },
        ConsistentRead: true,
        ...more,
      }),
    );
  }

  /** The entries of the first index under this partition's name, once there are as many as expected. */
  async indexed(count: number, more: Partial<QueryCommandInput> = {}) {
    for (let reads = 1; ; reads += 1) {
      const page = await documents.send(
        new QueryCommand({
          TableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :pk',
          ExpressionAttributeValues: { ':pk': this.pk },
          ...more,
        }),
      );
      if (page.ScannedCount === count || reads === mostReads) return page;
    }
  }

  async remove(): Promise<void> {
    for (;;) {
      const { Items = [] } = await this.query({ ProjectionExpression: 'pk, sk', Limit: 25 });
      if (Items.length === 0) return;
      const requests = Items.map((Key) => ({ DeleteRequest: { Key } }));
      await documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
    }
  }
}
