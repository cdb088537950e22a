import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import type { Records } from '#infra/local/sns/push-records.ts';
import { startSns } from '#infra/local/sns/start-sns.ts';
import { type User, userTypes } from '#shared/schemas/user.ts';
import { aStoredUser, aUser } from './builders/user.ts';
import { serveLocally } from './serve-locally.ts';
import { openStoreTable } from './store-table.ts';

const prefix = 'arn:aws:sns:eu-central-1:000000000000:preventivi-local-';
const application = 'arn:aws:sns:eu-central-1:000000000000:app/GCM/preventivi-local';
const keys = { accessKeyId: 'local', secretAccessKey: 'local-secret' };

/** A table and a push service for the test. Operations imported afterwards use both. */
export async function openDevicesWorld() {
  const table = await openStoreTable();
  const folder = await mkdtemp(join(tmpdir(), 'preventivi-devices-'));
  const topics = userTypes.map((type) => `${prefix}${type}`);
  const { service, viewer } = await startSns({ folder, topics, application, keys, now: Date.now });
  const served = await serveLocally({
    handle: (request, response) =>
      (request.url?.startsWith('/_local') ? viewer : service).handle(request, response),
  });
  vi.stubEnv('AWS_ENDPOINT_URL_SNS', served.url);
  vi.stubEnv('PUSH_TOPIC_PREFIX', prefix);
  vi.stubEnv('PUSH_APPLICATION_ARN', application);
  const kill = await killable();
  const { followDevices } = await import('#lambdas/maintenance/follow-devices.ts');
  const { writeUser } = await import('#lambdas/store/user/user-store.ts');
  const { deviceIdOf } = await import('#lambdas/store/device/device-store.ts');

  const records = async (): Promise<Records> => (await fetch(`${served.url}/_local/pushes.json`)).json();
  const { changes } = table.dynamoDb;
  let position = '';
  return {
    records,
    ...kill,
    /** Push state of a token: the types of its subscriptions, and whether it is enabled. */
    async heard(token: string) {
      const { endpoints, subscriptions } = await records();
      const own = endpoints.filter((each) => each.token === token);
      const arns = own.map(({ arn }) => arn);
      const types = subscriptions.filter(({ endpoint }) => arns.includes(endpoint));
      return {
        endpoints: own.map(({ enabled }) => (enabled ? 'enabled' : 'disabled')),
        types: types.map(({ topic }) => topic.slice(prefix.length)).toSorted(),
      };
    },
    /** Subscriptions of deleted endpoints. */
    async orphans() {
      const { endpoints, subscriptions } = await records();
      return subscriptions.filter(({ endpoint }) => !endpoints.some(({ arn }) => arn === endpoint));
    },
    async stored(token: string) {
      const Key = { pk: `DEVICE#${deviceIdOf(token)}`, sk: 'DEVICE' };
      return (await table.documents.send(new GetCommand({ TableName: table.tableName, Key }))).Item;
    },
    /** Delivers every new record to the consumer, and the records that follow from it; twice, as a stream may. */
    async follow(times = 2) {
      for (;;) {
        const entries = await changes.read(position, 1000);
        if (entries.length === 0) return;
        for (let time = 0; time < times; time += 1)
          for (const { record } of entries) await followDevices(record);
        position = entries.at(-1)?.sequence ?? position;
      }
    },
    /** Delivers every record since a moment again, the newest first. */
    async replay(after: string) {
      const entries = await changes.read(after, 1000);
      for (const { record } of entries.toReversed()) await followDevices(record);
    },
    position: () => position,
    /** A stored user; changes make the next revision. */
    async user(id: string, changes: Partial<User> = {}, revision = 1) {
      const user = aStoredUser({
        id,
        uid: id,
        email: `${id}@example.com`,
        type: 'agente',
        revision,
        ...changes,
      });
      await writeUser(user);
      return user;
    },
    refuse: (body: Record<string, string>) =>
      fetch(`${served.url}/_local/pushes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async close() {
      await served.close();
      await table.close();
      await rm(folder, { recursive: true });
    },
  };
}

export const asUser = (id: string, signedInAt?: number, now = new Date('2026-11-20T10:00:00Z')) => ({
  caller: { kind: 'user' as const, user: aUser({ id, uid: id }), signedInAt },
  address: '192.0.2.1',
  now,
  newId: () => 'id',
});

/** Counts of limits are left out. */
const changing = /^(Create|Set|Delete|Subscribe|Unsubscribe|Put|TransactWrite|BatchWrite)/;

/** Ends the process, from the view of the AWS clients, right after a changing call. */
async function killable() {
  const { client } = await import('#lambdas/runtime/table/table.ts');
  const { pushClient } = await import('#lambdas/store/device/push-service.ts');
  let left = Number.POSITIVE_INFINITY;
  const dead = () => {
    if (left <= 0) throw new Error('Killed');
  };
  const killing =
    (next: (args: never) => Promise<unknown>, { commandName = '' }: { commandName?: string }) =>
    async (args: never) => {
      dead();
      const answer = await next(args);
      if (changing.test(commandName)) left -= 1;
      dead();
      return answer;
    };
  // Both stacks accept a middleware of this form, whatever its types.
  for (const { middlewareStack } of [client, pushClient])
    middlewareStack.add(killing as never, { step: 'initialize', name: 'killing' });
  return {
    killAfter(calls: number) {
      left = calls;
    },
    live() {
      left = Number.POSITIVE_INFINITY;
    },
  };
}
