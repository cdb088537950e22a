import type { AttributeValue } from 'aws-lambda';
import type { Item, Table } from 'dynalite/db/index.js';
import type { Database } from './database.ts';
import { projectedNames } from './index-entry.ts';
import { refuseKey } from './item-limits.ts';
import { validationRefusal } from './refusal.ts';

type WriteRequest = { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } };

/** An input as dynalite's checks leave it: the parsed expressions beside the texts. */
type CheckedInput = {
  TableName?: string;
  IndexName?: string;
  Key?: Item;
  Item?: Item;
  RequestItems?: Record<string, { Keys: Item[] } | WriteRequest[]>;
  KeyConditions?: Record<string, { AttributeValueList?: AttributeValue[] }>;
  _projection?: { paths: (string | (string | number)[])[] };
  _filter?: { pathHeads: object };
};

const expressionNames = [
  'ConditionExpression',
  'FilterExpression',
  'KeyConditionExpression',
  'ProjectionExpression',
  'UpdateExpression',
];
const longestExpression = 4096;

/** Limits of AWS that dynalite does not know. */
export async function refuseBeyondLimits(database: Database, input: object): Promise<void> {
  for (const [name, value] of Object.entries(input)) {
    const bytes = expressionNames.includes(name) ? Buffer.byteLength(String(value)) : 0;
    if (bytes <= longestExpression) continue;
    const reason = `Expression size has exceeded the maximum allowed size; expression size: ${bytes}`;
    throw validationRefusal(`Invalid ${name}: ${reason}`);
  }
  // The types were checked by dynalite.
  const checked = input as CheckedInput;
  for (const [tableName, item] of keyedBy(checked)) {
    const table = await database.table(tableName);
    if (table) refuseKey(table.KeySchema, (name) => (item[name] ? [item[name]] : []));
  }
  const table = checked.KeyConditions && (await database.table(checked.TableName ?? ''));
  if (table) refuseQuery(table, checked);
}

function keyedBy({ TableName = '', Key, Item, RequestItems = {} }: CheckedInput): [string, Item][] {
  const own = Key ?? Item;
  const requested = Object.entries(RequestItems).flatMap(([tableName, requests]): [string, Item][] => {
    const items = Array.isArray(requests)
      ? requests.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key ?? {})
      : requests.Keys;
    return items.map((item) => [tableName, item]);
  });
  return own ? [[TableName, own], ...requested] : requested;
}

function refuseQuery(table: Table, { IndexName, KeyConditions, _projection, _filter }: CheckedInput): void {
  const index = table.GlobalSecondaryIndexes?.find((each) => each.IndexName === IndexName);
  const schema = index?.KeySchema ?? table.KeySchema;
  refuseKey(schema, (name) => KeyConditions?.[name]?.AttributeValueList ?? []);
  const projected = index && projectedNames(table, index);
  const named = (_projection?.paths ?? []).map((path) => String(Array.isArray(path) ? path[0] : path));
  const missing = [...named, ...Object.keys(_filter?.pathHeads ?? {})].filter(
    (name) => projected?.has(name) === false,
  );
  if (missing.length === 0) return;
  throw validationRefusal(
    `One or more parameter values were invalid: Global secondary index ${IndexName} does not project [${missing.join(', ')}]`,
  );
}
