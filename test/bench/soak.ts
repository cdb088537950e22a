import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { setLocalEnvironment } from '#infra/local/environment.ts';
import { print } from '#test/prove/figure.ts';
import { KillableCloud } from '#test/support/killable-cloud.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { watchMemory } from './soak/memory.ts';
import { makePeople } from './soak/people.ts';
import { type Told, Worker } from './soak/worker.ts';

const users = 50;
const wholeMinutes = 30;
/** Mean milliseconds between two actions of a user: five a second in total leave two cores mostly idle. */
const pace = 10_000;
/** In the first third of a whole run; shorter ones have fewer. */
const mostKills = 8;
/** Percent that resident memory may grow from the second third to the last. */
const mostGrowth = 10;

/** Counts the users' reports. */
class Tally implements Told {
  acknowledgements = 0;
  actions = 0;
  readonly errors: string[] = [];

  acknowledged(): void {
    this.acknowledgements += 1;
  }

  done(): void {
    this.actions += 1;
  }

  failed(what: string, cause: unknown): void {
    this.errors.push(`${what}: ${String(cause).slice(0, 300)}`);
  }
}

/**
 * Fifty users work for half an hour. The process is killed at random moments of the first third and once at
 * the end. So one process runs through the second and the last third, and its memory is compared.
 */
export async function benchSoak(minutes = String(wholeMinutes)): Promise<void> {
  const length = Number(minutes) * 60_000;
  const seed = Date.now() % 1_000_000;
  const random = seededRandom(seed);
  const directory = await mkdtemp(join(tmpdir(), 'preventivi-soak-'));
  const cloud = await KillableCloud.start(directory);
  try {
    setLocalEnvironment(cloud.url);
    const pool = new CognitoIdentityProviderClient({ maxAttempts: 1 });
    const tally = new Tally();
    const people = await makePeople(pool, users);
    const workers = people.map((who) => new Worker(who, cloud, pool, random, tally));
    const growth = await worked(workers, cloud, random, length);
    cloud.kill();
    const lost = await lostOf(workers);
    report(tally, lost, growth, { seed, minutes: Number(minutes), users, kills: cloud.kills });
  } finally {
    await cloud.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Runs all users and the kills; returns the memory (bytes) in the second third and in the last. */
async function worked(
  workers: readonly Worker[],
  cloud: KillableCloud,
  random: () => number,
  length: number,
): Promise<[number, number]> {
  const memory = watchMemory(() => cloud.pid);
  const start = performance.now();
  const killing = killAtRandom(cloud, random, length / 3);
  await Promise.all(workers.map((worker) => work(worker, random, start + length)));
  await killing;
  await Promise.all(workers.map((worker) => worker.end()));
  memory.stop();
  const [first, second, end] = [length / 3, (2 * length) / 3, length].map((time) => start + time);
  return [memory.median(first ?? 0, second ?? 0), memory.median(second ?? 0, end ?? 0)];
}

function report(
  { acknowledgements, actions, errors }: Tally,
  lost: readonly string[],
  [before, after]: [number, number],
  found: object,
): void {
  print({
    name: 'soak: acknowledged writes that are lost when the process is killed',
    value: lost.length,
    unit: 'writes',
    limit: 0,
    ok: lost.length === 0 && acknowledgements > users,
    acknowledged: acknowledgements,
    lost: lost.slice(0, 5),
    ...found,
  });
  print({
    name: 'soak: errors that no kill explains',
    value: errors.length,
    unit: 'errors',
    limit: 0,
    ok: errors.length === 0 && actions > users,
    actions,
    errors: errors.slice(0, 5),
    ...found,
  });
  const growth = Number((100 * (after / before - 1)).toFixed(1));
  print({
    name: 'soak: growth of resident memory from the second third to the last',
    value: growth,
    unit: '%',
    limit: mostGrowth,
    ok: growth <= mostGrowth,
    megabytes: [before, after].map((bytes) => Math.round(bytes / 2 ** 20)),
    ...found,
  });
}

/** Actions start at random times, however long the one before took, but not before its end. */
async function work(worker: Worker, random: () => number, until: number): Promise<void> {
  await pause(random() * pace);
  for (let next = performance.now(); next < until; next += -Math.log(1 - random()) * pace) {
    const left = next - performance.now();
    if (left > 0) await pause(left);
    await worker.act();
  }
}

async function killAtRandom(cloud: KillableCloud, random: () => number, within: number): Promise<void> {
  const start = performance.now();
  const kills = Math.max(2, Math.round((mostKills * within * 3) / (wholeMinutes * 60_000)));
  const moments = Array.from({ length: kills }, () => random() * within * 0.9).toSorted((a, b) => a - b);
  for (const moment of moments) {
    const left = start + moment - performance.now();
    if (left > 0) await pause(left);
    await cloud.attempt(async () => undefined);
    cloud.kill();
  }
}

/** Reads every quotation as its owner after the last kill. */
async function lostOf(workers: readonly Worker[]): Promise<string[]> {
  const lost: string[] = [];
  for (const worker of workers) {
    for (const kept of worker.kept.values())
      await worker.check(kept).catch((cause: unknown) => lost.push(String(cause).slice(0, 300)));
  }
  return lost;
}
