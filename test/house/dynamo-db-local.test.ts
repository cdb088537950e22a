import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { asRefusal } from '#infra/local/dynamo-db/refusal.ts';
import { startDynamoDb } from '#infra/local/dynamo-db/start-dynamo-db.ts';
import { local } from '#infra/local/environment.ts';
import { tableShape } from '#infra/table-shape.ts';
import { compareCalls } from '#test/contract/dynamo-db-local/calls.ts';
import { javaProblem } from '#test/contract/dynamo-db-local/emulator.ts';
import { serveLocally } from '#test/support/serve-locally.ts';

const TableName = local.tableName;
const item = (sk: string, text: string) => ({
  pk: { S: 'a' },
  sk: { S: sk },
  text: { S: text },
  tags: { SS: ['x', 'y'] },
});
const put = (sk: string, more: object = {}) => ({
  operation: 'PutItem',
  input: { TableName, Item: item(sk, 'as it was'), ...more },
});
const get = (sk: string) => ({
  operation: 'GetItem',
  input: { TableName, Key: { pk: { S: 'a' }, sk: { S: sk } } },
});
const once = { ConditionExpression: 'attribute_not_exists(pk)' };

const folder = await mkdtemp(join(tmpdir(), 'preventivi-calls-'));
afterAll(() => rm(folder, { recursive: true }));

/** Another table of the local cloud, which answers in other orders; `spoil` may change an answer. */
async function another(spoil: (operation: string, answer: object) => object) {
  const table = await startDynamoDb({ sweepEvery: 0 });
  await table.ensureTable(TableName, tableShape);
  return serveLocally({
    async handle(request, response) {
      const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
      try {
        const input = await json(request);
        const answer = spoil(operation, await table.call(operation, input as object));
        response.end(JSON.stringify(answer).replaceAll('["x","y"]', '["y","x"]'));
      } catch (error) {
        response
          .writeHead(400)
          .end(JSON.stringify({ __type: `com.amazonaws#${asRefusal(error)?.code}`, message: 'Other words' }));
      }
    },
  });
}

async function compared(calls: readonly object[], spoil = (_operation: string, answer: object) => answer) {
  const record = join(folder, 'calls.jsonl');
  await writeFile(record, calls.map((call) => JSON.stringify(call)).join('\n'));
  const theirs = await another(spoil);
  const result = await compareCalls(record, theirs.url);
  await theirs.close();
  return result;
}

describe('the comparison with DynamoDB Local', () => {
  it('says that Java is missing, and starts nothing', () => {
    vi.stubEnv('PATH', '');
    expect(javaProblem()).toContain('needs Java 17 or newer, and there is no Java here');
    vi.unstubAllEnvs();
  });

  it('finds no difference in orders and words that mean nothing', async () => {
    const calls = [put('1'), get('1'), put('1', once), { operation: 'DeleteItem', input: { TableName } }];
    expect(await compared(calls)).toEqual({ count: 4, differences: [] });
  });

  it('names each call that is answered otherwise, with both answers', async () => {
    const spoil = (operation: string, answer: object) => (operation === 'GetItem' ? {} : answer);
    const { differences } = await compared([put('1'), get('1'), get('2')], spoil);
    expect(differences).toEqual([
      { ...get('1'), ours: { body: { Item: item('1', 'as it was') } }, theirs: { body: {} } },
    ]);
  });
});
