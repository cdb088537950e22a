import type { ChangeLog, StreamEntry } from '#infra/local/dynamo-db/change-log.ts';
import { streamDelivery } from '#infra/stream-delivery.ts';
import { deliver, type InvokeWithRecords } from './deliver.ts';
import type { Progress } from './progress.ts';
import { isWanted, type StreamMapping } from './stream-mapping.ts';

export type EventSourceSettings = {
  tableName: string;
  changes: ChangeLog;
  progress: Progress;
  invoke: InvokeWithRecords;
  /** Resolves after so many milliseconds; rejects when the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  clock(): number;
  /** Called when the consumer has come further. */
  onProgress(): void;
};

const firstDelay = 200;
const longestDelay = 30_000;
/** Records read at once, of which the filter leaves some. */
const readSize = 500;

/** Delivers the records of the stream to one function: in order, at least once, and only when there are some. */
export class EventSource {
  readonly #mapping: StreamMapping;
  readonly #settings: EventSourceSettings;
  readonly #stopping = new AbortController();
  #position: string;
  #work: Promise<void> | undefined;

  constructor(mapping: StreamMapping, settings: EventSourceSettings, position: string) {
    this.#mapping = mapping;
    this.#settings = settings;
    this.#position = position;
  }

  /** The last record that this function needs no more. */
  get position(): string {
    return this.#position;
  }

  isIdle(): boolean {
    return !this.#work && this.#position >= this.#settings.changes.lastSequence();
  }

  wake(): void {
    if (this.#work || this.isIdle() || this.#stopping.signal.aborted) return;
    this.#work = this.#run().finally(() => {
      this.#work = undefined;
      this.#settings.onProgress();
      this.wake();
    });
  }

  /** Lets the running call of the function end; what it was given and did not finish is delivered again later. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#work;
  }

  async #run(): Promise<void> {
    // The writer's answer goes out first.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      while (this.#position < this.#settings.changes.lastSequence()) await this.#deliverNext();
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      console.error(`The stream of ${this.#mapping.functionName} could not be read.`, error);
      await this.#settings.wait(longestDelay, this.#stopping.signal).catch(() => undefined);
    }
  }

  async #deliverNext(): Promise<void> {
    const { changes, tableName } = this.#settings;
    // Taken before reading: what is written meanwhile must not count as read.
    const end = changes.lastSequence();
    const read = await changes.read(this.#position, readSize);
    const last = read.at(-1);
    if (!last) {
      // The numbers were given, the records are trimmed or not ours to see.
      this.#position = end;
      return;
    }
    const wanted = read.filter((entry) => isWanted(this.#mapping, tableName, entry.record));
    for (let start = 0; start < wanted.length; start += this.#mapping.batchSize) {
      await this.#deliverBatch(wanted.slice(start, start + this.#mapping.batchSize));
    }
    this.#position = last.sequence;
    this.#settings.onProgress();
  }

  /**
   * A failed batch is halved until the record that fails stands alone; the halving does not count as an attempt. That
   * record is tried again, ever later, and in the end becomes a dead letter. So it does not block the stream for ever.
   */
  async #deliverBatch(batch: StreamEntry[]): Promise<void> {
    let rest = batch;
    let size = batch.length;
    let attempts = 0;
    while (rest.length > 0) {
      this.#stopping.signal.throwIfAborted();
      const given = rest.slice(0, size);
      const outcome = await deliver(this.#settings.invoke, this.#mapping.functionName, given);
      const lastDone = given[outcome.failedAt - 1];
      if (lastDone) {
        await this.#moveTo(lastDone);
        attempts = 0;
        rest = rest.slice(outcome.failedAt);
      }
      if (outcome.failedAt === given.length) continue;
      const isAlone = given.length === 1 || outcome.named === true;
      if (isAlone) attempts += 1;
      const [lost] = rest;
      if (lost && attempts > streamDelivery.retryAttempts) {
        await this.#moveTo(lost, { attempts, error: outcome.error ?? '' });
        rest = rest.slice(1);
        attempts = 0;
        size = batch.length;
        continue;
      }
      if (!isAlone) size = Math.ceil(given.length / 2);
      await this.#settings.wait(this.#delay(attempts), this.#stopping.signal);
    }
  }

  async #moveTo(entry: StreamEntry, failure?: { attempts: number; error: string }): Promise<void> {
    const { progress, clock } = this.#settings;
    const { functionName } = this.#mapping;
    const at = new Date(clock()).toISOString();
    const letter = failure && { functionName, record: entry.record, at, ...failure };
    await progress.moveTo(functionName, entry.sequence, letter);
    this.#position = entry.sequence;
  }

  #delay(attempts: number): number {
    return Math.min(firstDelay * 2 ** Math.max(0, attempts - 1), longestDelay);
  }
}
