import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientSettings } from '#lambdas/runtime/client-settings.ts';
import { env } from '#lambdas/runtime/env.ts';

const dynamoDb = new DynamoDBClient(clientSettings());

/**
 * DynamoDB refuses a single write of an item that a transaction is writing. The SDK sends it again when the error says
 * so: as often as a throttled one, but after short pauses, since a transaction takes milliseconds.
 */
dynamoDb.middlewareStack.add(
  (next) => async (args) => {
    try {
      return await next(args);
    } catch (cause) {
      if (cause instanceof Error && cause.name === 'TransactionConflictException')
        Object.assign(cause, { $retryable: {} });
      throw cause;
    }
  },
  // Within the tries of the SDK, which belong to the same step.
  { step: 'finalizeRequest', priority: 'low' },
);

/** The client that all stores share. It leaves out `undefined` instead of refusing it. */
export const client = DynamoDBDocumentClient.from(dynamoDb, {
  marshallOptions: { removeUndefinedValues: true },
});

export const table = env.tableName;
