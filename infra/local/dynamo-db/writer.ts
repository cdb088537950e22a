import type { WritableChangeLog } from './change-log.ts';
import type { Database } from './database.ts';
import type { Expiry } from './expiry.ts';
import { WriteBatch } from './write-batch.ts';

export type Writer = {
  /** Runs alone; what `work` wrote into the batch, the records and the expiries are kept in one write. */
  write<Result>(work: (batch: WriteBatch) => Promise<Result>, kind?: WriteKind): Promise<Result>;
  /** Runs alone, as a write does. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
};

type WriteKind = {
  /** The items were removed because their time was over. */
  expired?: boolean;
  /** Loading demo data wakes nobody. */
  silent?: boolean;
};

/**
 * All writes of the local DynamoDB, one after the other. So a single write waits for a transaction, and is never
 * refused beside it (TransactionConflictException): `test/support/faults` does that.
 */
export function createWriter(database: Database, log: WritableChangeLog, expiry: Expiry): Writer {
  let tail: Promise<unknown> = Promise.resolve();

  function alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = tail.then(work);
    tail = done.catch(() => undefined);
    return done;
  }

  return {
    alone,
    write: (work, kind = {}) =>
      alone(async () => {
        const batch = new WriteBatch(database);
        const result = await work(batch);
        const changes = batch.changes();
        const records = kind.silent ? [] : log.append(changes, kind.expired ?? false);
        await database.write([...batch.operations(), ...records, ...expiry.follow(changes)]);
        if (records.length > 0) log.announce();
        return result;
      }),
  };
}
