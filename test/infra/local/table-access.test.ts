import { describe, expect, it } from 'vitest';
import { tableAccess } from '#infra/local/access/table-access.ts';

const TableName = 'things';
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'A' } });
const accessOf = (operation: string, input: object) =>
  tableAccess(operation, { TableName, ...input }, (table) => `table/${table}`);
const keysOf = (operation: string, input: object) =>
  accessOf(operation, input).map(({ action, values }) => [action, values?.['dynamodb:LeadingKeys']]);
const namedIn = (operation: string, input: object) => {
  const values = accessOf(operation, input)[0]?.values;
  return [values?.['dynamodb:Select'], values?.['dynamodb:Attributes']];
};

describe('what a call of DynamoDB asks for', () => {
  it('is its action, on its table, with the partition of its key', () => {
    expect(accessOf('GetItem', { Key: key('A#1') })).toMatchObject([
      { action: 'dynamodb:GetItem', resource: 'table/things', values: { 'dynamodb:LeadingKeys': ['A#1'] } },
    ]);
    expect(keysOf('PutItem', { Item: { ...key('A#1'), name: { S: 'x' } } })).toEqual([
      ['dynamodb:PutItem', ['A#1']],
    ]);
  });

  it('is one action with all keys for a batch', () => {
    const Keys = [key('A#1'), key('B#2')];
    expect(keysOf('BatchGetItem', { RequestItems: { [TableName]: { Keys } } })).toEqual([
      ['dynamodb:BatchGetItem', ['A#1', 'B#2']],
    ]);
    const requests = [{ PutRequest: { Item: key('A#1') } }, { DeleteRequest: { Key: key('B#2') } }];
    expect(keysOf('BatchWriteItem', { RequestItems: { [TableName]: requests } })).toEqual([
      ['dynamodb:BatchWriteItem', ['A#1', 'B#2']],
    ]);
  });

  it('is one action a part for a transaction', () => {
    const TransactItems = [
      { Put: { TableName, Item: key('A#1') } },
      { Update: { TableName, Key: key('B#2'), UpdateExpression: 'SET a = :a' } },
      { Delete: { TableName, Key: key('C#3') } },
      { ConditionCheck: { TableName, Key: key('D#4'), ConditionExpression: 'attribute_exists(pk)' } },
    ];
    expect(keysOf('TransactWriteItems', { TransactItems })).toEqual([
      ['dynamodb:PutItem', ['A#1']],
      ['dynamodb:UpdateItem', ['B#2']],
      ['dynamodb:DeleteItem', ['C#3']],
      ['dynamodb:ConditionCheckItem', ['D#4']],
    ]);
  });

  it('is a Query of the partition that it names, of the table or of an index', () => {
    const ExpressionAttributeValues = { ':a': { S: 'A#1' }, ':b': { S: 'B' } };
    const query = { KeyConditionExpression: 'pk = :a AND begins_with(sk, :b)', ExpressionAttributeValues };
    expect(keysOf('Query', query)).toEqual([['dynamodb:Query', ['A#1']]]);
    const ofIndex = { IndexName: 'gsi1', KeyConditionExpression: '#k = :b', ExpressionAttributeValues };
    const named = { ...ofIndex, ExpressionAttributeNames: { '#k': 'gsi1pk' } };
    expect(accessOf('Query', named)).toMatchObject([
      { resource: 'table/things/index/gsi1', values: { 'dynamodb:LeadingKeys': ['B'] } },
    ]);
  });

  it('is all attributes for a read that names none, else those that it names, keys and filters among them', () => {
    expect(namedIn('GetItem', { Key: key('A#1') })).toEqual([['ALL_ATTRIBUTES'], ['pk', 'sk']]);
    const some = { ProjectionExpression: '#b, address.city', ExpressionAttributeNames: { '#b': 'by' } };
    expect(namedIn('GetItem', { Key: key('A#1'), ...some })).toEqual([
      ['SPECIFIC_ATTRIBUTES'],
      ['pk', 'sk', 'by', 'address'],
    ]);
    const query = { KeyConditionExpression: 'pk = :a', FilterExpression: 'ttl > :n AND size(notes) > :n' };
    expect(namedIn('Query', query)).toEqual([['ALL_ATTRIBUTES'], ['pk', 'ttl', 'notes']]);
  });

  it('is the attributes that an update sets and those of its condition', () => {
    const update = {
      Key: key('A#1'),
      UpdateExpression: 'SET openedAt = :now, #f = if_not_exists(#f, :now) ADD openings :one REMOVE old',
      ConditionExpression: 'attribute_exists(pk) AND NOT closed IN (:a, :b)',
      ExpressionAttributeNames: { '#f': 'firstOpenedAt' },
    };
    const [, named] = namedIn('UpdateItem', update);
    expect(named).toEqual(['pk', 'sk', 'openedAt', 'firstOpenedAt', 'openings', 'old', 'closed']);
  });
});
