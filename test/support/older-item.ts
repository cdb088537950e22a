import { UpdateCommand } from '@aws-sdk/lib-dynamodb';

/** Gives an attribute of a stored item the value of an older record; without a value it is removed. */
export async function older(Key: { pk: string; sk: string }, name: string, value?: unknown): Promise<void> {
  const { client, table } = await import('#lambdas/runtime/table/table.ts');
  const path = name.split('.');
  const names = Object.fromEntries(path.map((part, index) => [`#${index}`, part]));
  const at = Object.keys(names).join('.');
  await client.send(
    new UpdateCommand({
      TableName: table,
      Key,
      UpdateExpression: value === undefined ? `REMOVE ${at}` : `SET ${at} = :value`,
      ExpressionAttributeNames: names,
      ...(value !== undefined && { ExpressionAttributeValues: { ':value': value } }),
    }),
  );
}
