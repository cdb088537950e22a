import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDynamoDb } from '#infra/local/dynamo-db/start-dynamo-db.ts';
import { startStreams } from '#infra/local/streams/start-streams.ts';
import { tableShape } from '#infra/table-shape.ts';
import { everything, sortKeysOf } from '#test/support/local-stream.ts';
import { roundsOf } from '#test/support/rounds-of.ts';
import { seededRandom } from '#test/support/seeded-random.ts';

const script = new URL('../support/write-transactions.ts', import.meta.url).pathname;
/** `npm run prove -- kills` has more. */
const kills = Math.ceil(roundsOf(40) / 12);
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'preventivi-kill-'));
});

afterEach(() => rm(directory, { recursive: true }));

/** Lets a writer go on, kills it while it writes a round, and answers the last one that it had finished. */
async function writeAndKill(firstRound: number, killedIn: number): Promise<number> {
  const writer = spawn(process.execPath, ['--import', 'tsx', script, directory, String(firstRound)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let finished = firstRound - 1;
  for await (const text of writer.stdout) {
    const said = String(text);
    if (said.includes(`writing ${killedIn}\n`)) writer.kill('SIGKILL');
    for (const [, round] of said.matchAll(/written (\d+)\n/g)) finished = Number(round);
  }
  return finished;
}

/** The sort keys of all records that the writer's consumer has not finished. */
async function deliverTheRest(): Promise<unknown[]> {
  const dynamoDb = await startDynamoDb({ directory, sweepEvery: 0 });
  const seen: unknown[] = [];
  const streams = await startStreams({
    dynamoDb,
    tableName: 'preventivi',
    mappings: [everything],
    invoke: async (_name, event) => void seen.push(...sortKeysOf(event)),
  });
  await streams.drained();
  await streams.stop();
  await dynamoDb.stop();
  return seen;
}

type Written = { Items: { round: { N: string } }[]; Count: number };

async function readAll() {
  const dynamoDb = await startDynamoDb({ directory, sweepEvery: 0 });
  await dynamoDb.ensureTable('preventivi', tableShape);
  const scan = async (more: object): Promise<Written> =>
    // The answer of a Scan of the items above.
    (await dynamoDb.call('Scan', { TableName: 'preventivi', ...more })) as Written;
  const table = await scan({});
  const index = await scan({ IndexName: 'gsi1' });
  const records = await dynamoDb.changes.read('', 1_000_000);
  await dynamoDb.stop();
  const rounds = [...new Set(table.Items.map(({ round }) => Number(round.N)))];
  return { rounds, items: table.Count, entries: index.Count, records: records.length };
}

describe('a process that is killed in the middle of transactions', () => {
  it('leaves each of them done wholly or not at all, and loses no record that a consumer had begun', async () => {
    const random = seededRandom(7);
    let round = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const finished = await writeAndKill(round + 1, round + 2 + Math.floor(random() * 4));
      const found = await readAll();
      round = found.rounds[0] ?? 0;
      expect(found).toEqual({ rounds: [round], items: 100, entries: 100, records: 100 * round });
      expect(round).toBeGreaterThanOrEqual(finished);
    }
    const rows = Array.from({ length: 100 }, (_, row) => `ROW#${row}`);
    expect(await deliverTheRest()).toEqual(Array.from({ length: round }, () => rows).flat());
  }, 60_000);
});
