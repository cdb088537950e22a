import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientSettings } from '#lambdas/runtime/client-settings.ts';
import { env } from '#lambdas/runtime/env.ts';

/** The client every store shares; `undefined` is left out instead of refused. */
export const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings()), {
  marshallOptions: { removeUndefinedValues: true },
});

export const table = env.tableName;
