import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { local, localEnvironment } from '#infra/local/environment.ts';
import { sendJson } from '#infra/local/http-exchange.ts';
import { weekOf } from '#shared/statistics/week.ts';
import { cloudUrl, graphql, signedIn } from '#test/support/cloud.ts';
import { graphqlClient } from '#test/support/graphql-client.ts';
import { mockedClient } from '#test/support/mocked-client.ts';
import { aNewQuotation, answered, created, list } from '#test/support/quotations-api.ts';
import { serveLocally } from '#test/support/serve-locally.ts';
import { itemsOfTable, placesOf } from '#test/support/whole-cloud.ts';

const secret = 'arn:aws:secretsmanager:eu-central-1:000000000000:secret:canary';
const password = 'From-The-Secret-2026';
const address = 'canary@preventivi.invalid';

let folder: string;
let outputs: string;
let remove: typeof import('#infra/smoke/remove-smoke-user.ts').removeSmokeUser;
const secrets = await serveLocally({
  handle: async (_, response) => sendJson(response, 200, { SecretString: password }),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preventivi-canary-'));
  outputs = join(folder, 'outputs.json');
  const addresses = {
    TableName: local.tableName,
    UserPoolId: local.userPoolId,
    CanarySecret: secret,
  };
  await writeFile(outputs, JSON.stringify({ 'preventivi-prod': addresses }));
  ({ removeSmokeUser: remove } = await import('#infra/smoke/remove-smoke-user.ts'));
});

afterAll(async () => {
  await remove(address);
  await secrets.close();
  await rm(folder, { recursive: true, force: true });
});

async function canaryUser(...args: string[]) {
  const command = ['--import', 'tsx', 'infra/canary-user.ts', '--outputs', outputs, ...args];
  const env = {
    ...process.env,
    ...localEnvironment(cloudUrl),
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
  };
  const child = spawn(process.execPath, command, { env, stdio: 'pipe' });
  const code = new Promise((resolve) => child.on('close', resolve));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, said, complained };
}

/** One run of the function, with the password of its secret. */
async function woken(SecretString = password) {
  vi.stubEnv('CANARY_SECRET', secret);
  mockedClient(SecretsManagerClient)
    .on(GetSecretValueCommand, { SecretId: secret })
    .resolves({ SecretString });
  const { handler } = await import('#lambdas/canary/canary.ts');
  return handler({ time: new Date().toISOString() }, { functionName: 'canary' } as Context);
}

describe('the canary', () => {
  it('signs in and reads once a command gave its account the password of the secret, however often', async () => {
    await expect(woken()).rejects.toThrow('User does not exist');
    for (const _ of [1, 2]) {
      expect(await canaryUser('--stage', 'prod')).toEqual({
        code: 0,
        said: 'The canary of prod may sign in.\n',
        complained: '',
      });
      await expect(woken()).resolves.toBeUndefined();
    }
  });

  it.each([
    ['with another password', () => woken('Another-Password-1'), 'Incorrect username or password'],
    [
      'without the website',
      () => {
        vi.stubEnv('WEB_ORIGIN', `${cloudUrl}/nowhere`);
        return woken().finally(() => vi.stubEnv('WEB_ORIGIN', cloudUrl));
      },
      '/nowhere/config.json answered 404.',
    ],
  ])('fails %s', async (_case, fails, reason) => {
    await expect(fails()).rejects.toThrow(reason);
  });

  it.each([
    ['dev', 'Only prod has a canary'],
    ['qa', 'does not exist'],
  ])('has no account in %s', async (stage, words) => {
    const { code, complained } = await canaryUser('--stage', stage);
    expect([code, complained]).toEqual([1, expect.stringContaining(words)]);
  });
});

it('the canary is no part of the local cloud, which is like dev', async () => {
  const wake = (name: string) => fetch(`${cloudUrl}/_local/wake/${name}`, { method: 'POST' });
  expect((await wake('tidyDevices')).status).toBe(204);
  expect((await wake('canary')).status).toBe(404);
});

const thisWeek = weekOf(new Date().toISOString()) ?? '';

async function countedQuotations(): Promise<number> {
  const query = `{ statistics(from: "${thisWeek}", to: "${thisWeek}") { sums { quotations } } }`;
  return answered(await graphql<{ statistics: { sums: { quotations: number } } }>('superUser', query))
    .statistics.sums.quotations;
}

describe('a probe', () => {
  it('is in no list, no activity and no statistics, whatever it does', async () => {
    const before = await countedQuotations();
    const token = await signedIn(address, password);
    const ask = graphqlClient(cloudUrl, token);
    const { currentUser } = await ask('{ currentUser { id } }');
    const { createQuotation } = await ask(
      'mutation ($input: CreateQuotationInput!) { createQuotation(input: $input) { id } }',
      { input: aNewQuotation({ name: 'Only for its probe' }) },
    );
    // Counted after it, in the order of the stream.
    await created('painter');
    await expect.poll(countedQuotations).toBe(before + 1);

    const users = '{ users(filter: { search: "canary" }) { total } }';
    expect(answered(await graphql('superUser', users))).toEqual({ users: { total: 0 } });
    const found = answered(await list('superUser', { filter: { search: 'only for its probe' } }));
    expect(found.quotations.total).toBe(0);
    const own = await ask('{ quotations { items { id } } }');
    expect(own.quotations.items).toEqual([createQuotation]);

    const places = placesOf([currentUser.id, createQuotation.id], await itemsOfTable());
    const kinds = places.map((place) => place.replace(/[\da-f-]{32,36}|\d{4}-\S+?Z|test-[\d-]+/g, '…'));
    expect(kinds.toSorted()).toEqual(['ONCE#…#… ONCE', 'OWNER#… Q#…#…', 'Q#… HEAD', 'U#… PROFILE']);
    await ask('mutation ($id: ID!) { deleteQuotation(id: $id) }', { id: createQuotation.id });
  });
});
