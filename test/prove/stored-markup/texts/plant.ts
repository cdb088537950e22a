import {
  type NativeAttributeValue,
  PutCommand,
  type PutCommandInput,
  paginateScan,
} from '@aws-sdk/lib-dynamodb';
import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { client, table } from '#lambdas/runtime/table/table.ts';
import { countTexts, hostileTexts, type IsText, type TextFor, withTexts } from './hostile-texts.ts';

type Item = Record<string, NativeAttributeValue>;

/** Replaces texts in the table, without the server's cleaning. */
export async function plant(textFor: TextFor): Promise<void> {
  for await (const item of items()) {
    const Item = await changed(item, textFor);
    if (JSON.stringify(Item) !== JSON.stringify(item))
      await client.send(new PutCommand({ TableName: table, Item } satisfies PutCommandInput));
  }
}

/** Puts payloads into every text of the table. */
export async function plantPayloads(isText: IsText): Promise<void> {
  const places = new Map<string, number>();
  for await (const item of items()) await changed(item, countTexts(places, isText));
  await plant(hostileTexts(isText, places));
}

/** All items with texts of persons. Claims of names, keys of creations and tokens have none. */
export async function* items(): AsyncGenerator<Item> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table }))
    for (const item of Items)
      if (!/^(UNIQUE|ONCE|TOKEN|RATE|LINKS|LINKKEYS|LOCK|DEVICE)/.test(String(item.pk))) yield item;
}

/** An item with its texts passed through `textFor`, packed ones too. */
export async function changed({ pk, sk, gsi1pk, gsi1sk, ...item }: Item, textFor: TextFor): Promise<Item> {
  const keys = { pk, sk, ...(gsi1pk && { gsi1pk, gsi1sk }) };
  const entries = Object.entries(item).map(async ([name, value]) => {
    if (!(value instanceof Uint8Array)) return [name, withTexts(value, textFor, [name])];
    const inside = await unpacked(value).catch(() => undefined);
    return [name, inside ? await packed(Object(withTexts(inside, textFor, [name]))) : value];
  });
  return { ...Object.fromEntries(await Promise.all(entries)), ...keys };
}
