import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { demoPassword, startLocalCloud } from '#infra/local/server.ts';
import { limits } from '#shared/access/limits.ts';
import { print } from '#test/prove/figure.ts';
import { srpSignIn } from '#test/support/srp-sign-in.ts';
import { type Call, loadCalls } from './load-calls.ts';
import { percentile } from './percentile.ts';

/** Each sends its next call right after an answer. */
const clients = 4;
/** Milliseconds for each kind of call. */
const duration = 8000;
/**
 * Milliseconds for 95 calls in 100, calls a second of all clients together, and the number of calls that ends the
 * measurement. Clients and cloud share two processors.
 */
const usual = { limit: 500, leastRate: 10, most: Number.POSITIVE_INFINITY };
/**
 * An evaluated test becomes a quotation of twelve rows with their products, in one transaction. All clients
 * share the hourly limit of one account, and each has made a quotation before.
 */
const others: Record<string, typeof usual> = {
  'evaluate a guided test': { limit: 1250, leastRate: 3, most: limits['new-quotation'].most - clients },
};

/**
 * Load on the local cloud by some clients over HTTP, like browsers: with sign-in, access rules and the table
 * on disk.
 */
export async function benchLoad(): Promise<void> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'preventivi-load-'));
  const cloud = await startLocalCloud({ port: 0, dataDirectory, demo: true, web: false, log: () => {} });
  try {
    const { hostname } = new URL(cloud.url);
    if (hostname !== '127.0.0.1') throw new Error(`${cloud.url} is no cloud of this machine.`);
    const token = await srpSignIn(
      new CognitoIdentityProviderClient(),
      'andrea.conti@example.com',
      demoPassword,
    );
    const calls = await loadCalls(cloud.url, token, clients);
    for (const [name, call] of Object.entries(calls)) await measure(name, call);
  } finally {
    await cloud.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function measure(name: string, call: Call): Promise<void> {
  const { limit, leastRate, most } = others[name] ?? usual;
  const times: number[] = [];
  let begun = 0;
  const start = performance.now();
  async function client(which: number) {
    for (let step = 0; begun < most && performance.now() - start < duration; step += 1) {
      begun += 1;
      const sent = performance.now();
      await call(which, step);
      times.push(performance.now() - sent);
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, which) => client(which)));
  const rate = Number(((times.length * 1000) / (performance.now() - start)).toFixed(1));
  const value = Math.round(percentile(times, 0.95));
  print({
    name: `local cloud, ${clients} clients that ${name}, p95`,
    value,
    unit: 'ms',
    limit,
    ok: value <= limit && rate >= leastRate,
    rate,
    leastRate,
    calls: times.length,
  });
}
