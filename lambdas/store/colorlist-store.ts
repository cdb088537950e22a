import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { inOrder } from '#shared/catalogue/in-order.ts';
import { type Colorlist, colorlist, type FolderColour, folderColour } from '#shared/schemas/colorlist.ts';
import { collection } from './collection.ts';
import { readOrder } from './order-store.ts';
import { queryAll } from './query-all.ts';
import { client, table } from './table.ts';
import { transact } from './transact.ts';

export const colorlists = collection('colorlist', colorlist);

/** Folders in the order the super users gave them. */
export async function listColorlists(): Promise<Colorlist[]> {
  const [all, order] = await Promise.all([colorlists.list(), readOrder('colorlist')]);
  return inOrder(all, order);
}

/** A code is there once in its folder, whatever its case (OPC-07): it is the key. */
export const colourKey = (folder: string, code: string) => ({
  pk: `FOLDER#${folder}`,
  sk: `COLOUR#${code.trim().toLowerCase()}`,
});

/** The colours of a folder, in the order of the table. */
export async function listFolderColours(folder: string): Promise<FolderColour[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `FOLDER#${folder}` },
  });
  return items.map((item) => folderColour.parse(item));
}

export const writeColorlist = (entry: Colorlist): Promise<void> => transact([colorlists.writing(entry)]);

/** Writes many colours of a folder at once, over those of the same codes. */
export async function writeColours(folder: string, colours: readonly FolderColour[]): Promise<void> {
  for (let start = 0; start < colours.length; start += 25) {
    const requests = colours
      .slice(start, start + 25)
      .map((colour) => ({ PutRequest: { Item: { ...colourKey(folder, colour.code), ...colour } } }));
    const { UnprocessedItems } = await client.send(
      new BatchWriteCommand({ RequestItems: { [table]: requests } }),
    );
    const left = UnprocessedItems?.[table]?.length ?? 0;
    if (left > 0) throw new Error(`${left} colours were not written: throttled.`);
  }
}
