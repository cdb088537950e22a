import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  type DynamoDbOptions,
  type LocalDynamoDb,
  startDynamoDb,
} from '#infra/local/dynamo-db/start-dynamo-db.ts';
import { tableShape } from '#infra/table-shape.ts';
import { mountService } from './mount-service.ts';

export type LocalTable = {
  tableName: string;
  dynamoDb: LocalDynamoDb;
  client: DynamoDBClient;
  documents: DynamoDBDocumentClient;
  close(): Promise<void>;
};

/** The application's table in its own DynamoDB, used through the real SDK. */
export async function openLocalTable(options: DynamoDbOptions = {}): Promise<LocalTable> {
  const tableName = 'preventivi-test';
  const dynamoDb = await startDynamoDb({ sweepEvery: 0, ...options });
  await dynamoDb.ensureTable(tableName, tableShape);
  const mounted = await mountService('/_aws/dynamodb', dynamoDb);
  const client = new DynamoDBClient({
    endpoint: mounted.url,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
    maxAttempts: 1,
  });
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  return {
    tableName,
    dynamoDb,
    client,
    documents,
    async close() {
      client.destroy();
      await mounted.close();
    },
  };
}
