import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { killAfter } from '#test/support/kill-after.ts';
import { type ReplayStep, replayStep, replaySteps } from '#test/support/replay-steps.ts';
import { openReplayWorld } from '#test/support/replay-world.ts';
import { roundsOf } from '#test/support/rounds-of.ts';
import { seededRandom } from '#test/support/seeded-random.ts';

const world = await openReplayWorld();
const steps = await replaySteps();
const { client } = await import('#lambdas/runtime/table/table.ts');
afterAll(() => world.close());
beforeEach(() => {
  // A fixed clock: items store the time when they expire.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const sequence = fc.array(replayStep, { minLength: 4, maxLength: 30 });
const runs = roundsOf(60);

/** Runs the steps on an empty table. After every fifth step `follow` passes the new records to the consumer. */
async function taken(all: readonly ReplayStep[], follow: (records: DynamoDBRecord[]) => Promise<void>) {
  await world.wipe();
  steps.begin();
  const start = world.last();
  let last = start;
  const next = async () => {
    for (;;) {
      const records = await world.records(last);
      if (records.length === 0) return;
      last = world.last();
      await follow(records);
    }
  };
  for (const [index, step] of all.entries()) {
    await steps.take(step);
    if (index % 5 === 4) await next();
  }
  await next();
  return { state: await world.state(), start };
}

/** Delivers each record once, in order. */
const once = async (records: DynamoDBRecord[]) => {
  expect(await world.deliver(records)).toBe(records.length);
};

/**
 * Deals partitions to new shards, each in order, in batches of random size. Some batches are interrupted and
 * repeated.
 */
function anew(random: () => number) {
  const below = (most: number) => Math.floor(random() * most);
  return async (records: readonly DynamoDBRecord[]) => {
    const shards = 1 + below(3);
    const shardOf = new Map<string, number>();
    for (const record of records) {
      const pk = record.dynamodb?.Keys?.pk?.S ?? '';
      if (!shardOf.has(pk)) shardOf.set(pk, below(shards));
    }
    for (let shard = 0; shard < shards; shard += 1) {
      let rest = records.filter(({ dynamodb }) => shardOf.get(dynamodb?.Keys?.pk?.S ?? '') === shard);
      while (rest.length > 0) {
        const batch = rest.slice(0, 1 + below(7));
        if (random() < 0.3) await cutOff(batch, below(4));
        // From the middle again, as after a lost answer.
        expect(await world.deliver(batch)).toBe(batch.length);
        if (random() < 0.3) await world.deliver(batch.slice(below(batch.length)));
        rest = rest.slice(batch.length);
      }
    }
  };
}

/** Kills the consumer at its n-th write. */
async function cutOff(batch: DynamoDBRecord[], writes: number) {
  killAfter(writes, [client]);
  await world.deliver(batch).catch(() => undefined);
  vi.restoreAllMocks();
}

it('records that repeat, change shards and restart leave the same as one delivery of each', async () => {
  await fc.assert(
    fc.asyncProperty(sequence, fc.nat(), async (all, seed) => {
      const { state: wanted } = await taken(all, once);
      const bring = anew(seededRandom(seed));
      const { start } = await taken(all, async (records) => {
        await bring(records);
        await bring(records);
      });
      expect(await world.state()).toEqual(wanted);
      // All records from the beginning, after everything was processed.
      await bring(await world.records(start));
      expect(await world.state()).toEqual(wanted);
    }),
    { numRuns: runs },
  );
});

const poisons = [
  { pk: { S: 'CATALOGUE#phase' }, sk: { S: 'poison' }, updatedBy: { S: 'x' }, name: { N: '1' } },
  { pk: { S: 'DEVICE#poison' }, sk: { S: 'DEVICE' }, token: { N: '1' } },
  {
    ...{ pk: { S: 'P#poison' }, sk: { S: 'DETAIL' }, updatedBy: { S: 'x' }, updatedAt: { S: 'no time' } },
    name: { M: { it: { S: 'Veleno' } } },
  },
];
const isPoison = (text: string) => text.includes('poison');

it('a record that always fails ends in the dead-letter queue, alone, and all others are processed', async () => {
  let lettersBefore = (await world.stream(world.last())).length;
  await fc.assert(
    fc.asyncProperty(sequence, fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), async (all, places) => {
      const { state: wanted } = await taken(all, once);
      await world.wipe();
      steps.begin();
      const start = world.last();
      for (const [index, step] of all.entries()) {
        for (const [which, place] of places.entries())
          if (place % all.length === index) await world.put(poisons[which] ?? {});
        await steps.take(step);
        if (index % 5 === 4) await world.stream(start);
      }
      const letters = await world.stream(start);
      const state = await world.state();
      expect({ ...state, items: state.items.filter((item) => !isPoison(item)) }).toEqual(wanted);
      const fresh = letters.slice(lettersBefore);
      lettersBefore = letters.length;
      expect(fresh.map(({ record }) => JSON.stringify(record.dynamodb?.Keys)).filter(isPoison)).toHaveLength(
        places.length,
      );
      expect(fresh).toHaveLength(places.length);
    }),
    { numRuns: Math.ceil(runs / 4) },
  );
});
