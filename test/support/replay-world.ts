import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectTaggingCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { DynamoDBRecord } from 'aws-lambda';
import { startDynamoDb } from '#infra/local/dynamo-db/start-dynamo-db.ts';
import { local, setLocalEnvironment } from '#infra/local/environment.ts';
import { startS3 } from '#infra/local/s3/start-s3.ts';
import type { Records } from '#infra/local/sns/push-records.ts';
import { startSns } from '#infra/local/sns/start-sns.ts';
import { openProgress } from '#infra/local/streams/progress.ts';
import { startStreams } from '#infra/local/streams/start-streams.ts';
import { isWanted, streamMappings } from '#infra/local/streams/stream-mapping.ts';
import { tableShape } from '#infra/table-shape.ts';
import { functions } from '#lambdas/manifest.ts';
import { userTypes } from '#shared/schemas/user.ts';
import { aLambdaContext } from './lambda.ts';
import { serveLocally } from './serve-locally.ts';

const TableName = local.tableName;
const Bucket = local.filesBucket;
const mappings = streamMappings(functions).filter(({ functionName }) => functionName === 'followChanges');

/** A table, a bucket and a push service, and the consumer of the table, which gets its records from the test. */
export async function openReplayWorld() {
  const directory = await mkdtemp(join(tmpdir(), 'preventivi-replay-'));
  const dynamoDb = await startDynamoDb({ directory: join(directory, 'table'), sweepEvery: 0 });
  await dynamoDb.ensureTable(TableName, tableShape);
  const s3 = await startS3({ directory: join(directory, 'files'), buckets: [Bucket] });
  const { pushTopicPrefix, pushApplication: application, keys } = local;
  const topics = userTypes.map((type) => `${pushTopicPrefix}${type}`);
  const sns = await startSns({ folder: directory, topics, application, keys, now: Date.now });
  const services = { '/_aws/s3': s3, '/_aws/sns': sns.service, '/_local': sns.viewer };
  const served = await serveLocally({
    handle: (request, response) => {
      const found = Object.entries(services).find(([path]) => request.url?.startsWith(path));
      return (found?.[1] ?? dynamoDb).handle(request, response);
    },
  });
  setLocalEnvironment(served.url);
  const { handler } = await import('#lambdas/maintenance/follow-changes.ts');
  const { bucketClient } = await import('#lambdas/runtime/files/bucket.ts');
  const { removeItems } = await import('#lambdas/runtime/table/remove-items.ts');
  const { removeFile } = await import('#lambdas/runtime/files/files.ts');
  const { heldCopies } = await import('#lambdas/store/copy/copy-store.ts');
  const { userList, quotationList } = await import('#lambdas/store/list/lists.ts');
  const pushes = await import('#lambdas/store/device/push-devices.ts');

  const call = async (action: Parameters<typeof dynamoDb.call>[0], input: object) =>
    Object(await dynamoDb.call(action, { TableName, ...input }));
  const items = async (): Promise<Record<string, { S?: string }>[]> => {
    const found = [];
    let ExclusiveStartKey: object | undefined;
    do {
      const page = await call('Scan', { ExclusiveStartKey });
      found.push(...page.Items);
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    return found;
  };
  const files = async () => {
    const { Contents = [] } = await bucketClient.send(new ListObjectsV2Command({ Bucket }));
    return Contents.flatMap(({ Key }) => Key ?? []);
  };

  const pushRecords = async (): Promise<Records> => (await fetch(`${served.url}/_local/pushes.json`)).json();

  async function devices(): Promise<string[]> {
    const { endpoints, subscriptions } = await pushRecords();
    return subscriptions
      .map(({ topic, endpoint }) => {
        const device = endpoints.find(({ arn }) => arn === endpoint);
        if (!device) throw new Error(`${topic} has a subscription of a device that is gone`);
        return `${device.token} hears ${topic}`;
      })
      .toSorted();
  }

  return {
    dynamoDb,
    put: (Item: object) => call('PutItem', { Item }),
    last: () => dynamoDb.changes.lastSequence(),
    /** The records for the consumer since a moment, in order. */
    async records(after: string): Promise<DynamoDBRecord[]> {
      const entries = await dynamoDb.changes.read(after, 1_000_000);
      return entries
        .map(({ record }) => record)
        .filter((record) => mappings.some((mapping) => isWanted(mapping, TableName, record)));
    },
    /** Calls the consumer with a batch; returns how many records it processed. */
    async deliver(batch: readonly DynamoDBRecord[]): Promise<number> {
      const { batchItemFailures } = await handler({ Records: structuredClone([...batch]) }, aLambdaContext());
      const failed = batchItemFailures[0]?.itemIdentifier;
      return failed === undefined
        ? batch.length
        : batch.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === failed);
    },
    /** Delivers all records since a moment like the local cloud; returns the dead letters. */
    async stream(after: string) {
      const progress = openProgress(dynamoDb.database);
      if ((await progress.position('followChanges')) < after) await progress.moveTo('followChanges', after);
      const streams = await startStreams({
        dynamoDb,
        tableName: TableName,
        mappings,
        invoke: (_name, event) => handler(event, aLambdaContext()),
        wait: async () => undefined,
      });
      await streams.drained();
      const letters = await streams.deadLetters();
      await streams.stop();
      return letters;
    },
    /** All derived data and their sources, without ids that services choose. */
    async state() {
      const all = { clauses: [], descending: false, page: 0, pageSize: 10_000 };
      const keys = await files();
      const tags = keys
        .filter((key) => !key.startsWith('snapshots/'))
        .map(async (Key) => [
          Key,
          (await bucketClient.send(new GetObjectTaggingCommand({ Bucket, Key }))).TagSet,
        ]);
      return {
        items: (await items())
          .filter(({ pk }) => !pk?.S?.startsWith('CHANGES#'))
          .map(withoutChosen)
          .toSorted(),
        users: (await userList.search({ ...all, sort: 'email' })).items,
        quotations: (await quotationList.search({ ...all, sort: 'createdAt' })).items,
        files: await Promise.all(tags),
        devices: await devices(),
      };
    },
    /** Removes everything; no test reads these records. Remembered copies go too: a table never loses copies by itself. */
    async wipe() {
      heldCopies.clear();
      await removeItems((await items()).map(({ pk, sk }) => ({ pk: pk?.S, sk: sk?.S })));
      for (const key of await files()) await removeFile(key);
      const { endpoints, subscriptions } = await pushRecords();
      for (const { arn } of subscriptions) await pushes.unsubscribe(arn);
      for (const { arn } of endpoints) await pushes.deleteEndpoint(arn);
    },
    async close() {
      await served.close();
      await s3.stop();
      await dynamoDb.stop();
      await rm(directory, { recursive: true });
    },
  };
}

/** SNS names its own things, and each write of a device has another version. */
function withoutChosen(item: Record<string, object>): string {
  const { version, ...others } = item;
  const kept = item.sk && JSON.stringify(item.sk) === '{"S":"DEVICE"}' ? others : item;
  const sorted = Object.fromEntries(
    Object.entries(kept).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return JSON.stringify(sorted).replace(/"arn:aws:sns:[^"]+"/g, '"arn"');
}
