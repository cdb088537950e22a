import { vi } from 'vitest';
import type { DynamoDbOptions } from '#infra/local/dynamo-db/start-dynamo-db.ts';
import { type LocalTable, openLocalTable } from './local-table.ts';

/** A table for stores that a test imports afterwards: they read its address on import. */
export async function openStoreTable(options: DynamoDbOptions = {}): Promise<LocalTable> {
  const table = await openLocalTable(options);
  const endpoint = await table.client.config.endpoint?.();
  if (!endpoint) throw new Error('The client of the local table has no endpoint.');
  const { hostname, port, path } = endpoint;
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://${hostname}:${port}${path}`);
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local-secret');
  vi.stubEnv('TABLE_NAME', table.tableName);
  return table;
}
