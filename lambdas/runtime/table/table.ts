import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientSettings } from '#lambdas/runtime/client-settings.ts';
import { env } from '#lambdas/runtime/env.ts';

/** The client that all stores share. It leaves out `undefined` instead of refusing it. */
export const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings()), {
  marshallOptions: { removeUndefinedValues: true },
});

export const table = env.tableName;
