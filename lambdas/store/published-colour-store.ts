import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { PublishedColour } from '#shared/schemas/product.ts';
import { queryAll } from './query-all.ts';
import { client, table } from './table.ts';

/** One folder of a published version. */
export type PublishedFolder = { name: string; colours: readonly PublishedColour[] };

const pointer = { pk: 'POINTER', sk: 'colours' };
const partition = 'PUBLISHED#colours';
/** Versions sort as text. */
const prefixOf = (version: number) => `V#${String(version).padStart(8, '0')}#`;

/** The colours of the published version, flattened from its folders (QCO-009): all of one version, never a mix. */
export async function readPublishedColours(): Promise<PublishedColour[]> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: pointer, ConsistentRead: true }),
  );
  if (!Item) return [];
  const folders = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :version)',
    ExpressionAttributeValues: { ':pk': partition, ':version': prefixOf(Item.version) },
  });
  // Written by publishColours below.
  return folders.flatMap(({ colours }) => colours as PublishedColour[]);
}

/** Writes the folders of a version, then points readers to it. */
export async function publishColours(version: number, folders: readonly PublishedFolder[]): Promise<void> {
  for (const [index, folder] of folders.entries()) {
    const sk = prefixOf(version) + String(index).padStart(4, '0');
    await client.send(new PutCommand({ TableName: table, Item: { pk: partition, sk, ...folder } }));
  }
  await client.send(new PutCommand({ TableName: table, Item: { ...pointer, version } }));
}
