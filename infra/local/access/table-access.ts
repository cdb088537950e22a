import * as z from 'zod';
import { tableShape } from '#infra/table-shape.ts';
import type { Access } from './evaluate.ts';
import { namesIn } from './names-in.ts';

const { partitionKey, sortKey, indexes } = tableShape;

/** A text, in the form of the wire. */
const text = z.looseObject({ S: z.string().optional() });
/** The partition of a key or an item decides, and nothing else of it. */
const keyed = z.looseObject({ [partitionKey]: text });

const call = z.looseObject({
  TableName: z.string().default(''),
  IndexName: z.string().optional(),
  Key: keyed.optional(),
  Item: keyed.optional(),
  Select: z.string().optional(),
  ReturnValues: z.string().default('NONE'),
  ProjectionExpression: z.string().optional(),
  KeyConditionExpression: z.string().default(''),
  FilterExpression: z.string().default(''),
  UpdateExpression: z.string().default(''),
  ConditionExpression: z.string().default(''),
  ExpressionAttributeNames: z.record(z.string(), z.string()).default({}),
  ExpressionAttributeValues: z.record(z.string(), text).default({}),
});
type Call = z.output<typeof call>;
type Keyed = z.output<typeof keyed>;

const batchGet = z.object({
  RequestItems: z.record(z.string(), call.extend({ Keys: z.array(keyed) })),
});
const batchWrite = z.object({
  RequestItems: z.record(
    z.string(),
    z.array(
      z.union([
        z.object({ PutRequest: z.object({ Item: keyed }) }).transform(({ PutRequest }) => PutRequest.Item),
        z
          .object({ DeleteRequest: z.object({ Key: keyed }) })
          .transform(({ DeleteRequest }) => DeleteRequest.Key),
      ]),
    ),
  ),
});
const transaction = z.object({
  TransactItems: z.array(
    z.object({
      Put: call.optional(),
      Update: call.optional(),
      Delete: call.optional(),
      ConditionCheck: call.optional(),
    }),
  ),
});

const actionsOfParts = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
} as const;
const kinds = ['Put', 'Update', 'Delete', 'ConditionCheck'] as const;

/** The rights that a call of DynamoDB needs. A batch needs one right for all its keys, a transaction one for each part. */
export function tableAccess(operation: string, input: object, arnOf: (table: string) => string): Access[] {
  const access = (action: string, made: Call, partitions: string[], table = made.TableName) =>
    accessOf(action, made, partitions, arnOf(table));
  if (operation === 'BatchGetItem')
    return Object.entries(batchGet.parse(input).RequestItems).map(([table, made]) =>
      access(operation, made, made.Keys.map(partitionOf), table),
    );
  if (operation === 'BatchWriteItem')
    return Object.entries(batchWrite.parse(input).RequestItems).map(([table, items]) =>
      access(operation, call.parse({}), items.map(partitionOf), table),
    );
  if (operation === 'TransactWriteItems')
    return transaction.parse(input).TransactItems.flatMap((part) =>
      kinds.flatMap((kind) => {
        const made = part[kind];
        return made ? [access(actionsOfParts[kind], made, partitionsOf(made))] : [];
      }),
    );
  const made = call.parse(input);
  return [access(operation, made, operation === 'Query' ? queried(made) : partitionsOf(made))];
}

const partitionOf = (of: Keyed): string => of[partitionKey]?.S ?? '';
const partitionsOf = ({ Key, Item }: Call): string[] =>
  [Key, Item].flatMap((of) => (of ? partitionOf(of) : []));

/** The partition that a Query names: of the table or of an index. */
function queried(made: Call): string[] {
  const { KeyConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues, IndexName } = made;
  const wanted = indexes.find(({ name }) => name === IndexName)?.partitionKey ?? partitionKey;
  return [...KeyConditionExpression.matchAll(/([#\w]+)\s*=\s*(:\w+)/g)].flatMap(
    ([, name = '', value = '']) => {
      const isPartition = (ExpressionAttributeNames[name] ?? name) === wanted;
      return isPartition ? [ExpressionAttributeValues[value]?.S ?? ''] : [];
    },
  );
}

function accessOf(action: string, made: Call, partitions: string[], table: string): Access {
  const { IndexName, ProjectionExpression = '', Select, ReturnValues } = made;
  const { KeyConditionExpression, FilterExpression, UpdateExpression, ConditionExpression } = made;
  const expressions = [ProjectionExpression, KeyConditionExpression, FilterExpression];
  const asked = [...expressions, UpdateExpression, ConditionExpression].join(' ');
  const named = namesIn(asked, made.ExpressionAttributeNames);
  const ofKey = made.Key ? [partitionKey, sortKey] : [];
  const all = IndexName ? 'ALL_PROJECTED_ATTRIBUTES' : 'ALL_ATTRIBUTES';
  return {
    action: `dynamodb:${action}`,
    resource: IndexName ? `${table}/index/${IndexName}` : table,
    values: {
      'dynamodb:LeadingKeys': partitions,
      'dynamodb:Attributes': [...new Set([...ofKey, ...Object.keys(made.Item ?? {}), ...named])],
      ...(/^(Get|BatchGet|Query|Scan)/.test(action) && {
        'dynamodb:Select': [Select ?? (ProjectionExpression ? 'SPECIFIC_ATTRIBUTES' : all)],
      }),
      'dynamodb:ReturnValues': [ReturnValues],
    },
  };
}
