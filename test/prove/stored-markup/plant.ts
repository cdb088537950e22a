import {
  type NativeAttributeValue,
  PutCommand,
  type PutCommandInput,
  paginateScan,
} from '@aws-sdk/lib-dynamodb';
import { packed, unpacked } from '#lambdas/store/packed.ts';
import { client, table } from '#lambdas/store/table.ts';
import { nextPayloads } from './payloads.ts';
import { markOf, nameOf } from './text-fields.ts';

type Item = Record<string, NativeAttributeValue>;

/** Fields that take any text and name something else by it, or are never shown; other values would only break links. */
export const references = [
  ...['type', 'email', 'tags', 'include', 'exclude', 'visibilityConditions', 'recommendedConditions'],
  ...['colorlist', 'prices', 'scope', 'entity', 'config', 'password', 'currentPassword'],
];
/** What the server writes of what a person wrote. */
const derived = ['userName', 'createdBy', 'errorMessage', 'custom', 'pricelistName'];
const isLocalised = (path: readonly string[]) => /^(it|en|de)$/.test(path.at(-1) ?? '');
const address = /^(https?:\/)?\//;

/**
 * Puts payloads into every text that the table holds, past the server's cleaning: whatever has the name of a field that
 * takes texts, and every text in several languages. Addresses become such that run a script.
 */
export async function plant(fieldNames: Iterable<string>, from: number): Promise<Set<string>> {
  const next = nextPayloads(from);
  const names = new Set([...fieldNames, ...derived].filter((name) => !references.includes(name)));
  const planted = new Set<string>();
  const textFor = (path: readonly string[], text: string) => {
    const name = nameOf(path);
    if (address.test(text)) return 'javascript:hit()';
    if (!names.has(name) && !isLocalised(path)) return text;
    planted.add(name);
    return `${markOf(name)} ${next()}`;
  };
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table })) {
    for (const item of Items) {
      const changed = await withTexts(item, textFor);
      if (JSON.stringify(changed) !== JSON.stringify(item)) await write(changed);
    }
  }
  return planted;
}

const write = (item: Item) =>
  client.send(new PutCommand({ TableName: table, Item: item } satisfies PutCommandInput));

type TextFor = (path: readonly string[], text: string) => string;

async function withTexts({ pk, sk, gsi1pk, gsi1sk, ...item }: Item, textFor: TextFor): Promise<Item> {
  const keys = { pk, sk, ...(gsi1pk && { gsi1pk, gsi1sk }) };
  // Names that are taken, keys of creations and tokens are no texts.
  if (/^(UNIQUE|ONCE|TOKEN|RATE|LINKS|LOCK|DEVICE)/.test(String(pk))) return { ...item, ...keys };
  const entries = Object.entries(item).map(async ([name, value]) => {
    if (!(value instanceof Uint8Array)) return [name, replaced(value, [name], textFor)];
    const inside = await unpacked(value).catch(() => undefined);
    return [name, inside ? await packed(Object(replaced(inside, [name], textFor))) : value];
  });
  return { ...Object.fromEntries(await Promise.all(entries)), ...keys };
}

function replaced(value: unknown, path: readonly string[], textFor: TextFor): unknown {
  if (typeof value === 'string') return textFor(path, value);
  if (Array.isArray(value))
    return value.map((one, index) => replaced(one, [...path, String(index)], textFor));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaced(one, [...path, name], textFor)]),
  );
}
