import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { client, table } from './table.ts';

/** Changes one item; false when the condition did not hold. */
export async function updateItem(change: Omit<UpdateCommandInput, 'TableName'>): Promise<boolean> {
  try {
    await client.send(new UpdateCommand({ TableName: table, ...change }));
    return true;
  } catch (cause) {
    if (cause instanceof ConditionalCheckFailedException) return false;
    throw cause;
  }
}
