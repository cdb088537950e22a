import { setTimeout as delay } from 'node:timers/promises';
import type { LocalDynamoDb } from '#infra/local/dynamo-db/start-dynamo-db.ts';
import type { InvokeWithRecords } from './deliver.ts';
import { EventSource, type EventSourceSettings } from './event-source.ts';
import { type DeadLetter, openProgress } from './progress.ts';
import type { StreamMapping } from './stream-mapping.ts';

type StreamsOptions = {
  dynamoDb: LocalDynamoDb;
  tableName: string;
  mappings: StreamMapping[];
  invoke: InvokeWithRecords;
  wait?: EventSourceSettings['wait'];
  clock?: () => number;
};

export type LocalStreams = {
  /** Resolves when every function has had every record meant for it, also those that functions caused. */
  drained(): Promise<void>;
  /** The records that a function refused to the end, the oldest first. */
  deadLetters(): Promise<DeadLetter[]>;
  /** Must end before the DynamoDB is stopped. */
  stop(): Promise<void>;
};

async function waitUnlessStopped(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal, ref: false });
}

/** Delivers the table's stream to the functions that the manifest names, from where they were when it last ended. */
export async function startStreams(options: StreamsOptions): Promise<LocalStreams> {
  const { dynamoDb, mappings, clock = Date.now, wait = waitUnlessStopped } = options;
  const { changes, database } = dynamoDb;
  const progress = openProgress(database);
  const sources: EventSource[] = [];
  let waiting: (() => void)[] = [];
  let trimmed = '';
  let trimming = Promise.resolve();

  function trim(): void {
    const passed = sources.map((source) => source.position).reduce((a, b) => (a < b ? a : b));
    if (passed <= trimmed) return;
    trimmed = passed;
    trimming = trimming.then(() => changes.trimUpTo(passed));
  }

  function onProgress(): void {
    trim();
    if (!sources.every((source) => source.isIdle())) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  const settings = { ...options, changes, progress, wait, clock, onProgress };
  for (const mapping of mappings) {
    sources.push(new EventSource(mapping, settings, await progress.position(mapping.functionName)));
  }
  const wake = () => {
    for (const source of sources) source.wake();
  };
  if (sources.length > 0) changes.onGrowth(wake);
  wake();

  return {
    deadLetters: progress.deadLetters,
    async drained() {
      while (!sources.every((source) => source.isIdle())) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      await trimming;
    },
    async stop() {
      await Promise.all(sources.map((source) => source.stop()));
      await trimming;
    },
  };
}
