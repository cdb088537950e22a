import { local } from '#infra/local/environment.ts';
import { isWanted, streamMappings } from '#infra/local/streams/stream-mapping.ts';
import type { changesOf } from '#lambdas/live/changes-of.ts';
import { functions } from '#lambdas/manifest.ts';
import { type Capacity, capacityOf } from '#test/support/capacity.ts';
import type { openDataServices } from '#test/support/data-services.ts';
import { aLambdaContext } from '#test/support/lambda.ts';

/** Units and time of the stream's consumers, and their messages to browsers. */
export type Following = Capacity & { milliseconds: number; calls: number; messages: number };

type Changes = Awaited<ReturnType<typeof openDataServices>>['dynamoDb']['changes'];
type Records = Parameters<typeof changesOf>[0][];

const mappings = streamMappings(functions);

/** Delivers the changes after a moment to the consumers, and their own changes too, until none is left. */
export async function follow(changes: Changes, after: string): Promise<Following> {
  const sum: Following = { read: 0, write: 0, requests: 0, milliseconds: 0, calls: 0, messages: 0 };
  let position = after;
  for (;;) {
    const entries = await changes.read(position, 10_000);
    const last = entries.at(-1);
    if (!last) return sum;
    position = last.sequence;
    const records = entries.map(({ record }) => record);
    for (const mapping of mappings) {
      const wanted = records.filter((record) => isWanted(mapping, local.tableName, record));
      if (wanted.length > 0) await deliver(mapping.functionName, wanted, sum);
    }
  }
}

/** One call for each change: rare changes form no batches. */
async function deliver(name: string, records: Records, sum: Following): Promise<void> {
  const consumer = consumers[name];
  if (!consumer) throw new Error(`The bench does not know the consumer ${name}.`);
  const start = performance.now();
  const { read, write, requests } = await capacityOf(() => consumer(records, sum));
  sum.milliseconds += performance.now() - start;
  sum.read += read;
  sum.write += write;
  sum.requests += requests;
  sum.calls += 1;
}

const consumers: Record<string, (records: Records, sum: Following) => Promise<void>> = {
  async followChanges(Records) {
    const { handler } = await import('#lambdas/maintenance/follow-changes.ts');
    const { batchItemFailures } = await handler({ Records }, aLambdaContext());
    if (batchItemFailures.length > 0) throw new Error('A record was not processed.');
  },
  /** Its reads count here; its messages are in the bill. */
  async publishChanges(records, sum) {
    const { publishedOf } = await import('#lambdas/live/publish-changes.ts');
    for (const record of records) sum.messages += (await publishedOf(record)).length;
  },
};
