import { unpacked } from '#lambdas/runtime/table/packed.ts';

type StoredCopy = { name: string; copy: unknown };

/** The stored copies, by name. */
export async function storedCopies(): Promise<StoredCopy[]> {
  const { ScanCommand } = await import('@aws-sdk/lib-dynamodb');
  const { client, table } = await import('#lambdas/runtime/table/table.ts');
  const { Items = [] } = await client.send(new ScanCommand({ TableName: table, ConsistentRead: true }));
  const copies = Items.filter(({ sk }) => sk === 'COPY');
  return Promise.all(
    copies.map(async ({ pk, copy }) => ({ name: pk.slice('COPY#'.length), copy: await unpacked(copy) })),
  );
}
