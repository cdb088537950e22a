import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDynamoDb } from '#infra/local/dynamo-db/start-dynamo-db.ts';
import { local, setLocalEnvironment } from '#infra/local/environment.ts';
import { startLocalCloud } from '#infra/local/server.ts';
import { openProgress } from '#infra/local/streams/progress.ts';
import { unpacked } from '#lambdas/runtime/table/packed.ts';
import { KillableCloud } from '#test/support/killable-cloud.ts';
import { KilledSaves } from '#test/support/killed-saves.ts';
import { KilledUploads } from '#test/support/killed-uploads.ts';
import { type Acknowledge, type KilledWork, workThrough } from '#test/support/killed-work.ts';
import { roundsOf } from '#test/support/rounds-of.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { srpSignIn } from '#test/support/srp-sign-in.ts';

const painter = 'andrea.conti@example.com';
const demoPassword = 'Preventivi-2026';
const random = seededRandom(20_261_120);
/** Two saves of each quotation, and every fifth is deleted afterwards. `npm run prove -- kills` has more of all. */
const quotations = roundsOf(20);
const deletions = quotations / 5;
const uploads = quotations * 2;
const signUps = quotations * 2;
const acknowledgements = quotations * 2 + deletions + uploads + signUps;

let directory: string;
let cloud: KillableCloud;

/** Different numbers from 1 on. */
function someOf(count: number, highest: number): Set<number> {
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(1 + Math.floor(random() * highest));
  return chosen;
}

/** After which acknowledgements it is killed; some of deletions, which a consumer of the stream has to finish. */
const kills = Math.ceil(quotations / 25);
const moments = someOf(kills, acknowledgements - deletions);
const momentsOfDeletions = someOf(kills, deletions);
let acknowledged = 0;
let deleted = 0;

const acknowledge: Acknowledge = (what) => {
  acknowledged += 1;
  if (what === 'deletion') deleted += 1;
  if (moments.has(acknowledged)) cloud.kill();
  if (what === 'deletion' && momentsOfDeletions.has(deleted)) cloud.kill();
};

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'preventivi-killed-'));
  cloud = await KillableCloud.start(directory);
});

afterAll(async () => {
  await cloud.stop();
  await rm(directory, { recursive: true });
});

/** The items of quotations in the table: each by its partition, and the copies that its rows name but are not there. */
async function readQuotationItems() {
  const dynamoDb = await startDynamoDb({ directory: join(directory, 'dynamo-db'), sweepEvery: 0 });
  const letters = await openProgress(dynamoDb.database).deadLetters();
  const named = new Map<string, string[]>();
  const copies = new Set<string>();
  let ExclusiveStartKey: object | undefined;
  do {
    const page = Object(await dynamoDb.call('Scan', { TableName: local.tableName, ExclusiveStartKey }));
    for (const { pk, sk, rows } of page.Items) {
      if (pk.S.startsWith('COPY#')) copies.add(pk.S.slice('COPY#'.length));
      if (sk.S !== 'HEAD' || !rows) continue;
      const stored = (await unpacked(Buffer.from(rows.B, 'base64'))) as { copy: string }[];
      named.set(
        pk.S,
        stored.map(({ copy }) => copy),
      );
    }
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  await dynamoDb.stop();
  const missing = [...named.values()].flat().filter((copy) => !copies.has(copy));
  return { named, missing, letters };
}

describe('a local cloud that is killed again and again while its users work', () => {
  it('keeps everything that it acknowledged, and nothing by halves', async () => {
    setLocalEnvironment(cloud.url);
    const { KilledSignUps } = await import('#test/support/killed-sign-ups.ts');
    const token = await srpSignIn(new CognitoIdentityProviderClient(), painter, demoPassword);
    const saves = new KilledSaves(cloud, token, acknowledge);
    const work: [KilledWork, number][] = [
      [saves, quotations],
      [new KilledUploads(cloud, random, acknowledge), uploads],
      [new KilledSignUps(cloud, acknowledge), signUps],
    ];
    await Promise.all(work.map(([each, count]) => workThrough(each, count, 3)));
    expect([acknowledged, cloud.kills]).toEqual([acknowledgements, kills * 2]);

    await cloud.stop();
    const { port } = cloud;
    const options = { dataDirectory: directory, demo: false, web: false, log: () => {} };
    const after = await startLocalCloud({ port, ...options });
    await after.drained();
    for (const [each] of work) await each.check();
    await after.stop();

    const { named, missing, letters } = await readQuotationItems();
    expect(missing).toEqual([]);
    for (const id of saves.kept.keys()) expect(named.get(`Q#${id}`)).toBeDefined();
    // The consumer of the stream heard of every deletion, before or after a kill.
    for (const id of saves.deleted) expect(named.get(`Q#${id}`)).toBeUndefined();
    expect(letters).toEqual([]);
  });
});
