import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  PutCommand,
  type PutCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { client, table } from './table.ts';

/** Changes one item; false when the condition did not hold. */
export const updateItem = (change: Omit<UpdateCommandInput, 'TableName'>): Promise<boolean> =>
  isHeld(client.send(new UpdateCommand({ TableName: table, ...change })));

/** Writes one item; false when the condition did not hold. */
export const putItem = (item: Omit<PutCommandInput, 'TableName'>): Promise<boolean> =>
  isHeld(client.send(new PutCommand({ TableName: table, ...item })));

async function isHeld(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (cause) {
    if (cause instanceof ConditionalCheckFailedException) return false;
    throw cause;
  }
}
